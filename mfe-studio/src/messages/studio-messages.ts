import { defineMessages } from 'storefront-kit/messages';

/** Texts of every page of the studio. */
export const studioMessages = defineMessages(
  {
    title: 'Studio',
    documents: 'Documents',
    record: 'Record',
    pages: 'Pages of the studio',
    loading: 'Loading',
    failed: 'That didn’t work. Please try again.',
    tryAgain: 'Try again',
    editorsOnly: 'The studio is for editors. Ask an operator of the shop to give you the role.',
    unknown: 'There is no such document. Check the address.',
    close: 'Close',
    cancel: 'Cancel',
  },
  {
    fr: {
      title: 'Studio',
      documents: 'Documents',
      record: 'Journal',
      pages: 'Pages du studio',
      loading: 'Chargement',
      failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
      tryAgain: 'Réessayer',
      editorsOnly: 'Le studio est réservé aux rédacteurs. Demandez le rôle à un opérateur de la boutique.',
      unknown: 'Ce document n’existe pas. Vérifiez l’adresse.',
      close: 'Fermer',
      cancel: 'Annuler',
    },
    de: {
      title: 'Studio',
      documents: 'Dokumente',
      record: 'Protokoll',
      pages: 'Seiten des Studios',
      loading: 'Wird geladen',
      failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
      tryAgain: 'Erneut versuchen',
      editorsOnly: 'Das Studio ist für die Redaktion. Bitten Sie einen Operator des Shops um die Rolle.',
      unknown: 'Dieses Dokument gibt es nicht. Prüfen Sie die Adresse.',
      close: 'Schließen',
      cancel: 'Abbrechen',
    },
  },
);

import { defineMessages } from 'storefront-kit/messages';

export const addCardMessages = defineMessages(
  {
    title: 'Add a card',
    text: 'The payment provider keeps the card; we keep its last four digits.',
    save: 'Save card',
    saving: 'Saving',
    cancel: 'Cancel',
    loading: 'Loading the card form',
    failed: 'The card form could not be loaded.',
    silent: 'The card form gave no answer. Nothing was saved; please try again.',
    tryAgain: 'Try again',
  },
  {
    fr: {
      title: 'Ajouter une carte',
      text: 'Le prestataire de paiement garde la carte ; nous en gardons les quatre derniers chiffres.',
      save: 'Enregistrer la carte',
      saving: 'Enregistrement',
      cancel: 'Annuler',
      loading: 'Chargement du formulaire de carte',
      failed: 'Le formulaire de carte n’a pas pu être chargé.',
      silent: 'Le formulaire de carte n’a pas répondu. Rien n’est enregistré ; veuillez réessayer.',
      tryAgain: 'Réessayer',
    },
    de: {
      title: 'Karte hinzufügen',
      text: 'Der Zahlungsanbieter bewahrt die Karte auf; wir behalten ihre letzten vier Ziffern.',
      save: 'Karte speichern',
      saving: 'Wird gespeichert',
      cancel: 'Abbrechen',
      loading: 'Das Kartenformular wird geladen',
      failed: 'Das Kartenformular konnte nicht geladen werden.',
      silent: 'Das Kartenformular hat nicht geantwortet. Es ist nichts gespeichert; bitte noch einmal versuchen.',
      tryAgain: 'Erneut versuchen',
    },
  },
);

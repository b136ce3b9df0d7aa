import { defineMessages } from 'storefront-kit/messages';

/** Spelled the British way. */
const british = {
  editTitle: 'Change colour or size',
};

export const quickshopMessages = defineMessages(
  {
    title: 'Quick shop',
    editTitle: 'Change color or size',
    close: 'Close',
    loading: 'Loading the product',
    failed: 'This product could not be loaded. Please try again.',
    tryAgain: 'Try again',
    details: 'See all details',
    update: 'Update in cart',
    unchanged: 'This is in your cart',
    updateSaved: 'Update saved item',
    unchangedSaved: 'This is what you saved',
    buyApplePay: 'Buy now with Apple Pay',
    updated: (name: string) => `${name} was changed`,
    comingSoon: 'Coming soon',
  },
  {
    fr: {
      title: 'Achat rapide',
      editTitle: 'Changer de couleur ou de taille',
      close: 'Fermer',
      loading: 'Chargement du produit',
      failed: 'Ce produit n’a pas pu être chargé. Veuillez réessayer.',
      tryAgain: 'Réessayer',
      details: 'Voir tous les détails',
      update: 'Modifier dans le panier',
      unchanged: 'C’est ce qui est au panier',
      updateSaved: 'Modifier l’article gardé',
      unchangedSaved: 'C’est ce que vous avez gardé',
      buyApplePay: 'Acheter avec Apple Pay',
      updated: (name: string) => `${name} a été modifié`,
      comingSoon: 'Bientôt disponible',
    },
    de: {
      title: 'Schnellkauf',
      editTitle: 'Farbe oder Größe ändern',
      close: 'Schließen',
      loading: 'Produkt wird geladen',
      failed: 'Dieses Produkt konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
      tryAgain: 'Erneut versuchen',
      details: 'Alle Einzelheiten',
      update: 'Im Warenkorb ändern',
      unchanged: 'Das liegt im Warenkorb',
      updateSaved: 'Gemerktes ändern',
      unchangedSaved: 'Das haben Sie gemerkt',
      buyApplePay: 'Jetzt mit Apple Pay kaufen',
      updated: (name: string) => `${name} wurde geändert`,
      comingSoon: 'Bald erhältlich',
    },
  },
  { 'en-gb': british, 'en-ca': british },
);

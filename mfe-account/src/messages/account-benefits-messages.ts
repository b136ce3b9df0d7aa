import { defineMessages } from 'storefront-kit/messages';

/** Spelled the British way. */
const british = {
  pointsText: 'Join the loyalty programme, and what you buy earns points.',
};

export const accountBenefitsMessages = defineMessages(
  {
    benefits: 'What you get with an account',
    pointsTitle: 'Points with every order',
    pointsText: 'Join the loyalty program, and what you buy earns points.',
    ordersTitle: 'Orders, returns, and invoices',
    ordersText: 'Follow a parcel, send something back or find an invoice, all in one place.',
    savedTitle: 'Saved addresses and cards',
    savedText: 'Ready at checkout, so that you type less.',
  },
  {
    fr: {
      benefits: 'Ce qu’apporte un compte',
      pointsTitle: 'Des points à chaque commande',
      pointsText: 'Rejoignez le programme de fidélité : vos achats rapportent des points.',
      ordersTitle: 'Commandes, retours et factures',
      ordersText: 'Suivez un colis, renvoyez un article ou retrouvez une facture, tout au même endroit.',
      savedTitle: 'Adresses et cartes enregistrées',
      savedText: 'Prêtes au moment de payer, pour moins de saisie.',
    },
    de: {
      benefits: 'Was ein Konto bringt',
      pointsTitle: 'Punkte mit jeder Bestellung',
      pointsText: 'Nehmen Sie am Treueprogramm teil, und Ihre Einkäufe bringen Punkte.',
      ordersTitle: 'Bestellungen, Rücksendungen und Rechnungen',
      ordersText: 'Pakete verfolgen, etwas zurückschicken, eine Rechnung abrufen: alles an einem Ort.',
      savedTitle: 'Gespeicherte Adressen und Karten',
      savedText: 'An der Kasse schon da, damit Sie weniger tippen.',
    },
  },
  { 'en-gb': british },
);

import { defineMessages } from 'storefront-kit/messages';

/** Countries are named by Intl, so that the sentences name none. */
export const locationMessages = defineMessages(
  {
    title: 'Choose your country and language',
    intro: 'Prices, delivery, and stock depend on the country your order goes to.',
    NORA: 'North America',
    EMEA: 'Europe',
    question: (country: string) => `Switch to our ${country} shop?`,
    text: (country: string, currency: string) =>
      `You’re in our ${country} shop. We only deliver there, and prices are in ${currency}.`,
    go: (country: string) => `Go to our ${country} shop`,
    stay: (country: string) => `Stay in our ${country} shop`,
    all: 'All countries and languages',
    close: 'Close',
  },
  {
    fr: {
      title: 'Choisissez votre pays et votre langue',
      intro: 'Les prix, la livraison et les stocks dépendent du pays de livraison.',
      NORA: 'Amérique du Nord',
      EMEA: 'Europe',
      question: (country: string) => `Vous achetez depuis un autre pays (${country}) ?`,
      text: (country: string, currency: string) =>
        `Vous êtes dans la boutique « ${country} ». Elle ne livre que dans ce pays, et ses prix sont en ${currency}.`,
      go: (country: string) => `Aller à la boutique « ${country} »`,
      stay: (country: string) => `Rester dans la boutique « ${country} »`,
      all: 'Tous les pays et langues',
      close: 'Fermer',
    },
    de: {
      title: 'Land und Sprache wählen',
      intro: 'Preise, Versand und Bestand hängen davon ab, in welches Land Ihre Bestellung geht.',
      NORA: 'Nordamerika',
      EMEA: 'Europa',
      question: (country: string) => `Kaufen Sie aus einem anderen Land ein (${country})?`,
      text: (country: string, currency: string) =>
        `Das ist der Shop „${country}“. Er liefert nur dorthin, und seine Preise sind in ${currency}.`,
      go: (country: string) => `Zum Shop „${country}“`,
      stay: (country: string) => `Im Shop „${country}“ bleiben`,
      all: 'Alle Länder und Sprachen',
      close: 'Schließen',
    },
  },
);

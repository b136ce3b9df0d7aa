import { defineMessages, plural } from 'storefront-kit/messages';

/** Texts of the search for stores, which small dialogs about pickup do without. */
export const storeSearchMessages = defineMessages(
  {
    place: 'City, ZIP or store',
    find: 'Find stores',
    finding: 'Looking for stores',
    here: 'Use my position',
    locating: 'Finding your position',
    positionFailed: 'Your position could not be found. Please type a place.',
    storesFailed: 'The stores could not be loaded. Please try again.',
    tryAgain: 'Try again',
    found: (n: number) => plural('en', n, { one: `${n} store`, other: `${n} stores` }),
    some: (n: number) => `${n} stores. Type a place to see others.`,
    unknown: (typed: string) => `We couldn’t find a place or store called “${typed}”. Here are stores to choose from.`,
  },
  {
    fr: {
      place: 'Ville, code postal ou magasin',
      find: 'Chercher',
      finding: 'Recherche des magasins',
      here: 'Utiliser ma position',
      locating: 'Recherche de votre position',
      positionFailed: 'Votre position est introuvable. Veuillez saisir un lieu.',
      storesFailed: 'Les magasins n’ont pas pu être chargés. Veuillez réessayer.',
      tryAgain: 'Réessayer',
      found: (n: number) => plural('fr', n, { one: `${n} magasin`, other: `${n} magasins` }),
      some: (n: number) => `${n} magasins. Saisissez un lieu pour en voir d’autres.`,
      unknown: (typed: string) =>
        `Nous n’avons trouvé ni lieu ni magasin du nom de « ${typed} ». Voici des magasins au choix.`,
    },
    de: {
      place: 'Ort, PLZ oder Laden',
      find: 'Läden suchen',
      finding: 'Läden werden gesucht',
      here: 'Meinen Standort verwenden',
      locating: 'Standort wird gesucht',
      positionFailed: 'Ihr Standort wurde nicht gefunden. Bitte geben Sie einen Ort ein.',
      storesFailed: 'Die Läden konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
      tryAgain: 'Erneut versuchen',
      found: (n: number) => plural('de', n, { one: `${n} Laden`, other: `${n} Läden` }),
      some: (n: number) => `${n} Läden. Geben Sie einen Ort ein, um weitere zu sehen.`,
      unknown: (typed: string) =>
        `Wir haben weder einen Ort noch einen Laden namens „${typed}“ gefunden. Diese Läden stehen zur Wahl.`,
    },
  },
  { 'en-gb': { place: 'Town, postcode or store' }, 'en-ca': { place: 'City, postal code or store' } },
);

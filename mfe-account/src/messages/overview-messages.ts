import { defineMessages, plural } from 'storefront-kit/messages';

/** Spelled the British way. */
const british = {
  favorites: 'Your favourites',
  toFavorites: 'All favourites',
};

export const overviewMessages = defineMessages(
  {
    toPoints: 'Points and vouchers',
    join: 'See the program',
    toConfirm: 'Open the link, or get another',
    sizes: 'Your sizes',
    shoeSize: (size: string) => `Shoe size ${size}`,
    noSizes: 'You have not told us your shoe size yet.',
    toSizes: 'Change sizes and interests',
    addSizes: 'Add your size',
    delivery: 'Your delivery address',
    noAddress: 'No address is kept yet. With one, your next order needs less typing.',
    toAddresses: 'All addresses',
    addAddress: 'Add an address',
    favorites: 'Your favorites',
    kept: (n: number) => plural('en', n, { one: `${n} saved item`, other: `${n} saved items` }),
    toFavorites: 'All favorites',
  },
  {
    fr: {
      toPoints: 'Points et bons',
      join: 'Découvrir le programme',
      toConfirm: 'Ouvrir le lien ou en recevoir un autre',
      sizes: 'Vos tailles',
      shoeSize: (size: string) => `Pointure ${size}`,
      noSizes: 'Vous ne nous avez pas encore indiqué votre pointure.',
      toSizes: 'Modifier les tailles et les activités',
      addSizes: 'Ajouter votre pointure',
      delivery: 'Votre adresse de livraison',
      noAddress: 'Aucune adresse n’est enregistrée. Avec une adresse, votre prochaine commande ira plus vite.',
      toAddresses: 'Toutes les adresses',
      addAddress: 'Ajouter une adresse',
      favorites: 'Vos favoris',
      kept: (n: number) => plural('fr', n, { one: `${n} article enregistré`, other: `${n} articles enregistrés` }),
      toFavorites: 'Tous les favoris',
    },
    de: {
      toPoints: 'Punkte und Gutscheine',
      join: 'Zum Programm',
      toConfirm: 'Link öffnen oder neu anfordern',
      sizes: 'Ihre Größen',
      shoeSize: (size: string) => `Schuhgröße ${size}`,
      noSizes: 'Ihre Schuhgröße kennen wir noch nicht.',
      toSizes: 'Größen und Interessen ändern',
      addSizes: 'Größe angeben',
      delivery: 'Ihre Lieferadresse',
      noAddress: 'Noch ist keine Adresse gespeichert. Mit einer geht die nächste Bestellung schneller.',
      toAddresses: 'Alle Adressen',
      addAddress: 'Adresse hinzufügen',
      favorites: 'Ihre Merkliste',
      kept: (n: number) => plural('de', n, { one: `${n} Artikel gemerkt`, other: `${n} Artikel gemerkt` }),
      toFavorites: 'Zur Merkliste',
    },
  },
  { 'en-ca': british, 'en-gb': { ...british, join: 'See the programme' } },
);

import { defineMessages } from 'storefront-kit/messages';

export const searchMessages = defineMessages(
  {
    close: 'Close search',
    recent: 'Your last searches',
    forget: 'Clear',
    searches: 'Searches',
    products: 'Products',
    articles: 'Articles',
    help: 'Help',
    showAll: (text: string) => `All products for “${text}”`,
  },
  {
    fr: {
      close: 'Fermer la recherche',
      recent: 'Vos dernières recherches',
      forget: 'Effacer',
      searches: 'Recherches',
      products: 'Produits',
      articles: 'Articles',
      help: 'Aide',
      showAll: (text) => `Tous les produits pour « ${text} »`,
    },
    de: {
      close: 'Suche schließen',
      recent: 'Ihre letzten Suchen',
      forget: 'Löschen',
      searches: 'Suchen',
      products: 'Produkte',
      articles: 'Artikel',
      help: 'Hilfe',
      showAll: (text) => `Alle Produkte zu „${text}“`,
    },
  },
);

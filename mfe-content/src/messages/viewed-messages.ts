import { defineMessages } from 'storefront-kit/messages';

export const viewedMessages = defineMessages(
  { title: 'Recently viewed', loading: 'Loading what you looked at', clear: 'Clear this list' },
  {
    fr: { title: 'Vus récemment', loading: 'Chargement de vos produits vus', clear: 'Effacer cette liste' },
    de: { title: 'Zuletzt angesehen', loading: 'Zuletzt Angesehenes wird geladen', clear: 'Diese Liste löschen' },
  },
);

import { defineMessages, plural } from 'storefront-kit/messages';

/** "12", or "12+" for a lower bound. */
const count = (n: number, isLeast = false): string => (isLeast ? `${n}+` : `${n}`);

export const filterMessages = defineMessages(
  {
    title: 'Filter',
    close: 'Close the filters',
    clear: 'Clear all',
    show: (n: number, isLeast?: boolean) =>
      `Show ${count(n, isLeast)} ${plural('en', n, { one: 'product', other: 'products' })}`,
    showAll: 'Show products',
    none: 'Nothing fits all of these. Take one away to see more.',
  },
  {
    fr: {
      title: 'Filtrer',
      close: 'Fermer les filtres',
      clear: 'Tout effacer',
      show: (n: number, isLeast?: boolean) =>
        `Voir ${count(n, isLeast)} ${plural('fr', n, { one: 'produit', other: 'produits' })}`,
      showAll: 'Voir les produits',
      none: 'Rien ne répond à tous ces critères. Retirez-en un pour en voir plus.',
    },
    de: {
      title: 'Filter',
      close: 'Filter schließen',
      clear: 'Alle entfernen',
      show: (n: number, isLeast?: boolean) =>
        `${count(n, isLeast)} ${plural('de', n, { one: 'Produkt', other: 'Produkte' })} anzeigen`,
      showAll: 'Produkte anzeigen',
      none: 'Auf alle diese Filter passt nichts. Nehmen Sie einen weg, um mehr zu sehen.',
    },
  },
);

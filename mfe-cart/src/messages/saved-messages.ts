import { defineMessages } from 'storefront-kit/messages';

/** Texts of the list that is saved for later. */
export const savedMessages = defineMessages(
  {
    savedTitle: 'Saved for later',
    savedUnread: 'What you saved for later could not be loaded.',
    savedMore: 'Show more',
    toCart: 'Move to cart',
    toCartItem: (name: string) => `Move to cart: ${name}`,
    removeSaved: (name: string) => `Remove ${name} from what is saved`,
  },
  {
    fr: {
      savedTitle: 'Gardé pour plus tard',
      savedUnread: 'Vos articles gardés n’ont pas pu être chargés.',
      savedMore: 'Afficher plus',
      toCart: 'Mettre au panier',
      toCartItem: (name: string) => `Mettre au panier : ${name}`,
      removeSaved: (name: string) => `Retirer ${name} des articles gardés`,
    },
    de: {
      savedTitle: 'Für später gemerkt',
      savedUnread: 'Was Sie sich gemerkt haben, konnte nicht geladen werden.',
      savedMore: 'Mehr zeigen',
      toCart: 'In den Warenkorb',
      toCartItem: (name: string) => `In den Warenkorb: ${name}`,
      removeSaved: (name: string) => `Entfernen: ${name}`,
    },
  },
);

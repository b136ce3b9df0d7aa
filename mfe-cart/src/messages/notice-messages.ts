import { defineMessages, plural } from 'storefront-kit/messages';

/** Texts of notices about a cart and its lines. */
export const noticeMessages = defineMessages(
  {
    orderUpdated: 'Your order has been updated',
    understood: 'All right',
    deliveryChanged: 'Delivery method changed',
    allSoldOut: 'This order cannot be completed: everything in it has sold out.',
    someSoldOut: 'Not everything in your cart can be had as it is. Please look at the marked lines.',
    giftLost: (name: string) => `Your free gift is no longer included: ${name}. Its offer does not apply any more.`,
    takeWhatIsLeft: (n: number) => `Take ${n}`,
    missing: (n: number) => `${n} ${plural('en', n, { one: 'is', other: 'are' })} missing.`,
    notEarned: (code: string) => `${code} gives nothing yet`,
  },
  {
    fr: {
      orderUpdated: 'Votre commande a été mise à jour',
      understood: 'D’accord',
      deliveryChanged: 'Mode de livraison modifié',
      allSoldOut: 'Cette commande ne peut pas aboutir : tout est épuisé.',
      someSoldOut: 'Tout n’est pas disponible tel quel. Veuillez vérifier les lignes signalées.',
      giftLost: (name: string) => `Votre cadeau n’est plus compris : ${name}. Son offre ne s’applique plus.`,
      takeWhatIsLeft: (n: number) => `En prendre ${n}`,
      missing: (n: number) => `Il en manque ${n}.`,
      notEarned: (code: string) => `${code} ne donne rien pour l’instant`,
    },
    de: {
      orderUpdated: 'Ihre Bestellung wurde aktualisiert',
      understood: 'In Ordnung',
      deliveryChanged: 'Versandart geändert',
      allSoldOut: 'Diese Bestellung ist nicht möglich: Alles darin ist ausverkauft.',
      someSoldOut: 'Nicht alles ist so zu haben. Bitte sehen Sie die markierten Zeilen an.',
      giftLost: (name: string) => `Ihr Geschenk ist nicht mehr dabei: ${name}. Das Angebot dazu gilt nicht mehr.`,
      takeWhatIsLeft: (n: number) => `${n} nehmen`,
      missing: (n: number) => `${n} ${plural('de', n, { one: 'fehlt', other: 'fehlen' })}.`,
      notEarned: (code: string) => `${code} bringt noch nichts`,
    },
  },
);

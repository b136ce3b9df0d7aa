import { defineMessages } from 'storefront-kit/messages';

/** Texts of reservations. */
export const reservationMessages = defineMessages(
  {
    reservation: 'Reservation',
    offer: 'Little is left. We can hold your cart for you while you decide.',
    offerTill: 'Hold the goods while the customer decides.',
    hold: 'Hold my cart',
    holding: 'Holding',
    held: (time: string) => `Held for you until ${time}`,
    left: (minutes: string) => `${minutes} left`,
    heldNow: (time: string) => `Your cart is held until ${time}.`,
    ended: 'The hold has ended, and the goods are there for everybody again. You can still buy what is left.',
    failed: 'The cart could not be held. Please try again.',
  },
  {
    fr: {
      reservation: 'Réservation',
      offer: 'Il en reste peu. Nous pouvons réserver votre panier pendant que vous réfléchissez.',
      offerTill: 'Réserver les articles pendant que la personne réfléchit.',
      hold: 'Réserver mon panier',
      holding: 'Réservation en cours',
      held: (time: string) => `Réservé pour vous jusqu’à ${time}`,
      left: (minutes: string) => `encore ${minutes}`,
      heldNow: (time: string) => `Votre panier est réservé jusqu’à ${time}.`,
      ended:
        'La réservation est terminée, les articles sont de nouveau disponibles pour tous. Ce qui reste peut être acheté.',
      failed: 'Le panier n’a pas pu être réservé. Veuillez réessayer.',
    },
    de: {
      reservation: 'Reservierung',
      offer: 'Es ist nur noch wenig da. Wir legen Ihren Warenkorb zurück, während Sie überlegen.',
      offerTill: 'Die Ware zurücklegen, während die Kundin oder der Kunde überlegt.',
      hold: 'Warenkorb zurücklegen',
      holding: 'Wird zurückgelegt',
      held: (time: string) => `Für Sie zurückgelegt bis ${time}`,
      left: (minutes: string) => `noch ${minutes}`,
      heldNow: (time: string) => `Ihr Warenkorb ist bis ${time} zurückgelegt.`,
      ended: 'Die Reservierung ist abgelaufen, die Ware ist wieder für alle da. Was noch da ist, können Sie kaufen.',
      failed: 'Der Warenkorb konnte nicht zurückgelegt werden. Bitte noch einmal versuchen.',
    },
  },
);

import { defineMessages } from 'storefront-kit/messages';

export const pickupLineMessages = defineMessages(
  {
    pickUpAt: (day: string, store: string, until: string) => `Pick up ${day} at ${store}, ${until}`,
    elsewhere: (own: string, store: string, distance: string, day: string) =>
      `Not at ${own}; ${day} at ${store}, ${distance} away`,
    notAt: (own: string) => `Not at ${own} right now`,
  },
  {
    fr: {
      pickUpAt: (day: string, store: string, until: string) => `Retrait ${day} chez ${store}, ${until}`,
      elsewhere: (own: string, store: string, distance: string, day: string) =>
        `Pas chez ${own} ; ${day} chez ${store}, à ${distance}`,
      notAt: (own: string) => `Pas chez ${own} pour le moment`,
    },
    de: {
      pickUpAt: (day: string, store: string, until: string) => `Abholung ${day} bei ${store}, ${until}`,
      elsewhere: (own: string, store: string, distance: string, day: string) =>
        `Nicht bei ${own}; ${day} bei ${store}, ${distance} entfernt`,
      notAt: (own: string) => `Gerade nicht bei ${own}`,
    },
  },
);

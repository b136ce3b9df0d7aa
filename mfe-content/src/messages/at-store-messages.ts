import { defineMessages } from 'storefront-kit/messages';

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const atStoreMessages = defineMessages(
  {
    atMyStore: 'At my store today',
    at: (store: string) => `At ${store}`,
    atOn: (store: string, day: string) => `At ${store} ${day}`,
    changeStore: 'Change store',
    pickUp: (day: string) => `Pick up ${day}`,
    pickUpAt: (day: string, store: string, until: string) => `Pick up ${day} at ${store}, ${until}`,
    elsewhere: (own: string, store: string, distance: string, day: string) =>
      `Not at ${own}; ${day} at ${store}, ${distance} away`,
    notAt: (own: string) => `Not at ${own} right now`,
  },
  {
    fr: {
      atMyStore: 'À mon magasin aujourd’hui',
      at: (store: string) => `Chez ${store}`,
      atOn: (store: string, day: string) => `Chez ${store} ${day}`,
      changeStore: 'Changer de magasin',
      pickUp: (day: string) => `Retrait ${day}`,
      pickUpAt: (day: string, store: string, until: string) => `Retrait ${day} chez ${store}, ${until}`,
      elsewhere: (own: string, store: string, distance: string, day: string) =>
        `Pas chez ${own} ; ${day} chez ${store}, à ${distance}`,
      notAt: (own: string) => `Pas chez ${own} pour le moment`,
    },
    de: {
      atMyStore: 'Heute in meinem Laden',
      at: (store: string) => `Bei ${store}`,
      atOn: (store: string, day: string) => `${upper(day)} bei ${store}`,
      changeStore: 'Anderer Laden',
      pickUp: (day: string) => `Abholung ${day}`,
      pickUpAt: (day: string, store: string, until: string) => `Abholung ${day} bei ${store}, ${until}`,
      elsewhere: (own: string, store: string, distance: string, day: string) =>
        `Nicht bei ${own}; ${day} bei ${store}, ${distance} entfernt`,
      notAt: (own: string) => `Gerade nicht bei ${own}`,
    },
  },
);

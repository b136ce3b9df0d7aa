import { defineMessages } from 'storefront-kit/messages';

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const atStoreMessages = defineMessages(
  {
    atMyStore: 'At my store today',
    at: (store: string) => `At ${store}`,
    atOn: (store: string, day: string) => `At ${store} ${day}`,
    changeStore: 'Change store',
    pickUp: (day: string) => `Pick up ${day}`,
  },
  {
    fr: {
      atMyStore: 'À mon magasin aujourd’hui',
      at: (store: string) => `Chez ${store}`,
      atOn: (store: string, day: string) => `Chez ${store} ${day}`,
      changeStore: 'Changer de magasin',
      pickUp: (day: string) => `Retrait ${day}`,
    },
    de: {
      atMyStore: 'Heute in meinem Laden',
      at: (store: string) => `Bei ${store}`,
      atOn: (store: string, day: string) => `${upper(day)} bei ${store}`,
      changeStore: 'Anderer Laden',
      pickUp: (day: string) => `Abholung ${day}`,
    },
  },
);

import type { Language } from 'shared-contracts/locale';

interface Words {
  readonly code: (brand: string, code: string, minutes: number) => string;
  readonly shipped: (brand: string, order: string, link: string) => string;
  readonly ready: (brand: string, order: string, place: string) => string;
  /** How to end the messages; the services that send them ask for it. */
  readonly stop: string;
}

/** The text messages: short, since each 160 characters cost as much as one message. */
export const textWords: Readonly<Record<Language, Words>> = {
  en: {
    code: (brand, code, minutes) => `${brand}: ${code} is your code for text messages, for ${minutes} minutes.`,
    shipped: (brand, order, link) => `${brand}: your order ${order} is on its way. ${link}`.trim(),
    ready: (brand, order, place) => `${brand}: your order ${order} is ready for you. ${place}`.trim(),
    stop: 'Reply STOP to end.',
  },
  fr: {
    code: (brand, code, minutes) => `${brand} : ${code} est votre code pour les textos, pendant ${minutes} minutes.`,
    shipped: (brand, order, link) => `${brand} : votre commande ${order} est en route. ${link}`.trim(),
    ready: (brand, order, place) => `${brand} : votre commande ${order} vous attend. ${place}`.trim(),
    stop: 'Répondez STOP pour arrêter.',
  },
  de: {
    code: (brand, code, minutes) => `${brand}: ${code} ist Ihr Code für SMS. Er gilt ${minutes} Minuten.`,
    shipped: (brand, order, link) => `${brand}: Ihre Bestellung ${order} ist unterwegs. ${link}`.trim(),
    ready: (brand, order, place) => `${brand}: Ihre Bestellung ${order} liegt bereit. ${place}`.trim(),
    stop: 'Mit STOP beenden.',
  },
};

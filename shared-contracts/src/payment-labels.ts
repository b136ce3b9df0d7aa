import type { PaymentMethodId } from './calls/cart-entities.ts';
import type { Language } from './locale.ts';

/** Name of a payment method, in offers and on invoices. */
export const paymentLabels: Readonly<Record<PaymentMethodId, Readonly<Record<Language, string>>>> = {
  CREDIT_CARD: { en: 'Card', fr: 'Carte', de: 'Karte' },
  PAYPAL: { en: 'PayPal', fr: 'PayPal', de: 'PayPal' },
  KLARNA: { en: 'Klarna', fr: 'Klarna', de: 'Klarna' },
  DW_APPLE_PAY: { en: 'Apple Pay', fr: 'Apple Pay', de: 'Apple Pay' },
  GIFT_CARD: { en: 'Gift card', fr: 'Carte-cadeau', de: 'Geschenkkarte' },
  LOYALTY_POINTS: { en: 'Points', fr: 'Points', de: 'Punkte' },
  REWARD_CODE: { en: 'Reward code', fr: 'Code de récompense', de: 'Prämiencode' },
  REWARD_CARD: { en: 'Reward card', fr: 'Carte de récompense', de: 'Prämienkarte' },
  ATHLETES_PAYMENT: { en: 'Athlete credit', fr: 'Crédit athlète', de: 'Athletenguthaben' },
  INFLUENCER_CREDIT: { en: 'Creator credit', fr: 'Crédit créateur', de: 'Creator-Guthaben' },
};

/** Display names of card brands. */
const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
};

const endings: Readonly<Record<Language, (name: string, lastFour: string) => string>> = {
  en: (name, lastFour) => `${name} ending in ${lastFour}`,
  fr: (name, lastFour) => `${name} se terminant par ${lastFour}`,
  de: (name, lastFour) => `${name} mit Endziffern ${lastFour}`,
};

interface Paid {
  readonly code: PaymentMethodId;
  readonly additionalData: { readonly brand?: string | undefined; readonly lastFour?: string | undefined };
}

/** Methods whose last four digits tell one from another. */
const numbered: ReadonlySet<PaymentMethodId> = new Set(['CREDIT_CARD', 'GIFT_CARD', 'REWARD_CARD']);

/** The payment of an order in words, revealing at most a card's last four digits. */
export function paymentText({ code, additionalData: { brand, lastFour } }: Paid, language: Language): string {
  const label = paymentLabels[code][language];
  const name = code === 'CREDIT_CARD' ? (brands[brand ?? ''] ?? label) : label;
  const shown = numbered.has(code) ? lastFour : undefined;
  return shown ? endings[language](name, shown) : name;
}

import type { PaymentMethodId } from 'shared-contracts/calls/cart-entities';
import type { Language } from 'shared-contracts/locale';

/** What a payment method is called, in offers and on invoices. */
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

import type { Flash } from 'shared-contracts/calls/cart-entities';
import type { Language } from 'shared-contracts/locale';

const texts = {
  ProductLineItemInventoryMissing: {
    en: 'Only {available} left; we cannot send {qty}.',
    fr: 'Plus que {available} ; nous ne pouvons pas en envoyer {qty}.',
    de: 'Nur noch {available} da; {qty} können wir nicht liefern.',
  },
  ProductLineItemFullInventoryMissing: {
    en: 'Sold out since you added it.',
    fr: 'Épuisé depuis que vous l’avez ajouté.',
    de: 'Inzwischen ausverkauft.',
  },
  ProductItemNotAvailable: {
    en: 'Not available here at the moment.',
    fr: 'Pas disponible ici pour le moment.',
    de: 'Hier zurzeit nicht erhältlich.',
  },
  CouponNotCombined: {
    en: 'Another offer saves you more and cannot be combined with it.',
    fr: 'Une autre offre est plus avantageuse et ne se cumule pas.',
    de: 'Ein anderes Angebot spart mehr und ist nicht kombinierbar.',
  },
  CouponConditions: {
    en: 'Does not apply to what is in your cart now.',
    fr: 'Ne s’applique pas au contenu actuel du panier.',
    de: 'Gilt nicht für das, was jetzt im Warenkorb liegt.',
  },
  CouponEnded: { en: 'Can no longer be used.', fr: 'N’est plus utilisable.', de: 'Kann nicht mehr eingelöst werden.' },
  PaymentNotAuthorized: {
    en: 'Your bank asks you to confirm the payment.',
    fr: 'Votre banque vous demande de confirmer le paiement.',
    de: 'Ihre Bank bittet Sie, die Zahlung zu bestätigen.',
  },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;

export type FlashCode = keyof typeof texts;

/** The sentence of a message in a language with its gaps filled in. */
export function messageOf(
  code: FlashCode,
  language: Language,
  fill: Readonly<Record<string, string | number>> = {},
): string {
  return texts[code][language].replace(/\{(\w+)\}/g, (_, name: string) => String(fill[name] ?? ''));
}

/** A message of the cart; pages match its code. */
export function flashOf(
  code: FlashCode,
  language: Language,
  more: { readonly itemId?: string; readonly details?: Record<string, string | number> } = {},
): Flash {
  return { code, message: messageOf(code, language, more.details), ...more };
}

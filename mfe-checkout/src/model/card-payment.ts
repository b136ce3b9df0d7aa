import type { SavedInstrument } from 'shared-contracts/calls/consumer-wallet';
import type { Locale } from 'shared-contracts/locale';
import { paymentText } from 'shared-contracts/payment-labels';
import type { ReadyPayment, TokenisedCard } from './ready-payment.ts';

/** A card as shown to the shopper, e.g. "Visa ending in 1111". */
export const cardLabel = (
  { brand, lastFour }: { readonly brand?: string | undefined; readonly lastFour: string },
  locale: Locale,
): string => paymentText({ code: 'CREDIT_CARD', additionalData: { brand, lastFour } }, locale.language);

/** A newly typed card; `keepToken` is set when it is to be saved. */
export function typedCardPayment(card: TokenisedCard, keepToken: string | undefined, locale: Locale): ReadyPayment {
  return {
    code: 'CREDIT_CARD',
    additionalData: { token: card.token, cardType: card.brand },
    label: cardLabel(card, locale),
    ...(keepToken ? { keepToken } : {}),
  };
}

/** A saved card, with the token of its security code where required. */
export function savedCardPayment(card: SavedInstrument, codeToken: string | undefined, locale: Locale): ReadyPayment {
  return {
    code: 'CREDIT_CARD',
    id: card.paymentInstrumentId,
    additionalData: { ...(codeToken ? { token: codeToken } : {}), ...(card.brand ? { cardType: card.brand } : {}) },
    label: cardLabel(card, locale),
  };
}

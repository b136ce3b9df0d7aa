import type { SavedInstrument } from 'shared-contracts/calls/consumer-wallet';
import type { Locale } from 'shared-contracts/locale';
import { checkoutMessages } from '../../messages/checkout-messages.ts';
import type { ReadyPayment, TokenisedCard } from '../../model/ready-payment.ts';

const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
};

/** A card as the shopper knows it, e.g. "Visa ending in 1111". */
export function cardLabel(
  { brand, lastFour }: { readonly brand?: string | undefined; readonly lastFour: string },
  locale: Locale,
): string {
  const texts = checkoutMessages(locale);
  return texts.paidBy(brandNames[brand ?? ''] ?? brand ?? texts.card, lastFour);
}

/** A card that was just typed; `keepToken` when it is to be saved. */
export function typedCardPayment(card: TokenisedCard, keepToken: string | undefined, locale: Locale): ReadyPayment {
  return {
    code: 'CREDIT_CARD',
    additionalData: { token: card.token },
    label: cardLabel(card, locale),
    ...(keepToken ? { keepToken } : {}),
  };
}

/** A saved card, with the token of its security code where that was asked. */
export function savedCardPayment(card: SavedInstrument, codeToken: string | undefined, locale: Locale): ReadyPayment {
  return {
    code: 'CREDIT_CARD',
    id: card.paymentInstrumentId,
    additionalData: codeToken ? { token: codeToken } : {},
    label: cardLabel(card, locale),
  };
}

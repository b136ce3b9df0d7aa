import type { Order } from 'shared-contracts/calls/checkout';
import type { AccountMessages } from '../../messages/account-messages.ts';

type Payment = Order['paymentMethod'][number];

/** Names that are the same in every language. */
const properNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  PAYPAL: 'PayPal',
  KLARNA: 'Klarna',
  DW_APPLE_PAY: 'Apple Pay',
};

/** What an order was paid with, in words, with no more of a card than its last four digits. */
export function paymentText({ code, additionalData: { brand, lastFour } }: Payment, texts: AccountMessages): string {
  if (code === 'CREDIT_CARD') {
    const name = properNames[brand ?? ''] ?? texts.card;
    return lastFour ? texts.cardEnding(name, lastFour) : name;
  }
  if (code === 'GIFT_CARD') return lastFour ? texts.cardEnding(texts.giftCard, lastFour) : texts.giftCard;
  return properNames[code] ?? texts.credit;
}

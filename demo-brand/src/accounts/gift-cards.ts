import { cardNumberFrom, type DemoGiftCard } from 'commerce-api/brand';
import type { Currency } from 'shared-contracts/locale';

/** The PIN of every gift card and reward card. */
export const demoPin = '246810';

const currencies: readonly Currency[] = ['USD', 'CAD', 'GBP', 'EUR'];

/** Balance and state of the cards of each currency; the position is part of the number. */
const outcomes: readonly Pick<DemoGiftCard, 'balance' | 'state'>[] = [
  { balance: 10_000, state: 'active' },
  { balance: 2_500, state: 'active' },
  { balance: 0, state: 'active' },
  { balance: 5_000, state: 'expired' },
  { balance: 5_000, state: 'blocked' },
];

/** A gift card for every outcome in every currency. */
export const giftCards: readonly DemoGiftCard[] = currencies.flatMap((currency, first) =>
  outcomes.map((outcome, second) => ({
    ...outcome,
    number: cardNumberFrom(`${first + 1}${second + 1}000000000`),
    pin: demoPin,
    currency,
  })),
);

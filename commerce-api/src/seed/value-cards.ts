import type { Currency } from 'shared-contracts/locale';
import { hashedUuid } from '../base/hash.ts';
import { cardNumberFrom, numberHash, pinHash } from '../ledger/value-cards.ts';

/** The PIN of every gift card of the demo shop. */
export const seedPin = '2468';

const currencies: readonly Currency[] = ['USD', 'CAD', 'GBP', 'EUR'];
const outcomes = ['normal', 'second', 'empty', 'expired', 'blocked'] as const;
export type SeedCardOutcome = (typeof outcomes)[number];

const balances: Readonly<Record<SeedCardOutcome, number>> = {
  normal: 10_000,
  second: 2_500,
  empty: 0,
  expired: 5_000,
  blocked: 5_000,
};

/** The number of a gift card of the demo shop. */
export const seedCardNumber = (currency: Currency, outcome: SeedCardOutcome): string =>
  cardNumberFrom(`${currencies.indexOf(currency) + 1}${outcomes.indexOf(outcome) + 1}000000000`);

interface SeedCard {
  readonly number: string;
  readonly currency: Currency;
  readonly outcome: SeedCardOutcome;
}

const cards: readonly SeedCard[] = currencies.flatMap((currency) =>
  outcomes.map((outcome) => ({ number: seedCardNumber(currency, outcome), currency, outcome })),
);

const idOf = ({ number }: SeedCard): string => hashedUuid(`value-card:${number}`);

/** Rows of the ledger for a gift card of every outcome in every currency. */
export function seedValueCards(asOf: Date) {
  return {
    ledger_account: cards.map((card) => ({
      account_id: idOf(card),
      kind: 'GIFT_CARD',
      owner_id: null,
      unit: card.currency,
      balance: balances[card.outcome],
      cap: null,
      created_at: asOf.toISOString(),
    })),
    ledger_entry: cards
      .filter(({ outcome }) => balances[outcome] > 0)
      .map((card) => ({
        account_id: idOf(card),
        key: 'opening',
        kind: 'plain',
        amount: balances[card.outcome],
        settles: null,
        reference: 'opening',
        created_at: asOf.toISOString(),
      })),
    value_card: cards.map((card) => ({
      card_id: idOf(card),
      number_hash: numberHash(card.number),
      pin_hash: pinHash(card.number, seedPin),
      last_four: card.number.slice(-4),
      state: card.outcome === 'blocked' ? 'blocked' : 'active',
      expires_at: card.outcome === 'expired' ? new Date(asOf.getTime() - 86_400_000).toISOString() : null,
      order_number: null,
      created_at: asOf.toISOString(),
    })),
  };
}

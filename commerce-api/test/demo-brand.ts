import type { Currency } from 'shared-contracts/locale';
import { loadBrand } from '../src/load-brand.ts';
import { demoRecords } from './demo-records.ts';

/** The brand under test, loaded as the service loads it. */
export const demoBrand = await loadBrand();

const { accounts } = demoBrand;
if (!accounts) throw new Error('The demo brand has demo accounts');
const { giftCards, rewards } = accounts;

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The demo brand has no ${what}`);
  return value;
}

const outcomes = {
  normal: { state: 'active', balance: 10_000 },
  second: { state: 'active', balance: 2_500 },
  empty: { state: 'active', balance: 0 },
  expired: { state: 'expired', balance: 5_000 },
  blocked: { state: 'blocked', balance: 5_000 },
} as const;
export type DemoCardOutcome = keyof typeof outcomes;

/** Returns the number of the demo gift card with an outcome. */
export function demoCardNumber(currency: Currency, outcome: DemoCardOutcome): string {
  const { state, balance } = outcomes[outcome];
  const card = giftCards.find((one) => one.currency === currency && one.state === state && one.balance === balance);
  return found(card, `${outcome} gift card in ${currency}`).number;
}

/** The PIN of every demo gift card and reward card. */
export const demoPin = found(giftCards[0], 'gift card').pin;

/** Returns the number of the demo reward card in a currency. */
export const rewardCardNumber = (currency: Currency): string =>
  found(
    rewards.find((reward) => reward.kind === 'REWARD_CARD' && reward.currency === currency),
    `reward card in ${currency}`,
  ).number;

/** Returns the shared reward code in a currency. */
export const rewardCodeOf = (currency: Currency): string =>
  found(
    rewards.find(
      ({ kind, currency: own, ownerEmail }) => kind === 'REWARD_CODE' && own === currency && ownerEmail === undefined,
    ),
    `reward code in ${currency}`,
  ).number;

const mug = found(
  demoRecords('products').find(({ type }) => type === 'gift'),
  'gift',
);
const mugColor = found(mug.colors[0], 'gift');

/** The gift for large orders. */
export const demoGift = {
  productId: mug.id + mugColor.code,
  upc: found(mugColor.sizes[0], 'gift').upc,
} as const;

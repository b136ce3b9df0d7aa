import type { RecordInput } from 'commerce-api/brand';

/** Vouchers by what 100 points are worth in minor units of the market. */
const vouchers = (amountPer100Points: number) =>
  [500, 1000, 2500, 5000].map((points) => ({ points, amount: (points / 100) * amountPer100Points }));

const rules = {
  dispatchUntil: 14,
  returnDays: 60,
  giftCards: { least: 1000, most: 50_000 },
  // Smaller amounts are not worth an invoice.
  paymentMinimums: { KLARNA: 3500 },
  // A point for each whole unit of currency, as the page of the loyalty program says.
  amountPerPoint: 100,
  invitations: { points: 1000, leastAmount: 7500, mostPerYear: 10 },
};

/** What holds in the markets of the demo shop. */
export const demoMarkets: readonly RecordInput<'markets'>[] = [
  { id: 'US', warehouse: 'W100', ...rules, vouchers: vouchers(100) },
  { id: 'CA', warehouse: 'W200', ...rules, vouchers: vouchers(130) },
  { id: 'GB', warehouse: 'W300', ...rules, vouchers: vouchers(80) },
  { id: 'DE', warehouse: 'W300', ...rules, vouchers: vouchers(90) },
];

import type { RecordInput } from 'commerce-api/brand';

const rules = {
  dispatchUntil: 14,
  returnDays: 60,
  giftCards: { least: 1000, most: 50_000 },
  // Smaller amounts are not worth an invoice.
  paymentMinimums: { KLARNA: 3500 },
  // A point for each whole unit of currency, as the page of the loyalty program says.
  amountPerPoint: 100,
  // Worth what the points pay as they are.
  vouchers: [500, 1000, 2500, 5000].map((points) => ({ points, amount: points })),
  invitations: { points: 1000, leastAmount: 7500, mostPerYear: 10 },
};

/** What holds in the markets of the demo shop. */
export const demoMarkets: readonly RecordInput<'markets'>[] = [
  { id: 'US', warehouse: 'W100', ...rules },
  { id: 'CA', warehouse: 'W200', ...rules },
  { id: 'GB', warehouse: 'W300', ...rules },
  { id: 'DE', warehouse: 'W300', ...rules },
];

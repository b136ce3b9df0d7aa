import type { RecordInput } from 'commerce-api/brand';

const rules = { dispatchUntil: 14, returnDays: 60, giftCards: { least: 1000, most: 50_000 } };

/** What holds in the markets of the demo shop. */
export const demoMarkets: readonly RecordInput<'markets'>[] = [
  { id: 'US', warehouse: 'W100', ...rules },
  { id: 'CA', warehouse: 'W200', ...rules },
  { id: 'GB', warehouse: 'W300', ...rules },
  { id: 'DE', warehouse: 'W300', ...rules },
];

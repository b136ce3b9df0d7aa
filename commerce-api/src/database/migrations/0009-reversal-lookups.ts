import type { Migration } from '../migration.ts';

/** What cancelling and giving up look for, without going through everything that was ever given back or used. */
export const reversalLookups: Migration = {
  name: '0009-reversal-lookups',
  statements: [
    'create index refund_reversal on refund (reversal_id)',
    'create index coupon_use_order on coupon_use (order_number)',
  ],
};

import type { Migration } from '../migration.ts';

/** Indexes for cancellations and rollbacks, to avoid scanning all reversals and coupon uses. */
export const reversalLookups: Migration = {
  name: '0009-reversal-lookups',
  statements: [
    'create index refund_reversal on refund (reversal_id)',
    'create index coupon_use_order on coupon_use (order_number)',
  ],
};

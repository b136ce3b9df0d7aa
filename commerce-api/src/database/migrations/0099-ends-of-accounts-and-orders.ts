import type { Migration } from '../migration.ts';

/** Finds idle accounts, and what refers to payments and returns of orders that end. */
export const endsOfAccountsAndOrders: Migration = {
  name: '0099-ends-of-accounts-and-orders',
  statements: [
    'create index account_used on account (used_at)',
    'create index account_idle_notice on account (idle_notice_at) where idle_notice_at is not null',
    'create index refund_payment on refund (payment_id)',
    'create index withdrawal_return on withdrawal (return_id) where return_id is not null',
  ],
};

import type { Migration } from '../migration.ts';

/** Withdrawals from the contract of an order, as they were declared. */
export const withdrawals: Migration = {
  name: '0082-withdrawals',
  statements: [
    `create table withdrawal (
      withdrawal_id uuid primary key,
      order_number text not null references orders on delete cascade,
      lines jsonb not null,
      return_id uuid references order_reversal on delete set null,
      declared_at timestamptz not null
    )`,
    'create index withdrawal_order on withdrawal (order_number)',
  ],
};

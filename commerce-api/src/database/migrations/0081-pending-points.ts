import type { Migration } from '../migration.ts';

/** Orders whose points wait until nothing of them can be cancelled or returned any more. */
export const pendingPoints: Migration = {
  name: '0081-pending-points',
  statements: [
    `create table pending_points (
      order_number text primary key references orders on delete cascade,
      check_at timestamptz not null default now()
    )`,
    'create index pending_points_check_at on pending_points (check_at)',
  ],
};

import type { Migration } from '../migration.ts';

/**
 * How much of a market's currency earns a point. Markets that a shop has already keep the amount of the former code, and
 * an order earns at the rate at which it was placed. The default serves the version before, which does not know the column.
 */
export const earnedPoints: Migration = {
  name: '0089-earned-points',
  statements: [
    `update market set rules = rules || '{"amountPerPoint": 100}' where not rules ? 'amountPerPoint'`,
    'alter table pending_points add column amount_per_point integer not null default 100',
  ],
};

import type { Migration } from '../migration.ts';

/** From which amount a method pays in each market. Markets that a shop has already keep Klarna's minimum of the former code. */
export const paymentMinimums: Migration = {
  name: '0090-payment-minimums',
  statements: [
    `update market set rules = rules || '{"paymentMinimums": {"KLARNA": 3500}}' where not rules ? 'paymentMinimums'`,
  ],
};

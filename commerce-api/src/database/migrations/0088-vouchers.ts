import type { Migration } from '../migration.ts';

/** What points can be exchanged for in each market. Markets that a shop has already keep the vouchers of the former code. */
export const vouchers: Migration = {
  name: '0088-vouchers',
  statements: [
    `update market set rules = rules || jsonb_build_object('vouchers', (
      select jsonb_agg(jsonb_build_object('points', points, 'amount', points / 100 * per_100_points) order by points)
      from unnest(array[500, 1000, 2500, 5000]) as points))
    from (values ('US', 100), ('CA', 130), ('GB', 80), ('DE', 90)) as former (country, per_100_points)
    where market_id = country and not rules ? 'vouchers'`,
  ],
};

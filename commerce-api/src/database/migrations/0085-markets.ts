import type { Migration } from '../migration.ts';

/**
 * What holds in each market. A shop that has goods already keeps the warehouses, hours, return window, and gift cards that it
 * has had, until its merchant imports others.
 */
export const markets: Migration = {
  name: '0085-markets',
  statements: [
    `create table market (market_id text primary key, warehouse_id text not null references location (location_id), rules jsonb not null)`,
    `update location set time_zone = 'America/Los_Angeles' where location_id = 'W100' and time_zone is null`,
    `insert into market (market_id, warehouse_id, rules)
      select rules ->> 'id', rules ->> 'warehouse', rules from jsonb_array_elements('[
        {"id": "US", "warehouse": "W100", "dispatchUntil": 14, "returnDays": 60, "giftCards": {"least": 1000, "most": 50000}},
        {"id": "CA", "warehouse": "W200", "dispatchUntil": 14, "returnDays": 60, "giftCards": {"least": 1000, "most": 50000}},
        {"id": "GB", "warehouse": "W300", "dispatchUntil": 14, "returnDays": 60, "giftCards": {"least": 1000, "most": 50000}},
        {"id": "DE", "warehouse": "W300", "dispatchUntil": 14, "returnDays": 60, "giftCards": {"least": 1000, "most": 50000}}
      ]') as former (rules)
      where exists (select from style) and exists (select from location where location_id = rules ->> 'warehouse')`,
  ],
};

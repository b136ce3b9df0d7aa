import type { Migration } from '../migration.ts';

/** What a store's own day needs: its time zone, days with other hours, and what it offers. */
export const storeDays: Migration = {
  name: '0062-store-days',
  statements: [
    // Without one, the zone of the store's country counts (delivery/opening-hours.ts).
    'alter table location add column time_zone text',
    "alter table location add column special_hours jsonb not null default '{}'",
    "alter table location add column services jsonb not null default '[]'",
    // Without `available`, so that taking the last unit rewrites no index.
    'create index stock_location on stock (location_id, upc)',
  ],
};

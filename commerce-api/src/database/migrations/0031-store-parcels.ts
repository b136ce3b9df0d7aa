import type { Migration } from '../migration.ts';

/** Whether a store accepts parcels for customers, until now decided by its id. */
export const storeParcels: Migration = {
  name: '0031-store-parcels',
  statements: [
    'alter table location add column accepts_parcels boolean not null default true',
    "update location set accepts_parcels = false where location_id in ('US04', 'GB02')",
  ],
};

import type { Migration } from '../migration.ts';

/**
 * What carriers report about a parcel. `due_at` and `plan` of shipments stay for instances of the previous version,
 * which move shipments by a timer.
 */
export const fulfilment: Migration = {
  name: '0030-fulfilment',
  statements: ['alter table shipment add column carrier text', 'alter table shipment add column tracking_url text'],
};

import type { Migration } from '../migration.ts';

/** Notes that a merchant imported the catalogue, so that no brand fills the shop over it. */
export const importedCatalogue: Migration = {
  name: '0014-imported-catalogue',
  statements: ['create table imported_catalogue (imported_at timestamptz not null default now())'],
};

import type { Migration } from '../migration.ts';

/** How often each table was changed, for the instances that keep what is made of it. */
export const tableChangeCounts: Migration = {
  name: '0083-table-changes',
  statements: ['create table table_change (name text primary key, revision double precision not null)'],
};

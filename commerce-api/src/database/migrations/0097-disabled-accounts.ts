import type { Migration } from '../migration.ts';

/** Since when nobody can sign in to an account. */
export const disabledAccounts: Migration = {
  name: '0097-disabled-accounts',
  statements: ['alter table account add column disabled_at timestamptz'],
};

import type { Migration } from '../migration.ts';

/** When an account was last signed in to, and told that it will be deleted. For accounts that are there, the time begins now. */
export const idleAccounts: Migration = {
  name: '0098-idle-accounts',
  statements: [
    'alter table account add column used_at timestamptz not null default now(), add column idle_notice_at timestamptz',
  ],
};

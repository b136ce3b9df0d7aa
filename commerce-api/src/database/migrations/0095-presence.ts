import type { Migration } from '../migration.ts';

/** When the owner of an account last confirmed, beyond signing in, to be at the page of a session. */
export const presence: Migration = {
  name: '0095-presence',
  statements: ['alter table session add column presence_at timestamptz'],
};

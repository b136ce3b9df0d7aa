import type { Migration } from '../migration.ts';

/**
 * The hash of what all tokens of a session share, so that a token that was replaced long ago still leads to its session.
 * Nullable, because an older instance opens sessions without it.
 */
export const tokenFamily: Migration = {
  name: '0040-token-family',
  statements: [
    'alter table session add column family_hash text',
    'create unique index session_family on session (family_hash)',
  ],
};

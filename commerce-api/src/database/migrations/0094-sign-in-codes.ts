import type { Migration } from '../migration.ts';

/** Mailed codes that sign in without a password, each for the device that asked, and whether an account's mailbox is its owner's. */
export const signInCodes: Migration = {
  name: '0094-sign-in-codes',
  statements: [
    `create table sign_in_code (
      asked_by_hash text primary key,
      subject_id uuid not null references account on delete cascade,
      code_hash text not null,
      wrong smallint not null default 0,
      expires_at timestamptz not null
    )`,
    'create index sign_in_code_subject on sign_in_code (subject_id)',
    'create index sign_in_code_end on sign_in_code (expires_at)',
    'alter table account add column mailbox_proven_at timestamptz',
  ],
};

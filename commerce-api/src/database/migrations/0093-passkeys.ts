import type { Migration } from '../migration.ts';

/** Passkeys of accounts, and the challenges that their devices sign. */
export const passkeys: Migration = {
  name: '0093-passkeys',
  statements: [
    `create table passkey (
      passkey_id uuid primary key,
      credential_id text not null unique,
      subject_id uuid not null references account on delete cascade,
      public_key text not null,
      counter bigint not null,
      transports jsonb not null,
      name text not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    )`,
    'create index passkey_subject on passkey (subject_id)',
    `create table passkey_challenge (
      challenge_hash text primary key,
      purpose text not null check (purpose in ('add', 'sign-in')),
      subject_id uuid references account on delete cascade,
      expires_at timestamptz not null,
      check ((purpose = 'add') = (subject_id is not null))
    )`,
    'create index passkey_challenge_end on passkey_challenge (expires_at)',
    'create index passkey_challenge_subject on passkey_challenge (subject_id)',
  ],
};

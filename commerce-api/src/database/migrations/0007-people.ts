import type { Migration } from '../migration.ts';

/** Identity provider sign-in, event registrations and support cases; indexes for finding obsolete rows. */
export const people: Migration = {
  name: '0007-people',
  statements: [
    `create table social_identity (
      idp text not null,
      idp_subject text not null,
      subject_id uuid not null references account,
      linked_at timestamptz not null default now(),
      primary key (idp, idp_subject)
    )`,
    `create table event_registration (
      registration_id uuid primary key,
      event_id text not null,
      subject_id uuid not null references account,
      attending_days text[] not null,
      details jsonb not null,
      terms_accepted_at timestamptz not null,
      registered_at timestamptz not null default now(),
      unique (event_id, subject_id)
    )`,
    `create table support_case (
      case_number text primary key,
      kind text not null check (kind in ('WARRANTY', 'CONTACT')),
      subject_id uuid not null,
      email text not null,
      details jsonb not null,
      opened_at timestamptz not null default now()
    )`,
    'create index support_case_subject on support_case (subject_id, opened_at)',
    'create index authorisation_code_end on authorisation_code (expires_at)',
    'create index session_end on session (expires_at)',
    'create index sign_in_attempt_end on sign_in_attempt (until)',
    'create index mailed_link_end on mailed_link (expires_at)',
  ],
};

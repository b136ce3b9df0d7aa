import type { Migration } from '../migration.ts';

/** Service cases that the shop answers: their states, messages, and pictures. */
export const serviceCases: Migration = {
  name: '0105-service-cases',
  statements: [
    `alter table support_case
      add column state text not null default 'open' check (state in ('open', 'answered', 'closed')),
      add column locale text,
      add column revision integer not null default 1,
      add column changed_at timestamptz not null default now(),
      add column of_account boolean not null default false`,
    `update support_case c set changed_at = opened_at,
      of_account = exists (select from account a where a.subject_id = c.subject_id and a.email = lower(c.email))`,
    'create index support_case_changed on support_case (changed_at, case_number)',
    'create index support_case_state on support_case (state, changed_at, case_number)',
    'create index support_case_email on support_case (email text_pattern_ops)',
    `create table support_message (
      message_id uuid primary key,
      case_number text not null references support_case on delete cascade,
      author text not null check (author in ('shopper', 'staff')),
      staff_email text,
      body text not null,
      written_at timestamptz not null
    )`,
    'create index support_message_case on support_message (case_number, written_at)',
    `create table support_picture (
      picture_id uuid primary key,
      subject_id uuid not null,
      case_number text references support_case on delete cascade,
      position integer not null default 0,
      format text not null check (format in ('jpeg', 'webp')),
      width integer not null,
      height integer not null,
      data bytea not null,
      added_at timestamptz not null
    )`,
    'create index support_picture_case on support_picture (case_number, position)',
    'create index support_picture_subject on support_picture (subject_id)',
    'create index support_picture_unused on support_picture (added_at) where case_number is null',
  ],
};

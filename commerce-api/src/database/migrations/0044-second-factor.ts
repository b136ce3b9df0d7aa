import type { Migration } from '../migration.ts';

/** Second factors of accounts, their recovery codes, and codes that were mailed. */
export const secondFactor: Migration = {
  name: '0044-second-factor',
  statements: [
    `create table second_factor (
      subject_id uuid primary key references subject,
      method text not null check (method in ('app', 'mail')),
      secret text,
      last_step bigint not null default 0,
      confirmed_at timestamptz
    )`,
    `create table recovery_code (
      subject_id uuid not null references second_factor on delete cascade,
      label text not null,
      code_hash text not null,
      used_at timestamptz,
      primary key (subject_id, label)
    )`,
    `create table mailed_code (
      subject_id uuid primary key references subject,
      code_hash text not null,
      expires_at timestamptz not null
    )`,
    'create index mailed_code_end on mailed_code (expires_at)',
  ],
};

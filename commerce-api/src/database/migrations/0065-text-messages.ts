import type { Migration } from '../migration.ts';

/** Codes that confirm phone numbers, and numbers that answered STOP. */
export const textMessages: Migration = {
  name: '0065-text-messages',
  statements: [
    `create table text_code (
      subject_id uuid primary key references account,
      phone text not null,
      code_hash text not null,
      expires_at timestamptz not null
    )`,
    'create index text_code_end on text_code (expires_at)',
    'create table stopped_phone (phone text primary key, stopped_at timestamptz not null)',
    "create index subscription_phone on subscription (recipient) where channel = 'sms'",
  ],
};

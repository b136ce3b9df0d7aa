import type { Migration } from '../migration.ts';

/** Whom associates find, and whom they serve, with what the customers agreed to. */
export const serving: Migration = {
  name: '0071-serving',
  statements: [
    `create table found_customer (
      reference_hash text primary key,
      session_id uuid not null,
      customer_id uuid not null references account,
      expires_at timestamptz not null
    )`,
    'create index found_customer_expiry on found_customer (expires_at)',
    `create table serving (
      subject_id uuid primary key references subject,
      customer_id uuid not null references account,
      store_id text not null,
      store_employee_id text not null,
      shares_addresses boolean not null,
      begun_at timestamptz not null,
      ended_at timestamptz
    )`,
    'create index serving_customer on serving (customer_id)',
    `create table store_consent (
      consent_id uuid primary key,
      customer_id uuid not null references account,
      purpose text not null,
      store_id text not null,
      store_employee_id text not null,
      agreed_at timestamptz not null
    )`,
    'create index store_consent_customer on store_consent (customer_id)',
  ],
};

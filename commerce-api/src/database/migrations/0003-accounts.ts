import type { Migration } from '../migration.ts';

/** Accounts, sign-in and profile data. */
export const accounts: Migration = {
  name: '0003-accounts',
  statements: [
    `create table account (
      subject_id uuid primary key references subject,
      email text not null unique,
      password_hash text not null,
      phone text unique,
      first_name text not null,
      last_name text not null,
      postal_code text not null,
      birth_date date,
      gender text,
      country text not null,
      locale text not null,
      prosumer text check (prosumer in ('WRANX', 'IPA')),
      credit text check (credit in ('athlete', 'influencer')),
      loyalty text not null default 'none' check (loyalty in ('none', 'unconfirmed', 'member')),
      loyalty_since timestamptz,
      member_id text unique,
      referred_by text,
      interests text,
      shoe_size text,
      discount_terms_at timestamptz,
      notifications jsonb not null default '{}',
      source jsonb not null default '{}',
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`,
    // Former passwords, which cannot be reused.
    `create table former_password (
      subject_id uuid not null references account,
      password_hash text not null,
      replaced_at timestamptz not null default clock_timestamp(),
      primary key (subject_id, password_hash)
    )`,
    // Keyed by the hash of the login, so that a missing account is locked like an existing one.
    `create table sign_in_attempt (
      login_hash text primary key,
      attempts integer not null,
      until timestamptz not null
    )`,
    // Stored only as hashes; used_at distinguishes a used code from an unknown one.
    `create table authorisation_code (
      code_hash text primary key,
      subject_id uuid not null,
      code_challenge text not null,
      store_id text,
      store_employee_id text,
      expires_at timestamptz not null,
      used_at timestamptz
    )`,
    // Mailed single-use links with their purpose.
    `create table mailed_link (
      link_id uuid primary key,
      subject_id uuid not null references account,
      purpose text not null check (purpose in ('password', 'loyalty')),
      expires_at timestamptz not null,
      used_at timestamptz
    )`,
    'create index mailed_link_subject on mailed_link (subject_id, purpose)',
    'alter table session add column store_id text',
    'alter table session add column store_employee_id text',
    'create index session_subject on session (subject_id)',
    `create table store_employee (
      store_id text not null references location,
      store_employee_id text not null,
      name text not null,
      primary key (store_id, store_employee_id)
    )`,
    `create table consumer_address (
      address_id uuid primary key,
      subject_id uuid not null references account,
      approach_type text not null check (approach_type in ('S', 'B')),
      main boolean not null,
      address jsonb not null,
      content_hash text not null,
      added_at timestamptz not null default clock_timestamp(),
      unique (subject_id, approach_type, content_hash)
    )`,
    'create unique index consumer_address_main on consumer_address (subject_id, approach_type) where main',
    `create table subscription (
      subject_id uuid not null references account,
      channel text not null check (channel in ('email', 'sms')),
      type text not null check (type in ('Newsletter', 'LoyaltyNewsletter')),
      optin boolean not null,
      double_optin boolean not null,
      recipient text not null,
      category text,
      country text not null,
      region text not null,
      optin_at timestamptz,
      optout_at timestamptz,
      primary key (subject_id, channel, type)
    )`,
    `create table rate_window (
      bucket text primary key,
      taken integer not null,
      ends_at timestamptz not null
    )`,
    'create index rate_window_end on rate_window (ends_at)',
    // Audit of store mode actions, with associate and store. Append-only.
    `create table associate_action (
      action_id uuid primary key,
      subject_id uuid not null,
      store_id text not null,
      store_employee_id text not null,
      call text not null,
      target text not null,
      outcome text not null,
      correlation_id text not null,
      done_at timestamptz not null default clock_timestamp()
    )`,
    'create index associate_action_store on associate_action (store_id, done_at)',
  ],
};

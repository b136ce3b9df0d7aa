import type { Migration } from '../migration.ts';

/** Newsletter subscribers, with or without an account. */
export const newsletter: Migration = {
  name: '0010-newsletter',
  statements: [
    // An address receives only the email with the link until the link is followed.
    `create table newsletter_reader (
      email text primary key,
      locale text not null,
      link_id uuid not null unique,
      link_ends_at timestamptz not null,
      optin_at timestamptz not null,
      confirmed_at timestamptz,
      optout_at timestamptz
    )`,
    'create index newsletter_reader_end on newsletter_reader (link_ends_at) where confirmed_at is null',
  ],
};

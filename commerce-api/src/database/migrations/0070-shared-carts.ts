import type { Migration } from '../migration.ts';

/** Carts that can be opened by a link: what was in them, and nothing about whose they were. */
export const sharedCarts: Migration = {
  name: '0070-shared-carts',
  statements: [
    `create table shared_cart (
      token text primary key,
      subject_id uuid not null,
      content_hash text not null,
      market text not null,
      lines jsonb not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      unique (subject_id, content_hash)
    )`,
    'create index shared_cart_expiry on shared_cart (expires_at)',
  ],
};

import type { Migration } from '../migration.ts';

/**
 * Reviews that shoppers write, beside those of imports, which have no account: one for a style, with a state. What says nothing
 * of votes or states is a review of an import.
 */
export const reviews: Migration = {
  name: '0055-reviews',
  statements: [
    `alter table review
      add column account_id uuid references account on delete cascade,
      add column state text not null default 'approved' check (state in ('pending', 'approved', 'refused')),
      add column is_hidden boolean not null default false,
      add column revision integer not null default 1,
      add column written_at timestamptz not null default now(),
      add column unhelpful integer not null default 0,
      add column fit text check (fit in ('small', 'true', 'large')),
      add column quality integer check (quality between 1 and 5),
      add column size text`,
    'create unique index review_account on review (account_id, style_id) where account_id is not null',
    "create index review_pending on review (written_at, review_id) where state = 'pending'",
    // Guests vote, too.
    `create table review_vote (
      review_id uuid not null references review on delete cascade,
      subject_id uuid not null references subject on delete cascade,
      helpful boolean not null,
      primary key (review_id, subject_id)
    )`,
    'create index review_vote_subject on review_vote (subject_id)',
    `create table review_flag (
      review_id uuid not null references review on delete cascade,
      subject_id uuid not null references subject on delete cascade,
      reason text not null,
      text text not null,
      counts boolean not null,
      flagged_at timestamptz not null,
      settled_at timestamptz,
      primary key (review_id, subject_id)
    )`,
    'create index review_flag_subject on review_flag (subject_id)',
    'create index review_flag_open on review_flag (review_id) where settled_at is null',
    `create table review_translation (
      review_id uuid not null references review on delete cascade,
      language text not null,
      title text not null,
      body text not null,
      primary key (review_id, language)
    )`,
  ],
};

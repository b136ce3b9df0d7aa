import type { Migration } from '../migration.ts';

/** Questions about styles with answers: of imports, of the shop's staff (both without an account), and of shoppers. */
export const questions: Migration = {
  name: '0056-questions',
  statements: [
    `create table question (
      question_id uuid primary key,
      style_id text not null references style,
      account_id uuid references account on delete cascade,
      language text not null,
      body text not null,
      author text not null,
      state text not null default 'approved' check (state in ('pending', 'approved', 'refused')),
      revision integer not null default 1,
      written_at timestamptz not null default now()
    )`,
    'create index question_style on question (style_id, written_at desc)',
    'create index question_account on question (account_id) where account_id is not null',
    "create index question_pending on question (written_at, question_id) where state = 'pending'",
    `create table answer (
      answer_id uuid primary key,
      question_id uuid not null references question on delete cascade,
      account_id uuid references account on delete cascade,
      by_shop boolean not null,
      language text not null,
      body text not null,
      author text not null,
      helpful integer not null default 0,
      unhelpful integer not null default 0,
      state text not null default 'approved' check (state in ('pending', 'approved', 'refused')),
      revision integer not null default 1,
      written_at timestamptz not null default now()
    )`,
    'create index answer_question on answer (question_id)',
    'create index answer_account on answer (account_id) where account_id is not null',
    "create index answer_pending on answer (written_at, answer_id) where state = 'pending'",
    `create table answer_vote (
      answer_id uuid not null references answer on delete cascade,
      subject_id uuid not null references subject on delete cascade,
      helpful boolean not null,
      primary key (answer_id, subject_id)
    )`,
    'create index answer_vote_subject on answer_vote (subject_id)',
  ],
};

import type { Migration } from '../migration.ts';

/** Members invite others: with a code of their own, since the member number shows who they are in a store. */
export const invitations: Migration = {
  name: '0100-invitations',
  statements: [
    'alter table account add column invitation_code text',
    'create unique index account_invitation_code on account (invitation_code)',
    `create table invitation (
      invited_id uuid primary key references account on delete cascade,
      inviter_id uuid references account on delete set null,
      points integer not null check (points > 0),
      least_amount integer not null check (least_amount > 0),
      currency text not null,
      most_per_year integer not null check (most_per_year > 0),
      accepted_at timestamptz not null,
      rewarded_at timestamptz
    )`,
    'create index invitation_inviter on invitation (inviter_id) where inviter_id is not null',
  ],
};

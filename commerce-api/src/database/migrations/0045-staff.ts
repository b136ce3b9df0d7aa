import type { Migration } from '../migration.ts';

/** Staff accounts, whose owner is a subject of kind STAFF, and the audit record of what they do. */
export const staff: Migration = {
  name: '0045-staff',
  statements: [
    `create table staff (
      subject_id uuid primary key references subject,
      email text not null unique,
      password_hash text,
      roles text[] not null check (cardinality(roles) > 0),
      is_demo boolean not null default false,
      invited_at timestamptz not null,
      deactivated_at timestamptz
    )`,
    `create table staff_action (
      action_id uuid primary key,
      done_at timestamptz not null,
      actor_id uuid references staff,
      actor_email text,
      action text not null,
      target_email text,
      details jsonb not null default '{}',
      correlation_id text not null
    )`,
    'create index staff_action_done on staff_action (done_at desc, action_id)',
    // Links are mailed to staff, too, who have no account of a shopper.
    `alter table mailed_link drop constraint mailed_link_subject_id_fkey,
      add constraint mailed_link_subject_id_fkey foreign key (subject_id) references subject,
      drop constraint mailed_link_purpose_check,
      add constraint mailed_link_purpose_check check (purpose in ('password', 'loyalty', 'email', 'staff'))`,
  ],
};

import type { Migration } from '../migration.ts';

/** When a registration for an event was mailed; codes for phone numbers go with their account. */
export const limitedMessages: Migration = {
  name: '0073-limited-messages',
  statements: [
    'alter table event_registration add column mail_at timestamptz',
    'alter table text_code drop constraint text_code_subject_id_fkey',
    `alter table text_code add constraint text_code_subject_id_fkey
      foreign key (subject_id) references account on delete cascade`,
  ],
};

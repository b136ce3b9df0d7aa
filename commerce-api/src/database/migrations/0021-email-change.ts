import type { Migration } from '../migration.ts';

/** Mailed links that confirm a new email address. */
export const emailChange: Migration = {
  name: '0021-email-change',
  statements: [
    // The new address, which becomes the account's when its link is followed.
    'alter table mailed_link add column email text',
    `alter table mailed_link drop constraint mailed_link_purpose_check,
      add constraint mailed_link_purpose_check check (purpose in ('password', 'loyalty', 'email'))`,
  ],
};

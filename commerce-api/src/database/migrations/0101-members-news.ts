import type { Migration } from '../migration.ts';

/** Links that confirm the newsletter for members, which is another one than the newsletter of the shop. */
export const membersNews: Migration = {
  name: '0101-members-news',
  statements: [
    `alter table mailed_link drop constraint mailed_link_purpose_check,
      add constraint mailed_link_purpose_check check (purpose in ('password', 'loyalty', 'email', 'staff', 'members-news'))`,
  ],
};

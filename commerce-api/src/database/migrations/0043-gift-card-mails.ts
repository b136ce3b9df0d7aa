import type { Migration } from '../migration.ts';

/** When a gift card was last mailed again on request. */
export const giftCardMails: Migration = {
  name: '0043-gift-card-mails',
  statements: ['alter table value_card add column mailed_at timestamptz'],
};

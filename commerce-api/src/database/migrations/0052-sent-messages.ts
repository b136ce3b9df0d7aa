import type { Migration } from '../migration.ts';

/** Finds the messages that were sent long ago, which are deleted. */
export const sentMessages: Migration = {
  name: '0052-sent-messages',
  statements: ['create index outbox_sent on outbox (sent_at) where sent_at is not null'],
};

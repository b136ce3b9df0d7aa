import type { Migration } from '../migration.ts';

/** The provider's message about a refusal, which retries of the call return too. */
export const providerWords: Migration = {
  name: '0006-provider-words',
  statements: ['alter table placement add column error_message text'],
};

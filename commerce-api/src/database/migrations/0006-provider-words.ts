import type { Migration } from '../migration.ts';

/** What a provider told the shopper about a refusal: a repetition of the call is told the same. */
export const providerWords: Migration = {
  name: '0006-provider-words',
  statements: ['alter table placement add column error_message text'],
};

import type { Migration } from '../migration.ts';

/** Words that a brand searches for as well when a shopper types another one. */
export const searchSynonyms: Migration = {
  name: '0063-search-synonyms',
  statements: [
    `create table search_synonym (
      language text not null,
      word text not null,
      others text[] not null,
      primary key (language, word)
    )`,
  ],
};

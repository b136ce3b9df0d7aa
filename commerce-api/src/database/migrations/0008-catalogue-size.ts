import type { Migration } from '../migration.ts';

const tiers = [0, 1, 2, 3, 4, 5];

/** Keeps lists and searches equally fast for a million styles and a thousand. */
export const catalogueSize: Migration = {
  name: '0008-catalogue-size',
  statements: [
    // The search starts at the first tier and stops when it has enough results.
    'alter table style_text add column tier integer not null default 0',
    ...tiers.flatMap((tier) => [
      `create index style_text_search_${tier} on style_text using gin (search) where tier = ${tier}`,
      `create index style_text_name_${tier} on style_text using gin (name gin_trgm_ops) where tier = ${tier}`,
    ]),
    // Older instances still work without these indexes, but slower.
    'drop index style_text_search',
    'drop index style_text_name',
    // Number of styles of a category with a value; '' counts all styles.
    `create table listing_count (
      market text not null,
      category_id text not null,
      token text not null,
      styles integer not null,
      primary key (market, category_id, token)
    )`,
    `insert into listing_count (market, category_id, token, styles)
      select market, category_id, token, count(*) from listing, unnest(facets || array['']) as token group by market, category_id, token`,
  ],
};

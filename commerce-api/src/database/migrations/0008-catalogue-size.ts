import type { Migration } from '../migration.ts';

const tiers = [0, 1, 2, 3, 4, 5];

/** What keeps lists and searches as fast with a million styles as with a thousand. */
export const catalogueSize: Migration = {
  name: '0008-catalogue-size',
  statements: [
    // Searched first to last; a search that has found enough goes no further.
    'alter table style_text add column tier integer not null default 0',
    ...tiers.flatMap((tier) => [
      `create index style_text_search_${tier} on style_text using gin (search) where tier = ${tier}`,
      `create index style_text_name_${tier} on style_text using gin (name gin_trgm_ops) where tier = ${tier}`,
    ]),
    // Instances that still use them find without them, only slower.
    'drop index style_text_search',
    'drop index style_text_name',
    // How many styles of a category have a value; '' counts them all.
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

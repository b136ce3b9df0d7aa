import type { Migration } from '../migration.ts';

/** Keeps filtered lists equally fast in categories of fifty and a hundred thousand styles. */
export const pairsOfValues: Migration = {
  name: '0011-pairs-of-values',
  statements: [
    // Number of styles of a large category with both values; each pair is stored in both directions.
    `create table listing_pair (
      market text not null,
      category_id text not null,
      token text not null,
      other text not null,
      styles integer not null,
      primary key (market, category_id, token, other)
    )`,
    `insert into listing_pair (market, category_id, token, other, styles)
      select market, category_id, token, other, sum(styles) from (
        select l.market, l.category_id, l.facets, count(*) as styles from listing l
        join listing_count c on c.market = l.market and c.category_id = l.category_id and c.token = ''
        where c.styles > 500 and l.category_id <> '0001' group by l.market, l.category_id, l.facets
      ) alike, unnest(facets) as token, unnest(facets) as other
      where token <> other group by market, category_id, token, other`,
    // One index lookup for values that are rare in one category and common in others.
    "create index listing_place_facets on listing using gin ((facets || array[market || ':' || category_id]))",
    // Older instances still work without this index, but slower.
    'drop index listing_facets',
  ],
};

import { type RawBuilder, sql } from 'kysely';
import type { SortOrder } from 'shared-contracts/calls/products';
import type { Db } from '../database/database.ts';
import { priceRange } from '../pricing/price-bands.ts';
import type { Listing } from './listing.ts';
import { type ListCounts, type TokenCounts, toCounts } from './listing-counts.ts';
import { type Refinement, tokensOf } from './refinement.ts';

const orders: Readonly<Record<SortOrder, RawBuilder<unknown>>> = {
  recommended: sql`rank, style_id`,
  newest: sql`newness, style_id`,
  'price-asc': sql`price, style_id`,
  'price-desc': sql`price desc, style_id desc`,
  rating: sql`rating, style_id`,
};

const all = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join(conditions, sql` and `);

const inListing = ({ market, categoryId }: Listing): RawBuilder<unknown> =>
  sql`market = ${market} and category_id = ${categoryId}`;

/** Returns price bands as price ranges, so that a list sorted by price reads no more than those ranges. */
function inBands(bands: readonly string[]): RawBuilder<unknown> {
  const ranges = bands.map((band) => {
    const { from, to } = priceRange(band);
    return to === undefined ? sql`price >= ${from}` : sql`price >= ${from} and price < ${to}`;
  });
  return sql`(${sql.join(ranges, sql` or `)})`;
}

/** Values of one filter are combined with "or", filters with "and". */
const fits = (refinement: Refinement, sort: SortOrder = 'recommended'): RawBuilder<unknown>[] =>
  [...refinement].map(([id, values]) =>
    id === 'price' && sort.startsWith('price') ? inBands(values) : sql`facets && ${tokensOf(id, values)}`,
  );

/**
 * Styles that a store has on its shelves and may hand out: not those that are only announced, whose goods are with the
 * warehouse. Asks for each style in turn, by `variant_style` and the key of `stock`.
 */
function onShelves({ market, storeId }: Listing): RawBuilder<unknown>[] {
  if (storeId === undefined) return [];
  return [
    sql`exists (
      select from style st join variant v on v.style_id = st.style_id ${atStore(storeId)} ${priced(market)}
      where st.style_id = listing.style_id and ${isReleased})`,
  ];
}

/** The same styles, found from the store's stock (`stock_location`): for a store with few of a long list. */
const shelfOf = (market: string, storeId: string): RawBuilder<unknown> => sql`style_id in (
  select v.style_id from variant v ${atStore(storeId)} ${priced(market)}
  join style st on st.style_id = v.style_id where ${isReleased})`;

const atStore = (storeId: string): RawBuilder<unknown> =>
  sql`join stock s on s.upc = v.upc and s.location_id = ${storeId} and s.available > 0`;
const priced = (market: string): RawBuilder<unknown> =>
  sql`join product_price pp on pp.product_id = v.product_id and pp.market = ${market}`;
const isReleased = sql`(st.publish_at is null or st.publish_at <= now())`;

/** The same expression as in the index that finds values within a category. */
const placeAndFacets = sql`(facets || array[market || ':' || category_id])`;

function byIndexOfValues(listing: Listing, refinement: Refinement): RawBuilder<unknown>[] {
  const { market, categoryId, storeId } = listing;
  if (storeId !== undefined) return [inListing(listing), shelfOf(market, storeId), ...fits(refinement)];
  return [
    sql`${placeAndFacets} @> ${[`${market}:${categoryId}`]}`,
    ...[...refinement].map(([id, values]) => sql`${placeAndFacets} && ${tokensOf(id, values)}`),
  ];
}

export interface Page {
  readonly sort: SortOrder;
  readonly start: number;
  readonly count: number;
}

/**
 * Reads a page of style ids.
 * @param areRare whether so few styles match that all of them are looked up and sorted; otherwise the list is scanned
 * in order until the page is full
 */
export async function readListPage(
  db: Db,
  listing: Listing,
  refinement: Refinement,
  { sort, start, count }: Page,
  areRare = false,
): Promise<string[]> {
  const from = areRare
    ? sql`(select style_id, price, rank, newness, rating from listing where ${all(byIndexOfValues(listing, refinement))} offset 0) listing`
    : sql`listing where ${all([inListing(listing), ...fits(refinement, sort), ...onShelves(listing)])}`;
  const { rows } = await sql<{ style_id: string }>`
    select style_id from ${from} order by ${orders[sort]} limit ${count} offset ${start}`.execute(db);
  return rows.map(({ style_id }) => style_id);
}

/** Reads a page of styles found by a search, in order of relevance. */
export async function readFoundPage(
  db: Db,
  listing: Listing,
  styleIds: readonly string[],
  refinement: Refinement,
  { sort, start, count }: Page,
): Promise<string[]> {
  const order = sort === 'recommended' ? sql`place` : orders[sort];
  const { rows } = await sql<{ style_id: string }>`
    select style_id from unnest(cast(${[...styleIds]} as text[])) with ordinality as found (style_id, place)
    join listing using (style_id) where ${all([inListing(listing), ...fits(refinement), ...onShelves(listing)])}
    order by ${order} limit ${count} offset ${start}`.execute(db);
  return rows.map(({ style_id }) => style_id);
}

const counted = async (db: Db, matches: RawBuilder<unknown>): Promise<ListCounts> => {
  const { rows } = await sql<{ counts: TokenCounts | null }>`
    select json_object_agg(token, styles) as counts from (
      select token, count(*) as styles from (${matches}) matches, unnest(facets || array['']) as token group by token
    ) counted`.execute(db);
  return toCounts(rows[0]?.counts);
};

/** Counts all matches, optionally among given styles. */
export const countMatches = (
  db: Db,
  listing: Listing,
  refinement: Refinement,
  styleIds?: readonly string[],
): Promise<ListCounts> => {
  const among = styleIds ? [sql`style_id = any(${[...styleIds]})`] : [];
  const conditions = [inListing(listing), ...among, ...fits(refinement), ...onShelves(listing)];
  return counted(db, sql`select facets from listing where ${all(conditions)}`);
};

/** Counts the matches among the first `most` styles of a list. */
export const countBest = (db: Db, listing: Listing, refinement: Refinement, most: number): Promise<ListCounts> =>
  counted(
    db,
    sql`select facets from (
      select style_id, facets from listing where ${inListing(listing)} order by rank, style_id limit ${sql.lit(most)}
    ) listing where ${all([...fits(refinement), ...onShelves(listing)])}`,
  );

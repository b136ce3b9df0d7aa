import { type RawBuilder, sql } from 'kysely';
import type { SortOrder } from 'shared-contracts/calls/products';
import type { CountryCode } from 'shared-contracts/locale';
import type { Db } from '../database/database.ts';
import type { Refinement } from './refinement.ts';

/** Which listings are meant: a category of a market, perhaps only some styles of it (a search's results). */
export interface Listing {
  readonly market: CountryCode;
  readonly categoryId: string;
  /** In order of relevance. */
  readonly styleIds?: readonly string[];
}

const orders: Readonly<Record<SortOrder, RawBuilder<unknown>>> = {
  recommended: sql`rank, style_id`,
  newest: sql`newness, style_id`,
  'price-asc': sql`price, style_id`,
  'price-desc': sql`price desc, style_id desc`,
  rating: sql`rating, style_id`,
};

function conditions(listing: Listing, refinement: Refinement): RawBuilder<unknown> {
  const parts = [sql`market = ${listing.market} and category_id = ${listing.categoryId}`];
  if (listing.styleIds) parts.push(sql`style_id = any(${[...listing.styleIds]})`);
  // Values of one filter widen the result, filters narrow it.
  for (const [id, values] of refinement) parts.push(sql`facets && ${values.map((value) => `${id}:${value}`)}`);
  return sql.join(parts, sql` and `);
}

export interface ListPage {
  readonly total: number;
  readonly styleIds: readonly string[];
}

/** One page of style ids with the number of all matches. */
export async function readListPage(
  db: Db,
  listing: Listing,
  refinement: Refinement,
  page: { readonly sort: SortOrder; readonly start: number; readonly count: number },
): Promise<ListPage> {
  const where = conditions(listing, refinement);
  const byRelevance = listing.styleIds && page.sort === 'recommended';
  const order = byRelevance
    ? sql`array_position(cast(${[...(listing.styleIds ?? [])]} as text[]), style_id)`
    : orders[page.sort];
  const total = await sql<{
    total: number;
  }>`select cast(count(*) as integer) as total from listing where ${where}`.execute(db);
  const ids = await sql<{
    style_id: string;
  }>`select style_id from listing where ${where} order by ${order} limit ${page.count} offset ${page.start}`.execute(
    db,
  );
  return { total: total.rows[0]?.total ?? 0, styleIds: ids.rows.map(({ style_id }) => style_id) };
}

async function countTokens(db: Db, listing: Listing, refinement: Refinement): Promise<Map<string, number>> {
  const { rows } = await sql<{ token: string; count: number }>`
    select token, cast(count(*) as integer) as count from listing, unnest(facets) as token where ${conditions(listing, refinement)} group by token`.execute(
    db,
  );
  return new Map(rows.map(({ token, count }) => [token, count]));
}

/**
 * How many styles each filter value would give. A filter with chosen values is counted as if it had none, so that its
 * other values can still be added.
 */
export async function countFacets(db: Db, listing: Listing, refinement: Refinement): Promise<Map<string, number>> {
  const counts = await countTokens(db, listing, refinement);
  for (const id of refinement.keys()) {
    const others = new Map([...refinement].filter(([other]) => other !== id));
    const widened = await countTokens(db, listing, others);
    for (const [token, count] of widened) if (token.startsWith(`${id}:`)) counts.set(token, count);
  }
  return counts;
}

import { type RawBuilder, sql } from 'kysely';
import type { SortOrder } from 'shared-contracts/calls/products';
import type { CountryCode } from 'shared-contracts/locale';
import type { Db } from '../database/database.ts';
import { plannedEachTime } from '../database/prepared.ts';
import { readListingCounts, toCounts } from './listing-counts.ts';
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
  const where = sql.join(parts, sql` and `);
  return refinement.size > 0 ? sql`${sql.raw(plannedEachTime)} ${where}` : where;
}

/** One page of style ids. */
export async function readListPage(
  db: Db,
  listing: Listing,
  refinement: Refinement,
  page: { readonly sort: SortOrder; readonly start: number; readonly count: number },
): Promise<string[]> {
  const byRelevance = listing.styleIds && page.sort === 'recommended';
  const order = byRelevance
    ? sql`array_position(cast(${[...(listing.styleIds ?? [])]} as text[]), style_id)`
    : orders[page.sort];
  const { rows } = await sql<{ style_id: string }>`
    select style_id from listing where ${conditions(listing, refinement)} order by ${order} limit ${page.count} offset ${page.start}`.execute(
    db,
  );
  return rows.map(({ style_id }) => style_id);
}

/** How many styles there are, and how many have each value. */
export interface ListCounts {
  readonly total: number;
  readonly byToken: ReadonlyMap<string, number>;
}

/** So many matches are counted; of more than that the share of each value is measured on them. */
const MOST_COUNTED = 1000;

async function countMatches(db: Db, listing: Listing, refinement: Refinement): Promise<ListCounts> {
  const { rows } = await sql<{ token: string; count: number }>`
    select token, cast(count(*) as integer) as count
    from (select facets from listing where ${conditions(listing, refinement)} limit ${sql.lit(MOST_COUNTED)}) matches, unnest(facets || array['']) as token
    group by token`.execute(db);
  const counted = toCounts(rows);
  return counted.total < MOST_COUNTED ? counted : extrapolated(counted, await totalOf(db, listing, refinement));
}

/** What is known of the number of matches without counting them: that of the one chosen value. */
async function totalOf(db: Db, { market, categoryId }: Listing, refinement: Refinement): Promise<number> {
  const tokens = [...refinement].flatMap(([id, values]) => values.map((value) => `${id}:${value}`));
  const [only] = tokens;
  if (!only || tokens.length > 1) return MOST_COUNTED;
  const { byToken } = await readListingCounts(db, market, categoryId);
  return Math.max(MOST_COUNTED, byToken.get(only) ?? 0);
}

const extrapolated = ({ byToken }: ListCounts, total: number): ListCounts => ({
  total,
  byToken: new Map([...byToken].map(([token, count]) => [token, Math.round((count * total) / MOST_COUNTED)])),
});

const isWhole = ({ styleIds }: Listing, refinement: Refinement): boolean => !styleIds && refinement.size === 0;

const countOne = (db: Db, listing: Listing, refinement: Refinement): Promise<ListCounts> =>
  isWhole(listing, refinement)
    ? readListingCounts(db, listing.market, listing.categoryId)
    : countMatches(db, listing, refinement);

/**
 * How many styles match, and how many each filter value would give. A filter with chosen values is counted as if it had
 * none, so that its other values can still be added.
 */
export async function countList(db: Db, listing: Listing, refinement: Refinement): Promise<ListCounts> {
  const { total, byToken } = await countOne(db, listing, refinement);
  const counts = new Map(byToken);
  for (const id of refinement.keys()) {
    const others = new Map([...refinement].filter(([other]) => other !== id));
    const widened = await countOne(db, listing, others);
    for (const [token, count] of widened.byToken) if (token.startsWith(`${id}:`)) counts.set(token, count);
  }
  return { total, byToken: counts };
}

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

/** Matches whose values are counted; of more than that the share of each value is measured on the best of them. */
const MOST_MEASURED = 200;
/** As many are counted where nothing else is known of their number. */
const MOST_COUNTED = 1000;

// The order of an index, which has nothing read that is not counted; a search's results are few.
const anyOrder = ({ styleIds }: Listing): RawBuilder<unknown> => (styleIds ? sql`` : sql`order by rank, style_id`);

/** Counts one list in several ways. */
class ListCounter {
  readonly #db: Db;
  readonly #listing: Listing;
  #whole: Promise<ListCounts> | undefined;

  constructor(db: Db, listing: Listing) {
    this.#db = db;
    this.#listing = listing;
  }

  count(refinement: Refinement): Promise<ListCounts> {
    return this.#listing.styleIds || refinement.size > 0 ? this.#matches(refinement) : this.#category();
  }

  /** What is kept of the whole category. */
  #category(): Promise<ListCounts> {
    this.#whole ??= readListingCounts(this.#db, this.#listing.market, this.#listing.categoryId);
    return this.#whole;
  }

  async #matches(refinement: Refinement): Promise<ListCounts> {
    const { rows } = await sql<{ token: string; count: number }>`
      select token, cast(count(*) as integer) as count
      from (select facets from listing where ${conditions(this.#listing, refinement)} ${anyOrder(this.#listing)} limit ${sql.lit(this.#most)}) matches, unnest(facets || array['']) as token
      group by token`.execute(this.#db);
    const measured = toCounts(rows);
    return measured.total < this.#most ? measured : extrapolated(measured, await this.#total(refinement, measured));
  }

  /** A search has found its results already, and they are few. */
  get #most(): number {
    return this.#listing.styleIds ? MOST_COUNTED : MOST_MEASURED;
  }

  async #total(refinement: Refinement, measured: ListCounts): Promise<number> {
    const [[id, values] = ['', []], ...others] = refinement;
    if (others.length > 0 || this.#listing.styleIds) return this.#counted(refinement);
    // Of values of one filter it is known how often each occurs, and of the measured ones how many of them one match has.
    const tokens = values.map((value) => `${id}:${value}`);
    const { byToken } = await this.#category();
    const occurrences = sumOf(byToken, tokens);
    const each = sumOf(measured.byToken, tokens) / measured.total;
    return Math.max(measured.total, Math.round(occurrences / each));
  }

  async #counted(refinement: Refinement): Promise<number> {
    const { rows } = await sql<{ total: number }>`
      select cast(count(*) as integer) as total
      from (select from listing where ${conditions(this.#listing, refinement)} ${anyOrder(this.#listing)} limit ${sql.lit(MOST_COUNTED)}) matches`.execute(
      this.#db,
    );
    return rows[0]?.total ?? 0;
  }
}

const sumOf = (byToken: ReadonlyMap<string, number>, tokens: readonly string[]): number =>
  tokens.reduce((sum, token) => sum + (byToken.get(token) ?? 0), 0);

const extrapolated = (measured: ListCounts, total: number): ListCounts => ({
  total,
  byToken: new Map(
    [...measured.byToken].map(([token, count]) => [token, Math.round((count * total) / measured.total)]),
  ),
});

/**
 * How many styles match, and how many each filter value would give. A filter with chosen values is counted as if it had
 * none, so that its other values can still be added.
 */
export async function countList(db: Db, listing: Listing, refinement: Refinement): Promise<ListCounts> {
  const counter = new ListCounter(db, listing);
  const { total, byToken } = await counter.count(refinement);
  const counts = new Map(byToken);
  for (const id of refinement.keys()) {
    const widened = await counter.count(new Map([...refinement].filter(([other]) => other !== id)));
    for (const [token, count] of widened.byToken) if (token.startsWith(`${id}:`)) counts.set(token, count);
  }
  return { total, byToken: counts };
}

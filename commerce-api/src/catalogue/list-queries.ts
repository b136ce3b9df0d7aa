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

const inListing = ({ market, categoryId, styleIds }: Listing): RawBuilder<unknown>[] => [
  sql`market = ${market} and category_id = ${categoryId}`,
  ...(styleIds ? [sql`style_id = any(${[...styleIds]})`] : []),
];

/** Values of one filter widen the result, filters narrow it. */
const fits = (refinement: Refinement): RawBuilder<unknown>[] =>
  [...refinement].map(([id, values]) => sql`facets && ${values.map((value) => `${id}:${value}`)}`);

const all = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join(conditions, sql` and `);

function conditions(listing: Listing, refinement: Refinement): RawBuilder<unknown> {
  const where = all([...inListing(listing), ...fits(refinement)]);
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

/** Entries of a category that are looked at when matches are counted, best first: it bounds what counting costs. */
const MOST_LOOKED_AT = 3000;
/** Matches whose values are counted; of more than that the share of each value is measured on the best of them. */
const MOST_MEASURED = 200;

/** Counts one list in several ways. */
class ListCounter {
  readonly #db: Db;
  readonly #listing: Listing;
  #whole: Promise<ListCounts> | undefined;

  constructor(db: Db, listing: Listing) {
    this.#db = db;
    this.#listing = listing;
  }

  async count(refinement: Refinement): Promise<ListCounts> {
    // A search has found its results already, and they are few.
    if (this.#listing.styleIds) return this.#values(conditions(this.#listing, refinement));
    if (refinement.size === 0) return this.#category();
    const measured = await this.#values(sql`${all(fits(refinement))} limit ${sql.lit(MOST_MEASURED)}`, this.#best());
    const { total } = await this.#category();
    const isAll = total <= MOST_LOOKED_AT && measured.total < MOST_MEASURED;
    return isAll ? measured : extrapolated(measured, await this.#estimate(refinement, measured));
  }

  /** What is kept of the whole category. */
  #category(): Promise<ListCounts> {
    this.#whole ??= readListingCounts(this.#db, this.#listing.market, this.#listing.categoryId);
    return this.#whole;
  }

  /** In the order of an index, so that no more is read than is looked at. */
  #best(): RawBuilder<unknown> {
    return sql`(select facets from listing where ${all(inListing(this.#listing))} order by rank, style_id limit ${sql.lit(MOST_LOOKED_AT)}) best`;
  }

  async #values(where: RawBuilder<unknown>, from: RawBuilder<unknown> = sql`listing`): Promise<ListCounts> {
    const { rows } = await sql<{ token: string; count: number }>`
      select token, cast(count(*) as integer) as count
      from (select facets from ${from} where ${where}) matches, unnest(facets || array['']) as token
      group by token`.execute(this.#db);
    return toCounts(rows);
  }

  async #estimate(refinement: Refinement, measured: ListCounts): Promise<number> {
    const [[id, values] = ['', []], ...others] = refinement;
    const { total, byToken } = await this.#category();
    if (others.length > 0) return Math.round((await this.#countBest(refinement)) * Math.max(1, total / MOST_LOOKED_AT));
    // Of values of one filter it is known how often each occurs, and of the measured ones how many of them one match has.
    const tokens = values.map((value) => `${id}:${value}`);
    const each = measured.total === 0 ? 1 : sumOf(measured.byToken, tokens) / measured.total;
    return Math.max(measured.total, Math.round(sumOf(byToken, tokens) / each));
  }

  async #countBest(refinement: Refinement): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select cast(count(*) as integer) as count from ${this.#best()} where ${all(fits(refinement))}`.execute(this.#db);
    return rows[0]?.count ?? 0;
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

import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { rootCategoryId } from './category-tree.ts';
import type { Listing } from './listing.ts';

/** The key of the count of all styles. */
const EVERY = '';

/** Larger categories have stored counts; smaller ones are counted on demand. */
export const countedWhenAsked = 500;

/** The number of styles in total and per value. */
export interface ListCounts {
  readonly total: number;
  readonly byToken: ReadonlyMap<string, number>;
}

/** Counts by value as the database returns them: parsing one object is faster than parsing a hundred rows. */
export type TokenCounts = Readonly<Record<string, number>>;

export function toCounts(counts: TokenCounts | null | undefined): ListCounts {
  const byToken = new Map(Object.entries(counts ?? {}));
  const total = byToken.get(EVERY) ?? 0;
  byToken.delete(EVERY);
  return { total, byToken };
}

/** Reads the stored number of styles of a category in a market, in total and per value. */
export async function readListingCounts(db: Db, { market, categoryId }: Listing): Promise<ListCounts> {
  const { rows } = await sql<{ counts: TokenCounts | null }>`
    select json_object_agg(token, styles) as counts from listing_count
    where market = ${market} and category_id = ${categoryId}`.execute(db);
  return toCounts(rows[0]?.counts);
}

/** For each value, reads how many styles of a large category with it have each other value. */
export async function readPairs(
  db: Db,
  { market, categoryId }: Listing,
  tokens: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const { rows } = await sql<{ token: string; others: TokenCounts }>`
    select token, json_object_agg(other, styles) as others from listing_pair
    where market = ${market} and category_id = ${categoryId} and token = any(${[...tokens]}) group by token`.execute(
    db,
  );
  return new Map(rows.map(({ token, others }) => [token, new Map(Object.entries(others))]));
}

/** Returns the largest number of styles that a category has in any market. */
export async function countListed(db: Db, categoryId: string): Promise<number> {
  const row = await db
    .selectFrom('listing_count')
    .select((select) => select.fn.max('styles').as('most'))
    .where('category_id', '=', categoryId)
    .where('token', '=', EVERY)
    .executeTakeFirst();
  return row?.most ?? 0;
}

/** Recounts the lists after styles were added, changed or removed. */
export async function refreshListingCounts(transaction: Db): Promise<void> {
  await sql`delete from listing_count`.execute(transaction);
  await sql`
    insert into listing_count (market, category_id, token, styles)
    select market, category_id, token, count(*) from listing, unnest(facets || array['']) as token group by market, category_id, token`.execute(
    transaction,
  );
  await sql`delete from listing_pair`.execute(transaction);
  // Styles with identical values are grouped first, because each style has many pairs of values.
  await sql`
    insert into listing_pair (market, category_id, token, other, styles)
    select market, category_id, token, other, sum(styles) from (
      select l.market, l.category_id, l.facets, count(*) as styles from listing l
      join listing_count c on c.market = l.market and c.category_id = l.category_id and c.token = ''
      where c.styles > ${sql.lit(countedWhenAsked)} and l.category_id <> ${sql.lit(rootCategoryId)}
      group by l.market, l.category_id, l.facets
    ) alike, unnest(facets) as token, unnest(facets) as other
    where token <> other group by market, category_id, token, other`.execute(transaction);
}

import { sql } from 'kysely';
import type { CountryCode } from 'shared-contracts/locale';
import type { Db } from '../database/database.ts';
import type { ListCounts } from './list-queries.ts';

/** Stands for every style of a list, whatever its values. */
const EVERY = '';

export function toCounts(rows: readonly { readonly token: string; readonly count: number }[]): ListCounts {
  const byToken = new Map(rows.map(({ token, count }) => [token, count]));
  const total = byToken.get(EVERY) ?? 0;
  byToken.delete(EVERY);
  return { total, byToken };
}

/** How many styles a category has in a market, and how many with each value: kept, so that nobody counts a million. */
export async function readListingCounts(db: Db, market: CountryCode, categoryId: string): Promise<ListCounts> {
  const rows = await db
    .selectFrom('listing_count')
    .select(['token', 'styles as count'])
    .where('market', '=', market)
    .where('category_id', '=', categoryId)
    .execute();
  return toCounts(rows);
}

/** The most styles that a category has in any market. */
export async function countListed(db: Db, categoryId: string): Promise<number> {
  const row = await db
    .selectFrom('listing_count')
    .select((select) => select.fn.max('styles').as('most'))
    .where('category_id', '=', categoryId)
    .where('token', '=', EVERY)
    .executeTakeFirst();
  return row?.most ?? 0;
}

/** Counts the lists anew: after styles were added, changed or taken away. */
export async function refreshListingCounts(transaction: Db): Promise<void> {
  await sql`delete from listing_count`.execute(transaction);
  await sql`
    insert into listing_count (market, category_id, token, styles)
    select market, category_id, token, count(*) from listing, unnest(facets || array['']) as token group by market, category_id, token`.execute(
    transaction,
  );
}

import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** Styles in one part of a sitemap, and in one read of a feed: with all colors and locales fewer than 50,000 addresses. */
export const stylesInPart = 1000;

/** Returns the id of the first style of each part, in the order of ids. */
export async function readParts(db: Db, size = stylesInPart): Promise<string[]> {
  const { rows } = await sql<{ readonly style_id: string }>`
    select style_id from (select style_id, (row_number() over (order by style_id) - 1) % ${size} as place from style) numbered
    where place = 0 order by style_id`.execute(db);
  return rows.map(({ style_id }) => style_id);
}

/** The ids of up to one part of the styles, from one on. */
export async function readStyleIds(db: Db, from: string, size = stylesInPart): Promise<string[]> {
  const rows = await db
    .selectFrom('style')
    .select('style_id')
    .where('style_id', '>=', from)
    .orderBy('style_id')
    .limit(size)
    .execute();
  return rows.map(({ style_id }) => style_id);
}

import type { Language } from 'shared-contracts/locale';
import type { Db } from '../database/database.ts';

/** A document of editors, in English where it is not written in the language. */
export async function readDocument<T>(db: Db, kind: string, slug: string, language: Language): Promise<T | undefined> {
  const row = await db
    .selectFrom('document')
    .select('body')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where('language', 'in', [language, 'en'])
    .orderBy((row) => row.eb('language', '=', language), 'desc')
    .executeTakeFirst();
  // The contract checks what leaves.
  return row?.body as T | undefined;
}

import type { Language } from 'shared-contracts/locale';
import type { Db } from '../database/database.ts';

/** Documents of editors by kind, as they are kept in the database. */
export async function readDocument<T>(db: Db, kind: string, slug: string, language: Language): Promise<T | undefined> {
  const row = await db
    .selectFrom('document')
    .select('body')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where('language', '=', language)
    .executeTakeFirst();
  // Written by the seed and by editors through the same types; the contract checks what leaves.
  return row?.body as T | undefined;
}

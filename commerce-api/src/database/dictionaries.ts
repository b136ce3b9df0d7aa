import { sql } from 'kysely';
import type { Language } from 'shared-contracts/locale';

/** The text search configuration of each language. */
export const dictionaries: Readonly<Record<Language, string>> = { en: 'english', fr: 'french', de: 'german' };

/** That of a row by its column `language`. */
export const dictionaryOfRow = sql`cast(case language when 'de' then 'german' when 'fr' then 'french' else 'english' end as regconfig)`;

import { sql } from 'kysely';
import type { Language } from 'shared-contracts/locale';
import type { Db } from '../database/database.ts';
import { dictionaries } from '../database/dictionaries.ts';
import { isOneOf, listShown, type Reading } from './document-queries.ts';

/** Documents that a search ranks and counts. Words that more of them have are so common that their order says nothing. */
const maxFound = 300;

/** A search in the words of a language. As a constant, unlike by the language of each row, it is found by an index. */
const queryIn = (language: Language, q: string) =>
  sql`websearch_to_tsquery(cast(${dictionaries[language]} as regconfig), ${q})`;

interface Search {
  readonly kind: string;
  readonly q: string;
  /** Whether a document has the details of an article; undefined for both. */
  readonly isArticle?: boolean | undefined;
  readonly limit: number;
  readonly offset: number;
}

/**
 * Finds documents by the words that they show, best first. The index finds texts that may have been replaced, in the language
 * and in English; only of those is read what is shown. Drafts are not searched.
 */
export async function searchDocuments(db: Db, { kind, q, isArticle, limit, offset }: Search, reading: Reading) {
  const { language, at } = reading;
  // A text that is not translated is shown in English, and is searched by the words of English.
  const hasWords = (of: Language) => sql<boolean>`(language = ${of} and words @@ ${queryIn(of, q)})`;
  const words = language === 'en' ? hasWords('en') : sql<boolean>`(${hasWords(language)} or ${hasWords('en')})`;
  const isMatch = isArticle === undefined ? words : sql<boolean>`(${words} and (head ? 'article') = ${isArticle})`;
  const rank = sql<number>`ts_rank(words, case language when 'en' then ${queryIn('en', q)} else ${queryIn(language, q)} end)`;
  // Planned for all rows, which takes the index, and ended early: how many texts have a common word must not matter.
  const imported = await db
    .with(
      (name) => name('matched').materialized(),
      (source) => source.selectFrom('document').select('slug').where('kind', '=', kind).where(isMatch),
    )
    .selectFrom('matched')
    .select('slug')
    .limit(maxFound)
    .execute();
  const versions = await db
    .with(
      (name) => name('matched').materialized(),
      (source) =>
        source
          .selectFrom('document_version')
          .select('slug')
          .where('kind', '=', kind)
          .where(isMatch)
          .where('live_from', '<=', at)
          .where((row) => row.or([row('live_until', 'is', null), row('live_until', '>', at)])),
    )
    .selectFrom('matched')
    .select('slug')
    .limit(maxFound)
    .execute();
  const slugs = [...new Set([...imported, ...versions].map(({ slug }) => slug))].slice(0, maxFound);
  return db
    .selectFrom(
      listShown(db, kind, { ...reading, withDrafts: false })
        .where(isOneOf(slugs.map((slug) => ({ kind, slug }))))
        .as('shown'),
    )
    .select(['kind', 'slug', 'head'])
    .select(sql<number>`cast(count(*) over () as integer)`.as('total'))
    .where('body', 'is not', null)
    .where(isMatch)
    .orderBy(rank, 'desc')
    .orderBy('slug')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Reads the pages below a page. */
export async function readChildren(db: Db, parent: string, reading: Reading) {
  const isBelow = sql<boolean>`head ? 'parent' and head ->> 'parent' = ${parent}`;
  const below = await db
    .selectFrom('document')
    .select(['kind', 'slug'])
    .where(isBelow)
    .union(db.selectFrom('document_version').select(['kind', 'slug']).where(isBelow))
    .union(db.selectFrom('document_draft').select(['kind', 'slug']).where(isBelow))
    .execute();
  return db
    .selectFrom(listShown(db, 'article', reading).where(isOneOf(below)).as('shown'))
    .select(['kind', 'slug', 'head'])
    .where('body', 'is not', null)
    .where(isBelow)
    .execute();
}

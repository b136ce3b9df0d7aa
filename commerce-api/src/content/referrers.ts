import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { type DocumentName, liveTexts } from './document-queries.ts';

export interface Referrer extends DocumentName {
  /** What it refers to: a document as `kind/slug`, or `media/id`. */
  readonly reference: string;
  readonly name: string;
}

/**
 * Returns the documents that link to others, include them, or show a picture, once for each reference: what is live in any
 * language, and drafts on request. What was replaced counts no more.
 */
export async function readReferrers(
  db: Db,
  references: readonly string[],
  { at, withDrafts }: { readonly at: Date; readonly withDrafts: boolean },
): Promise<readonly Referrer[]> {
  if (references.length === 0) return [];
  const wanted = sql`cast(${sql`array[${sql.join(references)}]`} as text[])`;
  const refers = sql<boolean>`refers_to && ${wanted}`;
  // The indexes find old versions, too, which may have been replaced by texts without the reference.
  const rows = await db
    .with('candidate', (source) =>
      source
        .selectFrom('document')
        .select(['kind', 'slug'])
        .where(refers)
        .union(source.selectFrom('document_version').select(['kind', 'slug']).where(refers)),
    )
    .with('referrer', (source) => {
      const live = source
        .selectFrom(
          liveTexts(db, at).where(sql<boolean>`(kind, slug) in (select kind, slug from candidate)`).as('live'),
        )
        .select(['kind', 'slug', 'language', 'head', 'refers_to'])
        .where('body', 'is not', null)
        .where(refers);
      const drafts = source
        .selectFrom('document_draft')
        .select(['kind', 'slug', 'language', 'head', 'refers_to'])
        .where(refers);
      return withDrafts ? live.unionAll(drafts) : live;
    })
    .selectFrom((source) =>
      source
        .selectFrom('referrer')
        .select(['kind', 'slug', 'language', sql<string | null>`head ->> 'name'`.as('name')])
        .select(sql<string>`unnest(refers_to)`.as('reference'))
        .as('found'),
    )
    .distinctOn(['reference', 'kind', 'slug'])
    .select(['reference', 'kind', 'slug', 'name'])
    .where('reference', 'in', references)
    .orderBy('reference')
    .orderBy('kind')
    .orderBy('slug')
    .orderBy((row) => row.eb('language', '=', 'en'), 'desc')
    .execute();
  return rows.map(({ name, ...row }) => ({ ...row, name: name ?? row.slug }));
}

/** Counts the referrers of documents, by `kind/slug`. */
export async function countReferrers(
  db: Db,
  names: readonly DocumentName[],
  rule: { readonly at: Date; readonly withDrafts: boolean },
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  const references = names.map(({ kind, slug }) => `${kind}/${slug}`);
  for (const { reference } of await readReferrers(db, references, rule))
    counts.set(reference, (counts.get(reference) ?? 0) + 1);
  return counts;
}

/** Whether any text refers to a picture: imported, in a draft, or in a version that could be gone back to. */
export async function isReferredTo(db: Db, reference: string): Promise<boolean> {
  const refers = sql<boolean>`refers_to @> array[${reference}]`;
  const { rows } = await sql<{ readonly found: boolean }>`
    select exists (select from document where ${refers}) or exists (select from document_version where ${refers})
      or exists (select from document_draft where ${refers}) as found`.execute(db);
  return rows[0]?.found ?? false;
}

import { sql } from 'kysely';
import type { Language } from 'shared-contracts/locale';
import type { Db } from '../database/database.ts';

/** Names a document in all its languages and versions. */
export interface DocumentName {
  readonly kind: string;
  readonly slug: string;
}

/** Which of a document's texts and versions are read. */
export interface Reading {
  readonly language: Language;
  readonly siteId: string;
  /** The time for which documents are read: what is live then. */
  readonly at: Date;
  /** Whether drafts are read in place of what is published. */
  readonly withDrafts: boolean;
}

/**
 * All texts that could be shown, each with how it ranks. In the language before English, for the site before every
 * site, what editors wrote before what was imported. Of the versions, one with an end wins, then the latest.
 */
function candidates(db: Db, kind: string, { language, siteId, at, withDrafts }: Reading) {
  const imported = db
    .selectFrom('document')
    .select(['kind', 'slug', 'language', 'body', 'refers_to', 'words', 'updated_at as changed_at'])
    .select([
      sql<string>`''`.as('site'),
      sql<number>`0`.as('source'),
      sql<boolean>`false`.as('ends'),
      sql<Date>`cast('-infinity' as timestamptz)`.as('live_from'),
      sql<number>`0`.as('number'),
    ])
    .where('kind', '=', kind)
    .where('language', 'in', [language, 'en']);
  const versions = db
    .selectFrom('document_version')
    .select(['kind', 'slug', 'language', 'body', 'refers_to', 'words', 'published_at as changed_at'])
    .select([
      'site',
      sql<number>`1`.as('source'),
      sql<boolean>`live_until is not null`.as('ends'),
      'live_from',
      'number',
    ])
    .where('kind', '=', kind)
    .where('language', 'in', [language, 'en'])
    .where('site', 'in', [siteId, ''])
    .where('live_from', '<=', at)
    .where((row) => row.or([row('live_until', 'is', null), row('live_until', '>', at)]));
  if (!withDrafts) return imported.unionAll(versions);
  const drafts = db
    .selectFrom('document_draft')
    .select(['kind', 'slug', 'language', 'body', 'refers_to'])
    .select([
      sql<string | null>`cast(null as tsvector)`.as('words'),
      'updated_at as changed_at',
      'site',
      sql<number>`2`.as('source'),
      sql<boolean>`false`.as('ends'),
      sql<Date>`cast('-infinity' as timestamptz)`.as('live_from'),
      'revision as number',
    ])
    .where('kind', '=', kind)
    .where('language', 'in', [language, 'en'])
    .where('site', 'in', [siteId, '']);
  return imported.unionAll(versions).unionAll(drafts);
}

/** The text of each document of a kind that is shown. One that was taken off has no body. */
export function shownDocuments(db: Db, kind: string, reading: Reading) {
  return db
    .selectFrom(candidates(db, kind, reading).as('candidate'))
    .distinctOn('slug')
    .select(['kind', 'slug', 'language', 'body', 'refers_to', 'words', 'changed_at'])
    .orderBy('slug')
    .orderBy((row) => row.eb('language', '=', reading.language), 'desc')
    .orderBy('site', 'desc')
    .orderBy('source', 'desc')
    .orderBy('ends', 'desc')
    .orderBy('live_from', 'desc')
    .orderBy('number', 'desc');
}

/** Returns the body of a document as editors stored it; undefined when there is none, or it was taken off. */
export async function readDocument(db: Db, { kind, slug }: DocumentName, reading: Reading): Promise<unknown> {
  const row = await shownDocuments(db, kind, reading).where('slug', '=', slug).executeTakeFirst();
  return row?.body ?? undefined;
}

/** Counts how often what is published has changed. */
export async function readRevision(db: Db): Promise<number> {
  const row = await db.selectFrom('content_revision').select('revision').executeTakeFirst();
  return Number(row?.revision ?? 0);
}

/** Counts a change of what is published, in the transaction of the change. */
export async function countRevision(transaction: Db): Promise<void> {
  await transaction
    .insertInto('content_revision')
    .values({ revision: 1 })
    .onConflict((conflict) =>
      conflict.column('only_row').doUpdateSet((row) => ({ revision: row('content_revision.revision', '+', 1) })),
    )
    .execute();
}

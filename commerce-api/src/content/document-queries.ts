import { sql } from 'kysely';
import type { Language } from 'shared-contracts/locale';
import type { Db } from '../database/database.ts';
import { keyOfDocument, keyOfList } from './surrogate-keys.ts';

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
  /** Called with the surrogate key of each document and list that is read. */
  readonly onRead?: (key: string) => void;
}

/** All texts that could be shown at a time, each with how it ranks. */
function candidates(db: Db, { at, withDrafts }: Pick<Reading, 'at' | 'withDrafts'>) {
  const imported = db
    .selectFrom('document')
    .select(['kind', 'slug', 'language', 'body', 'head', 'refers_to', 'words', 'updated_at as changed_at'])
    .select([
      sql<string>`''`.as('site'),
      sql<number>`0`.as('source'),
      sql<boolean>`false`.as('ends'),
      sql<Date>`cast('-infinity' as timestamptz)`.as('live_from'),
      sql<number>`0`.as('number'),
    ]);
  const versions = db
    .selectFrom('document_version')
    .select(['kind', 'slug', 'language', 'body', 'head', 'refers_to', 'words', 'published_at as changed_at'])
    .select([
      'site',
      sql<number>`1`.as('source'),
      sql<boolean>`live_until is not null`.as('ends'),
      'live_from',
      'number',
    ])
    .where('live_from', '<=', at)
    .where((row) => row.or([row('live_until', 'is', null), row('live_until', '>', at)]));
  if (!withDrafts) return imported.unionAll(versions);
  const drafts = db
    .selectFrom('document_draft')
    .select(['kind', 'slug', 'language', 'body', 'head', 'refers_to'])
    .select([
      sql<string | null>`cast(null as tsvector)`.as('words'),
      'updated_at as changed_at',
      'site',
      sql<number>`2`.as('source'),
      sql<boolean>`false`.as('ends'),
      sql<Date>`cast('-infinity' as timestamptz)`.as('live_from'),
      'revision as number',
    ]);
  return imported.unionAll(versions).unionAll(drafts);
}

const columns = ['kind', 'slug', 'language', 'site', 'number', 'body', 'head', 'refers_to', 'words'] as const;

/** Precedence: drafts, versions, imports; time-limited versions first, then the latest. */
const precedence = ['source', 'ends', 'live_from', 'number'] as const;

/**
 * The text of each document of a kind that is shown: in the language before English, for the site before every site.
 * One that was taken off has no body.
 */
export function shownDocuments(db: Db, kind: string, reading: Reading) {
  const { language, siteId } = reading;
  const ranked = db
    .selectFrom(candidates(db, reading).as('candidate'))
    .distinctOn('slug')
    .select([...columns, 'changed_at'])
    .where('kind', '=', kind)
    .where('language', 'in', [language, 'en'])
    .where('site', 'in', [siteId, ''])
    .orderBy('slug')
    .orderBy((row) => row.eb('language', '=', language), 'desc')
    .orderBy('site', 'desc');
  return precedence.reduce((query, column) => query.orderBy(column, 'desc'), ranked);
}

/** The documents of a kind that are shown, for an answer that is made of all of them. */
export function listShown(db: Db, kind: string, reading: Reading) {
  reading.onRead?.(keyOfList(kind));
  return shownDocuments(db, kind, reading);
}

/** What is live at a time in each language and for each site, without falling back to another. */
export function liveTexts(db: Db, at: Date) {
  const ranked = db
    .selectFrom(candidates(db, { at, withDrafts: false }).as('candidate'))
    .distinctOn(['kind', 'slug', 'language', 'site'])
    .select([...columns, 'changed_at'])
    .orderBy('kind')
    .orderBy('slug')
    .orderBy('language')
    .orderBy('site');
  return precedence.reduce((query, column) => query.orderBy(column, 'desc'), ranked);
}

/** Returns the body of a document as editors stored it; undefined when there is none, or it was taken off. */
export async function readDocument(db: Db, { kind, slug }: DocumentName, reading: Reading): Promise<unknown> {
  reading.onRead?.(keyOfDocument({ kind, slug }));
  const row = await shownDocuments(db, kind, reading).where('slug', '=', slug).executeTakeFirst();
  return row?.body ?? undefined;
}

/** The condition that a row is of one of some documents. */
export const isOneOf = (names: readonly DocumentName[]) =>
  names.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`(kind, slug) in (${sql.join(names.map(({ kind, slug }) => sql`(${kind}, ${slug})`))})`;

/** Counts how often what is published has changed. */
export async function readRevision(db: Db): Promise<number> {
  const row = await db.selectFrom('content_revision').select('revision').executeTakeFirst();
  return Number(row?.revision ?? 0);
}

/**
 * Counts a change of what is published, in the transaction of the change, before anything is read for it: other changes wait
 * until it commits, so that they follow each other.
 */
export async function countRevision(transaction: Db): Promise<void> {
  await transaction
    .insertInto('content_revision')
    .values({ revision: 1 })
    .onConflict((conflict) =>
      conflict.column('only_row').doUpdateSet((row) => ({ revision: row('content_revision.revision', '+', 1) })),
    )
    .execute();
}

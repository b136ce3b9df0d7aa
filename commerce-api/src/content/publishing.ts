import type { Language } from 'shared-contracts/locale';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import { json } from '../database/json.ts';
import { isTooLargeToIndex } from '../database/transact.ts';
import { countRevision, type DocumentName, readDocument } from './document-queries.ts';
import { postPurge } from './purge.ts';
import { keysOfChange } from './surrogate-keys.ts';

/** Names one text of a document: its language, and the site that it is for; empty for every site. */
export interface TextName extends DocumentName {
  readonly language: Language;
  readonly site: string;
}

interface By {
  /** Id of the editor. */
  readonly author: string;
}

/** The site of a text, as answers name it: not at all for one that is for every site. */
export const siteOf = (site: string) => (site === '' ? {} : { site });

const keyOf = ({ kind, slug, language, site }: TextName) => ({ kind, slug, language, site });
const draftOf = (db: Db, name: TextName) => db.selectFrom('document_draft').where((row) => row.and(keyOf(name)));

/** Somebody else has changed the draft: the editor has to see that before anything is overwritten. */
const changedMeanwhile = (revision: number | undefined) =>
  new CallError('DOC409', { additionalInfo: { revision: revision ?? 0 } });

/** Stores a body. @throws {CallError} DOC413 for one with more words, or longer names, than the database can index */
async function store<T>(statement: { execute(): Promise<T> }): Promise<T> {
  try {
    return await statement.execute();
  } catch (error) {
    if (isTooLargeToIndex(error)) throw new CallError('DOC413', { field: 'body' });
    throw error;
  }
}

/**
 * Stores what an editor is working on.
 * @param revision the draft that the editor has seen; 0 for none
 * @returns the revision of the stored draft
 * @throws {CallError} DOC409 when it is not the latest, DOC413
 */
export async function saveDraft(
  transaction: Db,
  name: TextName,
  { body, revision, author }: By & { readonly body: unknown; readonly revision: number },
): Promise<number> {
  const values = { body: json(body), revision: revision + 1, author, updated_at: new Date() };
  if (revision === 0) {
    const [insert] = await store(
      transaction
        .insertInto('document_draft')
        .values({ ...keyOf(name), ...values })
        .onConflict((conflict) => conflict.doNothing()),
    );
    if (insert?.numInsertedOrUpdatedRows) return 1;
  } else {
    const [update] = await store(
      transaction
        .updateTable('document_draft')
        .set(values)
        .where((row) => row.and({ ...keyOf(name), revision })),
    );
    if (update?.numUpdatedRows) return revision + 1;
  }
  const latest = await draftOf(transaction, name).select('revision').executeTakeFirst();
  throw changedMeanwhile(latest?.revision);
}

/**
 * Removes a draft; what is published stays.
 * @throws {CallError} DOC409 when it is not the one that the editor has seen
 */
export async function discardDraft(transaction: Db, name: TextName, revision: number): Promise<void> {
  const { numDeletedRows: deleted } = await transaction
    .deleteFrom('document_draft')
    .where((row) => row.and({ ...keyOf(name), revision }))
    .executeTakeFirstOrThrow();
  if (deleted) return;
  const latest = await draftOf(transaction, name).select('revision').executeTakeFirst();
  throw changedMeanwhile(latest?.revision);
}

interface NewVersion extends By {
  /** Null takes the document off. */
  readonly body: unknown;
  readonly note: string;
  readonly from: Date;
  /** Without it, the version is live until another takes its place. */
  readonly until?: Date | undefined;
}

/** Adds a version, under the lock of `countRevision`. @throws {CallError} DOC413 */
async function addVersion(
  transaction: Db,
  name: TextName,
  { body, note, from, until, author }: NewVersion,
): Promise<number> {
  const { number } = await transaction
    .selectFrom('document_version')
    .select((row) => row.fn.coalesce(row.fn.max('number'), row.lit(0)).as('number'))
    .where((row) => row.and(keyOf(name)))
    .executeTakeFirstOrThrow();
  await store(
    transaction.insertInto('document_version').values({
      ...keyOf(name),
      version_id: crypto.randomUUID(),
      number: number + 1,
      body: body === null ? null : json(body),
      author,
      note,
      live_from: from,
      live_until: until ?? null,
    }),
  );
  // Caches of the edge forget the document when the version begins, and when it ends.
  for (const time of until ? [from, until] : [from]) await postPurge(transaction, keysOfChange(name), time);
  return number + 1;
}

interface Publication extends Omit<NewVersion, 'body'> {
  /** The draft that the editor has seen. */
  readonly revision: number;
  /** Refuses the draft by an error; what it reads of other documents holds until the commit. */
  readonly check?: (draft: unknown) => Promise<void>;
}

/**
 * Publishes the draft, now or for a time to come, and removes it.
 * @returns the number of the version
 * @throws {CallError} DOC409 when the draft is not the one that the editor has seen, DOC413
 */
export async function publishDraft(
  transaction: Db,
  name: TextName,
  { revision, check, ...version }: Publication,
): Promise<number> {
  await countRevision(transaction);
  const draft = await draftOf(transaction, name).select(['body', 'revision']).forUpdate().executeTakeFirst();
  if (draft?.revision !== revision) throw changedMeanwhile(draft?.revision);
  await check?.(draft.body);
  await discardDraft(transaction, name, revision);
  return addVersion(transaction, name, { ...version, body: draft.body });
}

/** Ends what would win over a version that is live from now on. */
async function endLimitedVersions(transaction: Db, name: TextName, now: Date): Promise<void> {
  await transaction
    .updateTable('document_version')
    .set({ live_until: now })
    .where((row) => row.and(keyOf(name)))
    .where('live_from', '<=', now)
    .where('live_until', '>', now)
    .execute();
}

/**
 * Returns the text of a version; undefined when there is no such version. The import is for every site, so that a site's
 * own text has no version 0.
 */
export const bodyOf = async (transaction: Db, { kind, slug, language, site }: TextName, number: number) =>
  number === 0 && site === ''
    ? transaction
        .selectFrom('document')
        .select('body')
        .where((row) => row.and({ kind, slug, language }))
        .executeTakeFirst()
    : transaction
        .selectFrom('document_version')
        .select('body')
        .where((row) => row.and({ kind, slug, language, site, number }))
        .executeTakeFirst();

interface Restoring extends By {
  readonly now: Date;
  readonly note: string;
}

/**
 * Makes an earlier version live at once, as a version of its own; 0 is the document as it was imported. A version with
 * an end that is live is ended.
 * @returns the number of the new version
 * @throws {CallError} API404 when there is no such version
 */
export async function rollBack(
  transaction: Db,
  name: TextName,
  { number, now, note, author }: Restoring & { readonly number: number },
): Promise<number> {
  await countRevision(transaction);
  const earlier = await bodyOf(transaction, name, number);
  if (!earlier) throw new CallError('API404', { field: 'number' });
  await endLimitedVersions(transaction, name, now);
  return addVersion(transaction, name, { body: earlier.body, note, from: now, author });
}

/**
 * Takes a text off at once. In its language, shoppers then see none, not even in English.
 * @throws {CallError} API404 when shoppers see none already
 */
export async function takeOff(transaction: Db, name: TextName, { now, note, author }: Restoring): Promise<number> {
  await countRevision(transaction);
  const { language, site: siteId } = name;
  const shown = await readDocument(transaction, name, { language, siteId, at: now, withDrafts: false });
  if (shown === undefined) throw new CallError('API404');
  await endLimitedVersions(transaction, name, now);
  return addVersion(transaction, name, { body: null, note, from: now, author });
}

/**
 * Withdraws a version that is scheduled: it keeps its number, and is live from now until now, which is never.
 * @throws {CallError} API404 when there is no such version, DOC409 when it has begun
 */
export async function withdraw(transaction: Db, name: TextName, number: number, now: Date): Promise<void> {
  await countRevision(transaction);
  const version = await transaction
    .selectFrom('document_version')
    .select('live_from')
    .where((row) => row.and({ ...keyOf(name), number }))
    .forUpdate()
    .executeTakeFirst();
  if (!version) throw new CallError('API404', { field: 'number' });
  if (version.live_from <= now) throw changedMeanwhile(undefined);
  await transaction
    .updateTable('document_version')
    .set({ live_from: now, live_until: now })
    .where((row) => row.and({ ...keyOf(name), number }))
    .execute();
}

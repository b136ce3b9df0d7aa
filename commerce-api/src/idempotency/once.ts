import { type RawBuilder, sql } from 'kysely';
import { CallError } from '../base/call-error.ts';
import { contentHash } from '../base/hash.ts';
import type { Db } from '../database/database.ts';
import { isUniqueViolation, transact, withRetry } from '../database/transact.ts';
import { deserializeRefusal, isDefinitive, type StoredRefusal, serializeRefusal } from './refusals.ts';

/** A call under its key. */
export interface KeyedCall {
  readonly subjectId: string;
  readonly key: string;
  readonly call: string;
  readonly requestHash: string;
}

/** A change that must not happen twice. */
export interface Change extends Omit<KeyedCall, 'requestHash'> {
  /** What the caller asked for; the same key with another request is refused. */
  readonly request: unknown;
}

/** Two requests with the same parts have the same hash. */
export const requestHash = (call: string, request: unknown): string => contentHash(JSON.stringify([call, request]));

// A refusal is marked in the hash: instances from before refusals were kept take it for another request's, not for an answer.
const refusedHash = (hash: string): string => `refused ${hash}`;

/** What came first under the key; undefined when nothing has been decided. */
type First<T> = { readonly answer: T } | { readonly refusal: CallError } | undefined;

/** What lies under a key. */
export interface Kept {
  readonly hash: string;
  readonly answer: unknown;
}

function firstOf<T>(kept: Kept | undefined, { requestHash: hash }: Pick<KeyedCall, 'requestHash'>): First<T> {
  if (!kept) return undefined;
  if (kept.hash === hash) return { answer: kept.answer as T };
  if (kept.hash !== refusedHash(hash)) throw new CallError('API422', { field: 'idempotency-key' });
  return { refusal: deserializeRefusal(kept.answer as StoredRefusal) };
}

async function findFirst<T>(db: Db, keyed: KeyedCall): Promise<First<T>> {
  const kept = await db
    .selectFrom('idempotency')
    .select(['request_hash as hash', 'answer'])
    .where('subject_id', '=', keyed.subjectId)
    .where('key', '=', keyed.key)
    .executeTakeFirst();
  return firstOf(kept, keyed);
}

/** @returns whether it is the first under the key */
async function keep(db: Db, { subjectId, key, call }: KeyedCall, hash: string, answer: unknown): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency (subject_id, key, call, request_hash, answer)
    values (${subjectId}, ${key}, ${call}, ${hash}, cast(${JSON.stringify(answer)} as jsonb))
    on conflict do nothing returning key`.execute(db);
  return rows.length > 0;
}

/** Undoes what a repetition has done, and is never seen outside. */
class RepeatedError extends Error {
  override readonly name = 'RepeatedError';
}

/** @throws {CallError} the refusal that a call met before; API422 when its key was another request's */
export function checkNotRefused(kept: Kept | undefined, keyed: Pick<KeyedCall, 'requestHash'>): void {
  const first = firstOf<unknown>(kept, keyed);
  if (first && 'refusal' in first) throw first.refusal;
}

/** Keeps a refusal that is the outcome of the call, unless somebody with the same key was faster. */
export async function storeRefusal(db: Db, keyed: KeyedCall, error: unknown): Promise<void> {
  if (isDefinitive(error)) await keep(db, keyed, refusedHash(keyed.requestHash), serializeRefusal(error));
}

/**
 * Makes a change and keeps its answer under its key, in one transaction. A repetition gets the first answer and changes
 * nothing: whatever it does is undone when it meets the first one's key. A refusal that is the outcome of the call is
 * kept, too; after a failure the call may be tried again.
 */
export async function once<T>(db: Db, change: Change, work: (transaction: Db) => Promise<T>): Promise<T> {
  const keyed = { ...change, requestHash: requestHash(change.call, change.request) };
  try {
    return await transact(db, async (transaction) => {
      const answer = await work(transaction);
      if (!(await keep(transaction, keyed, keyed.requestHash, answer))) throw new RepeatedError();
      return answer;
    });
  } catch (error) {
    await storeRefusal(db, keyed, error);
    const first = await findFirst<T>(db, keyed);
    if (!first) throw error;
    if ('refusal' in first) throw first.refusal;
    return first.answer;
  }
}

/**
 * Makes a change and keeps its answer in one statement, wholly or not at all: a transaction around several takes many
 * times as long.
 * @param tables common table expressions; `changed` is one of them and gives the answer, or no row where nothing is changed
 * @returns undefined when nothing was changed, or when the key was used before
 */
export async function tryOnce<T>(
  db: Db,
  { subjectId, key, call, request }: Change,
  tables: RawBuilder<unknown>,
): Promise<T | undefined> {
  const write = sql<{ readonly answer: T }>`
    with ${tables}
    insert into idempotency (subject_id, key, call, request_hash, answer)
    select ${subjectId}, ${key}, ${call}, ${requestHash(call, request)}, answer from changed returning answer`;
  try {
    return (await withRetry(() => write.execute(db))).rows[0]?.answer;
  } catch (error) {
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
}

/**
 * Like `once`, for a change that is one statement as `tryOnce` takes it.
 * @param refusal why the statement finds nothing to change
 */
export async function onceInOneStatement<T>(
  db: Db,
  change: Change,
  tables: RawBuilder<unknown>,
  refusal: () => CallError,
): Promise<T> {
  const answer = await tryOnce<T>(db, change, tables);
  return answer ?? once(db, change, () => Promise.reject(refusal()));
}

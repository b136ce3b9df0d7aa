import { type RawBuilder, sql } from 'kysely';
import { CallError } from '../base/call-error.ts';
import { contentHash } from '../base/hash.ts';
import type { Db } from '../database/database.ts';
import { isUniqueViolation, transact, withRetry } from '../database/transact.ts';
import { deserializeRefusal, isDefinitive, type StoredRefusal, serializeRefusal } from './refusals.ts';

/** A call with its idempotency key. */
export interface KeyedCall {
  readonly subjectId: string;
  readonly key: string;
  readonly call: string;
  readonly requestHash: string;
}

/** A change that must not happen twice. */
export interface Change extends Omit<KeyedCall, 'requestHash'> {
  /** The caller's request; the same key with another request is refused. */
  readonly request: unknown;
}

/** Returns a hash that is equal for equal requests. */
export const requestHash = (call: string, request: unknown): string => contentHash(JSON.stringify([call, request]));

// Marks the hash of a refusal, so that instances from before refusals were stored treat it as another request instead
// of as an answer.
const refusedHash = (hash: string): string => `refused ${hash}`;

/** The first outcome under the key; undefined when there is none. */
type First<T> = { readonly answer: T } | { readonly refusal: CallError } | undefined;

/** The record stored under a key. */
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

/** @returns whether this is the first record under the key */
async function keep(db: Db, { subjectId, key, call }: KeyedCall, hash: string, answer: unknown): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency (subject_id, key, call, request_hash, answer)
    values (${subjectId}, ${key}, ${call}, ${hash}, cast(${JSON.stringify(answer)} as jsonb))
    on conflict do nothing returning key`.execute(db);
  return rows.length > 0;
}

/** Rolls back a repeated change; never leaves this module. */
class RepeatedError extends Error {
  override readonly name = 'RepeatedError';
}

/** Returns the first answer of a call; undefined when there is none yet. Throws like `checkNotRefused`. */
export async function findAnswer<T>(db: Db, change: Change): Promise<{ readonly answer: T } | undefined> {
  const first = await findFirst<T>(db, { ...change, requestHash: requestHash(change.call, change.request) });
  if (first && 'refusal' in first) throw first.refusal;
  return first;
}

/** @throws {CallError} the stored refusal of the call; API422 when the key belongs to another request */
export function checkNotRefused(kept: Kept | undefined, keyed: Pick<KeyedCall, 'requestHash'>): void {
  const first = firstOf<unknown>(kept, keyed);
  if (first && 'refusal' in first) throw first.refusal;
}

/**
 * Stores a refusal that is the outcome of the call, unless another request with the same key stored its outcome first.
 */
export async function storeRefusal(db: Db, keyed: KeyedCall, error: unknown): Promise<void> {
  if (isDefinitive(error)) await keep(db, keyed, refusedHash(keyed.requestHash), serializeRefusal(error));
}

/**
 * Executes a change and stores its answer under its key, in one transaction. A retry gets the first answer and changes
 * nothing: its work is rolled back when it meets the existing key. A definitive refusal is stored too; after a failure
 * the call may be retried.
 */
export async function once<T>(db: Db, change: Change, work: (transaction: Db) => Promise<T>): Promise<T> {
  const keyed = { ...change, requestHash: requestHash(change.call, change.request) };
  try {
    // A repetition after a commit meets the key, so the transaction may be repeated when its commit is in doubt.
    return await transact(
      db,
      async (transaction) => {
        const answer = await work(transaction);
        if (!(await keep(transaction, keyed, keyed.requestHash, answer))) throw new RepeatedError();
        return answer;
      },
      { isRepeatable: true },
    );
  } catch (error) {
    await storeRefusal(db, keyed, error);
    const first = await findFirst<T>(db, keyed);
    if (!first) throw error;
    if ('refusal' in first) throw first.refusal;
    return first.answer;
  }
}

/**
 * Executes a change and stores its answer in one statement, all or nothing. A transaction with several statements takes
 * many times as long.
 * @param tables common table expressions, of which `changed` returns the answer, or no row when nothing is changed
 * @returns undefined when nothing was changed, or when the key is already used
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
 * Like `once`, for a change in one statement as `tryOnce` takes it.
 * @param refusal returns why the statement finds nothing to change
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

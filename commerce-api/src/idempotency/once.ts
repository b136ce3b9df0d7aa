import { sql } from 'kysely';
import { contentHash } from '../base/hash.ts';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { CallError } from '../server/call-error.ts';

/** A change that must not happen twice. */
export interface Change {
  readonly subjectId: string;
  readonly key: string;
  readonly call: string;
  /** What the caller asked for; the same key with another request is refused. */
  readonly request: unknown;
}

/** Two requests with the same parts have the same hash. */
export const requestHash = (call: string, request: unknown): string => contentHash(JSON.stringify([call, request]));

/**
 * Makes a change and keeps its answer under its key, in one transaction. A repetition gets the first answer and changes
 * nothing; while the first is under way it waits for it. A change that was refused leaves no trace and may be tried again.
 */
export function once<T>(db: Db, change: Change, work: (transaction: Db) => Promise<T>): Promise<T> {
  const hash = requestHash(change.call, change.request);
  return transact(db, async (transaction) => {
    const claim = await sql`
      insert into idempotency (subject_id, key, call, request_hash) values (${change.subjectId}, ${change.key}, ${change.call}, ${hash})
      on conflict do nothing returning key`.execute(transaction);
    if (claim.rows.length === 0) {
      const first = await transaction
        .selectFrom('idempotency')
        .select(['request_hash', 'answer'])
        .where('subject_id', '=', change.subjectId)
        .where('key', '=', change.key)
        .executeTakeFirst();
      if (first?.request_hash !== hash) throw new CallError('API422', { field: 'idempotency-key' });
      return first.answer as T;
    }
    const answer = await work(transaction);
    await sql`update idempotency set answer = cast(${JSON.stringify(answer)} as jsonb) where subject_id = ${change.subjectId} and key = ${change.key}`.execute(
      transaction,
    );
    return answer;
  });
}

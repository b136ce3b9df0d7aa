import type { Db } from '../database/database.ts';
import type { CallContext } from '../server/route.ts';
import { findAnswer, once } from './once.ts';

type Caller = Pick<CallContext, 'subject' | 'idempotencyKey'>;

/**
 * Executes the change of a call once, in one transaction, under the caller's idempotency key.
 * @param admit takes the limits of the change; not called for a retry, which gets the first answer
 */
export function changeOnce<T>(
  db: Db,
  call: string,
  request: unknown,
  caller: Caller,
  work: (transaction: Db) => Promise<T>,
  admit?: () => Promise<void>,
): Promise<T>;
/** As above; `work` gets what `admit` has read, which needs no transaction. */
export function changeOnce<T, A>(
  db: Db,
  call: string,
  request: unknown,
  caller: Caller,
  work: (transaction: Db, admitted: A) => Promise<T>,
  admit: () => Promise<A>,
): Promise<T>;
export async function changeOnce<T, A>(
  db: Db,
  call: string,
  request: unknown,
  { subject, idempotencyKey }: Caller,
  work: (transaction: Db, admitted?: A) => Promise<T>,
  admit?: () => Promise<A>,
): Promise<T> {
  const change = { subjectId: subject.id, key: idempotencyKey, call, request };
  if (!admit) return once(db, change, work);
  const first = await findAnswer<T>(db, change);
  if (first) return first.answer;
  const admitted = await admit();
  return once(db, change, (transaction) => work(transaction, admitted));
}

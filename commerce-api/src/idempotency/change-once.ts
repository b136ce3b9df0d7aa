import type { Db } from '../database/database.ts';
import type { CallContext } from '../server/route.ts';
import { findAnswer, once } from './once.ts';

/**
 * Executes the change of a call once, in one transaction, under the caller's idempotency key.
 * @param admit takes the limits of the change; not called for a retry, which gets the first answer
 */
export async function changeOnce<T>(
  db: Db,
  call: string,
  request: unknown,
  { subject, idempotencyKey }: Pick<CallContext, 'subject' | 'idempotencyKey'>,
  work: (transaction: Db) => Promise<T>,
  admit?: () => Promise<void>,
): Promise<T> {
  const change = { subjectId: subject.id, key: idempotencyKey, call, request };
  if (admit) {
    const first = await findAnswer<T>(db, change);
    if (first) return first.answer;
    await admit();
  }
  return once(db, change, work);
}

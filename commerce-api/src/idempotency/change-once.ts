import type { Db } from '../database/database.ts';
import type { CallContext } from '../server/route.ts';
import { once } from './once.ts';

/** Executes the change of a call once, in one transaction, under the caller's idempotency key. */
export function changeOnce<T>(
  db: Db,
  call: string,
  request: unknown,
  { subject, idempotencyKey }: CallContext,
  work: (transaction: Db) => Promise<T>,
): Promise<T> {
  return once(db, { subjectId: subject.id, key: idempotencyKey, call, request }, work);
}

import type { Db } from '../../src/database/database.ts';
import { transact } from '../../src/database/transact.ts';
import type { Change } from '../../src/idempotency/once.ts';

export * from '../../src/idempotency/once.ts';

/** Planted bug: ignores idempotency keys. */
export function once<T>(db: Db, _change: Change, work: (transaction: Db) => Promise<T>): Promise<T> {
  return transact(db, work);
}

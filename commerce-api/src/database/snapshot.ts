import type { Db } from './database.ts';
import { insideTransaction } from './pglite-dialect.ts';

/** Runs `work` in a transaction that sees the database as it is at one moment, and changes nothing. */
export const inSnapshot = <T>(db: Db, work: (snapshot: Db) => Promise<T>): Promise<T> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((snapshot) => insideTransaction.run(true, () => work(snapshot)));

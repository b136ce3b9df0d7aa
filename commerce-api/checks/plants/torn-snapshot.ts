import type { Db } from '../../src/database/database.ts';

/** Planted bug: each table is read as it is at its own moment. */
export const inSnapshot = <T>(db: Db, work: (snapshot: Db) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('read committed').execute(work);

import { findSession as find, type SessionRow } from '../../src/auth/session-row.ts';
import type { Db } from '../../src/database/database.ts';

export * from '../../src/auth/session-row.ts';

/** Planted bug: does not recognize a token that was replaced more than once. */
export async function findSession(db: Db, token: string, lock = false): Promise<SessionRow | undefined> {
  const row = await find(db, token, lock);
  return row?.found === 'earlier' ? undefined : row;
}

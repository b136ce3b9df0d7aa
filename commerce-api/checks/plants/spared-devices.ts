import { endSessionsOf as endSessions } from '../../src/auth/sessions.ts';

export * from '../../src/auth/sessions.ts';

/** Planted bug: ends single sessions, but never the others of an account. */
export async function endSessionsOf(...[db, subjectId, which]: Parameters<typeof endSessions>): Promise<number> {
  return which.only ? endSessions(db, subjectId, which) : 0;
}

import { type RawBuilder, sql } from 'kysely';
import { CallError } from '../base/call-error.ts';
import type { Subject } from '../base/subject.ts';
import type { Db } from '../database/database.ts';
import type { Route } from '../server/route.ts';

/** An ended session with this id. */
export const endedSession = (sessionId: string | undefined): RawBuilder<unknown> =>
  sql`select from session where session_id = ${sessionId ?? null} and (revoked_at is not null or expires_at <= now())`;

/**
 * A session may end while one of its calls is under way, e.g. by the sign-in of a guest, which transfers the cart to the
 * consumer.
 * @throws {CallError} AUT498 for such a caller; the page must start a new session
 */
export async function checkSession(db: Db, { sessionId }: Subject): Promise<void> {
  if (!sessionId) return;
  const { rows } = await endedSession(sessionId).execute(db);
  if (rows.length > 0) throw new CallError('AUT498');
}

/** Replaces "cart not found" by "session ended" when the caller's session has ended. */
export function withSessionCheck(db: Db, routes: readonly Route[]): Route[] {
  return routes.map((route) => ({
    ...route,
    handle: async (input, context) => {
      try {
        return await route.handle(input, context);
      } catch (error) {
        const isLost = error instanceof CallError && error.errorId === 'BSK404';
        if (isLost && route.call.errors.includes('AUT498')) await checkSession(db, context.subject);
        throw error;
      }
    },
  }));
}

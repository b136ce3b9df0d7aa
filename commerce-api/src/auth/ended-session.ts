import { type RawBuilder, sql } from 'kysely';
import { CallError } from '../base/call-error.ts';
import type { Subject } from '../base/subject.ts';
import type { Db } from '../database/database.ts';
import type { Route } from '../server/route.ts';

/** A session of this id that has ended. */
export const endedSession = (sessionId: string | undefined): RawBuilder<unknown> =>
  sql`select from session where session_id = ${sessionId ?? null} and (revoked_at is not null or expires_at <= now())`;

/**
 * An access token is good for some minutes after its session has ended: by signing out elsewhere, by a new password, or
 * because the guest has become a consumer, to whom the cart went.
 * @throws {CallError} AUT498 for such a caller: the page has to begin anew
 */
export async function checkSession(db: Db, { sessionId }: Subject): Promise<void> {
  if (!sessionId) return;
  const { rows } = await endedSession(sessionId).execute(db);
  if (rows.length > 0) throw new CallError('AUT498');
}

/** Tells whoever finds no cart that it is their session that has ended, if it has. */
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

import { randomBytes } from 'node:crypto';
import { contentHash } from '../base/hash.ts';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import type { Subject } from '../server/subject.ts';

/** Days a session lives without being used. */
export const sessionDays = 30;
// Two tabs that reload at once both send the old token: within this time it is taken for that, later for a theft.
const GRACE_MS = 30_000;

export interface OpenSession {
  readonly subject: Subject;
  /** The token of the cookie from now on; undefined when another tab has just received it. */
  readonly refreshToken?: string;
}

const newToken = (): string => randomBytes(32).toString('base64url');
const expiry = (): Date => new Date(Date.now() + sessionDays * 86_400_000);

/** Makes a guest with a session. */
export async function startGuest(db: Db): Promise<OpenSession> {
  const subject: Subject = { id: crypto.randomUUID(), kind: 'GUEST' };
  const refreshToken = newToken();
  await transact(db, async (transaction) => {
    await transaction.insertInto('subject').values({ subject_id: subject.id, kind: subject.kind }).execute();
    await transaction
      .insertInto('session')
      .values({
        session_id: crypto.randomUUID(),
        subject_id: subject.id,
        refresh_hash: contentHash(refreshToken),
        previous_hash: null,
        expires_at: expiry(),
        revoked_at: null,
      })
      .execute();
  });
  return { subject, refreshToken };
}

/**
 * Goes on with the session of a refresh token and replaces the token. One that was replaced before the grace time
 * ends the session: either it or its successor is in the wrong hands.
 */
export function resumeSession(db: Db, token: string): Promise<OpenSession | undefined> {
  const hash = contentHash(token);
  return transact(db, async (transaction) => {
    const row = await transaction
      .selectFrom('session')
      .innerJoin('subject', 'subject.subject_id', 'session.subject_id')
      .select(['session_id', 'session.subject_id', 'kind', 'refresh_hash', 'rotated_at', 'expires_at', 'revoked_at'])
      .where((where) => where.or([where('refresh_hash', '=', hash), where('previous_hash', '=', hash)]))
      .forUpdate('session')
      .executeTakeFirst();
    if (!row || row.revoked_at || row.expires_at < new Date()) return undefined;
    const subject: Subject = { id: row.subject_id, kind: row.kind };
    if (row.refresh_hash !== hash) {
      if (Date.now() - row.rotated_at.getTime() <= GRACE_MS) return { subject };
      await transaction
        .updateTable('session')
        .set({ revoked_at: new Date() })
        .where('session_id', '=', row.session_id)
        .execute();
      return undefined;
    }
    const refreshToken = newToken();
    await transaction
      .updateTable('session')
      .set({
        refresh_hash: contentHash(refreshToken),
        previous_hash: hash,
        rotated_at: new Date(),
        expires_at: expiry(),
      })
      .where('session_id', '=', row.session_id)
      .execute();
    return { subject, refreshToken };
  });
}

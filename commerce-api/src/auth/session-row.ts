import { contentHash } from '../base/hash.ts';
import type { Subject, SubjectKind } from '../base/subject.ts';
import type { Db } from '../database/database.ts';
import { endOfSession, type SessionLife } from './session-life.ts';
import { familyHash } from './session-token.ts';

/** Milliseconds for which a replaced token is accepted after its successor was used: requests overlap. */
export const GRACE_MS = 30_000;
/** Milliseconds between two notes of a session's use. */
const TOUCH_MS = 60_000;

export interface SessionRow {
  readonly session_id: string;
  readonly subject_id: string;
  readonly kind: SubjectKind;
  readonly refresh_hash: string;
  readonly previous_hash: string | null;
  readonly rotated_at: Date;
  readonly confirmed_at: Date | null;
  readonly created_at: Date;
  readonly last_used_at: Date;
  readonly expires_at: Date;
  readonly revoked_at: Date | null;
  readonly store_id: string | null;
  readonly store_employee_id: string | null;
  /** The employee's account, in store mode. */
  readonly opened_by: string | null;
  /** Which of the session's tokens it was found by: the current one, the one before that, or any other. */
  readonly found: 'current' | 'previous' | 'earlier';
}

const sessions = (db: Db) =>
  db
    .selectFrom('session')
    .innerJoin('subject', 'subject.subject_id', 'session.subject_id')
    .select([
      'session_id',
      'session.subject_id',
      'kind',
      'refresh_hash',
      'previous_hash',
      'rotated_at',
      'confirmed_at',
      'session.created_at',
      'last_used_at',
      'expires_at',
      'revoked_at',
      'store_id',
      'store_employee_id',
      'opened_by',
    ]);

/**
 * Finds a session by its token, ended ones too: by the family, whose tokens all name it, with one indexed read. Tokens of
 * an older instance have no family and are found while they are the session's current or previous one.
 */
export async function findSession(db: Db, token: string, lock = false): Promise<SessionRow | undefined> {
  const hash = contentHash(token);
  const family = familyHash(token);
  const query = sessions(db).where((where) =>
    family
      ? where('family_hash', '=', family)
      : where.or([where('refresh_hash', '=', hash), where('previous_hash', '=', hash)]),
  );
  const row = await (lock ? query.forUpdate('session') : query).executeTakeFirst();
  if (!row) return undefined;
  if (row.refresh_hash === hash) return { ...row, found: 'current' };
  return { ...row, found: row.previous_hash === hash ? 'previous' : 'earlier' };
}

/** The session with this token, locked. Rereads after waiting for the lock, since the token may have been replaced. */
export const lockSession = (transaction: Db, token: string): Promise<SessionRow | undefined> =>
  findSession(transaction, token, true);

/** Whether a session goes on; shorter lifetimes than at its last use count at once. */
export function isLive(row: SessionRow, life: SessionLife, now: Date): boolean {
  if (row.revoked_at || row.expires_at <= now) return false;
  return endOfSession(life, { kind: row.kind, createdAt: row.created_at, usedAt: row.last_used_at }) > now;
}

/** Whether a replaced token was used although its successor has arrived: one of the two was stolen. */
export function isReplayed({ found, confirmed_at }: SessionRow, now: Date): boolean {
  if (found === 'earlier') return true;
  return found === 'previous' && confirmed_at !== null && now.getTime() - confirmed_at.getTime() > GRACE_MS;
}

export const subjectOf = (row: SessionRow): Subject => ({
  id: row.subject_id,
  kind: row.kind,
  sessionId: row.session_id,
  ...(row.store_id ? { storeId: row.store_id } : {}),
  ...(row.store_employee_id ? { storeEmployeeId: row.store_employee_id } : {}),
  ...(row.opened_by ? { openedBy: row.opened_by } : {}),
});

export async function revoke(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('session_id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Notes the use of a session, at most once a minute, and that a new token has reached its holder. */
export async function noteUse(db: Db, row: SessionRow, life: SessionLife, now: Date): Promise<void> {
  const confirms = row.previous_hash !== null && row.confirmed_at === null && row.found === 'current';
  if (!confirms && now.getTime() - row.last_used_at.getTime() < TOUCH_MS) return;
  await db
    .updateTable('session')
    .set({
      last_used_at: now,
      expires_at: endOfSession(life, { kind: row.kind, createdAt: row.created_at, usedAt: now }),
      ...(confirms ? { confirmed_at: now } : {}),
    })
    .where('session_id', '=', row.session_id)
    // Another request may have replaced the token meanwhile.
    .where('refresh_hash', '=', row.refresh_hash)
    .where('revoked_at', 'is', null)
    .execute();
}

import { randomBytes } from 'node:crypto';
import { contentHash } from '../base/hash.ts';
import type { Subject, SubjectKind } from '../base/subject.ts';
import type { Db } from '../database/database.ts';
import { endOfSession, type SessionLife } from './session-life.ts';

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
}

export const newToken = (): string => randomBytes(32).toString('base64url');

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
    ]);

/** Finds a session by its token or by the token before that, ended ones too; one indexed read for a current token. */
export async function findSession(db: Db, token: string, lock = false): Promise<SessionRow | undefined> {
  const hash = contentHash(token);
  for (const column of ['refresh_hash', 'previous_hash'] as const) {
    const query = sessions(db).where(column, '=', hash);
    const row = await (lock ? query.forUpdate('session') : query).executeTakeFirst();
    if (row) return row;
  }
  return undefined;
}

/** The session with this token, locked. Rereads after waiting for the lock, since the token may have been replaced. */
export const lockSession = (transaction: Db, token: string): Promise<SessionRow | undefined> =>
  findSession(transaction, token, true);

export const isCurrent = (row: SessionRow, token: string): boolean => row.refresh_hash === contentHash(token);

export const isLive = (row: SessionRow, now: Date): boolean => !row.revoked_at && row.expires_at > now;

/** Whether a replaced token was used although its successor has arrived: one of the two was stolen. */
export const isReplayed = (row: SessionRow, token: string, now: Date): boolean =>
  !isCurrent(row, token) && row.confirmed_at !== null && now.getTime() - row.confirmed_at.getTime() > GRACE_MS;

export const subjectOf = (row: SessionRow): Subject => ({
  id: row.subject_id,
  kind: row.kind,
  sessionId: row.session_id,
  ...(row.store_id ? { storeId: row.store_id } : {}),
  ...(row.store_employee_id ? { storeEmployeeId: row.store_employee_id } : {}),
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
export async function noteUse(db: Db, row: SessionRow, token: string, life: SessionLife, now: Date): Promise<void> {
  const confirms = row.previous_hash !== null && row.confirmed_at === null && isCurrent(row, token);
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

import { randomBytes } from 'node:crypto';
import { contentHash } from '../base/hash.ts';
import type { Subject, SubjectKind } from '../base/subject.ts';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import type { Grant } from './codes.ts';

/** Days a session lives without being used. */
export const sessionDays = 30;
/** Seconds without use after which the page is to end store mode by itself. */
export const storeModeIdleSeconds = 15 * 60;
/** Minutes a session in store mode lives without being used: the till may stand alone. */
const STORE_MODE_MINUTES = 30;
// Two tabs that reload at once both send the old token: within this time it is taken for that, later for a theft.
const GRACE_MS = 30_000;

export interface OpenSession {
  readonly subject: Subject;
  /** The token of the cookie from now on; undefined when another tab has just received it. */
  readonly refreshToken?: string;
}

const newToken = (): string => randomBytes(32).toString('base64url');
const expiry = (kind: SubjectKind): Date =>
  new Date(Date.now() + (kind === 'ASSOCIATE' ? STORE_MODE_MINUTES * 60_000 : sessionDays * 86_400_000));

/** Opens a session for a subject that is there. */
async function openSession(transaction: Db, subject: Subject): Promise<OpenSession> {
  const refreshToken = newToken();
  const sessionId = crypto.randomUUID();
  await transaction
    .insertInto('session')
    .values({
      session_id: sessionId,
      subject_id: subject.id,
      refresh_hash: contentHash(refreshToken),
      previous_hash: null,
      expires_at: expiry(subject.kind),
      revoked_at: null,
      store_id: subject.storeId ?? null,
      store_employee_id: subject.storeEmployeeId ?? null,
    })
    .execute();
  return { subject: { ...subject, sessionId }, refreshToken };
}

async function openAsNewSubject(transaction: Db, subject: Subject): Promise<OpenSession> {
  await transaction.insertInto('subject').values({ subject_id: subject.id, kind: subject.kind }).execute();
  return openSession(transaction, subject);
}

/** Makes a guest with a session. */
export function startGuest(db: Db): Promise<OpenSession> {
  return transact(db, (transaction) => openAsNewSubject(transaction, { id: crypto.randomUUID(), kind: 'GUEST' }));
}

/**
 * Opens the session that a sign-in was granted. Store mode is a subject of its own each time: the carts of one
 * customer are never met by the next, nor by the associate's own account.
 */
export async function startGranted(transaction: Db, grant: Grant): Promise<OpenSession> {
  const { storeId, storeEmployeeId, subjectId } = grant;
  if (storeId && storeEmployeeId)
    return openAsNewSubject(transaction, { id: crypto.randomUUID(), kind: 'ASSOCIATE', storeId, storeEmployeeId });
  const { kind } = await transaction
    .selectFrom('subject')
    .select('kind')
    .where('subject_id', '=', subjectId)
    .executeTakeFirstOrThrow();
  return openSession(transaction, { id: subjectId, kind });
}

interface SessionRow {
  readonly session_id: string;
  readonly subject_id: string;
  readonly kind: SubjectKind;
  readonly refresh_hash: string;
  readonly rotated_at: Date;
  readonly expires_at: Date;
  readonly revoked_at: Date | null;
  readonly store_id: string | null;
  readonly store_employee_id: string | null;
}

function findSession(transaction: Db, hash: string): Promise<SessionRow | undefined> {
  return transaction
    .selectFrom('session')
    .innerJoin('subject', 'subject.subject_id', 'session.subject_id')
    .select([
      'session_id',
      'session.subject_id',
      'kind',
      'refresh_hash',
      'rotated_at',
      'expires_at',
      'revoked_at',
      'store_id',
      'store_employee_id',
    ])
    .where((where) => where.or([where('refresh_hash', '=', hash), where('previous_hash', '=', hash)]))
    .forUpdate('session')
    .executeTakeFirst();
}

const toSubject = (row: SessionRow): Subject => ({
  id: row.subject_id,
  kind: row.kind,
  sessionId: row.session_id,
  ...(row.store_id ? { storeId: row.store_id } : {}),
  ...(row.store_employee_id ? { storeEmployeeId: row.store_employee_id } : {}),
});

async function revoke(transaction: Db, sessionId: string): Promise<void> {
  await transaction
    .updateTable('session')
    .set({ revoked_at: new Date() })
    .where('session_id', '=', sessionId)
    .execute();
}

/**
 * Goes on with the session of a refresh token and replaces the token. One that was replaced before the grace time
 * ends the session: either it or its successor is in the wrong hands.
 */
export function resumeSession(db: Db, token: string): Promise<OpenSession | undefined> {
  const hash = contentHash(token);
  return transact(db, async (transaction) => {
    const row = await findSession(transaction, hash);
    if (!row || row.revoked_at || row.expires_at < new Date()) return undefined;
    const subject = toSubject(row);
    if (row.refresh_hash !== hash) {
      if (Date.now() - row.rotated_at.getTime() <= GRACE_MS) return { subject };
      await revoke(transaction, row.session_id);
      return undefined;
    }
    const refreshToken = newToken();
    await transaction
      .updateTable('session')
      .set({
        refresh_hash: contentHash(refreshToken),
        previous_hash: hash,
        rotated_at: new Date(),
        expires_at: expiry(row.kind),
      })
      .where('session_id', '=', row.session_id)
      .execute();
    return { subject, refreshToken };
  });
}

/** The consumer whose session a page holds; undefined for guests, and for a session that has ended. */
export async function sessionOwner(transaction: Db, token: string): Promise<string | undefined> {
  const row = await findSession(transaction, contentHash(token));
  if (!row || row.revoked_at || row.expires_at < new Date() || row.kind !== 'CONSUMER') return undefined;
  return row.subject_id;
}

/**
 * Ends the guest's session that a page held before it signed in.
 * @returns the guest, whose things the consumer takes over; undefined when the page was no guest
 */
export async function endGuestSession(transaction: Db, token: string): Promise<string | undefined> {
  const row = await findSession(transaction, contentHash(token));
  if (!row || row.revoked_at || row.expires_at < new Date() || row.kind !== 'GUEST') return undefined;
  await revoke(transaction, row.session_id);
  return row.subject_id;
}

/** Ends a session by its id or by its refresh token; only sessions of the subject. */
export async function endSession(
  db: Db,
  subjectId: string,
  by: { readonly sessionId?: string | undefined; readonly refreshToken?: string | undefined },
): Promise<void> {
  const hash = by.refreshToken ? contentHash(by.refreshToken) : '';
  await db
    .updateTable('session')
    .set({ revoked_at: new Date() })
    .where('subject_id', '=', subjectId)
    .where('revoked_at', 'is', null)
    .where((where) =>
      where.or([
        ...(by.sessionId ? [where('session_id', '=', by.sessionId)] : []),
        where('refresh_hash', '=', hash),
        where('previous_hash', '=', hash),
      ]),
    )
    .execute();
}

/** Ends every session of a subject, but the one that is going on: after its password was changed. */
export async function endSessionsOf(transaction: Db, subjectId: string, but?: string): Promise<void> {
  let sessions = transaction
    .updateTable('session')
    .set({ revoked_at: new Date() })
    .where('subject_id', '=', subjectId)
    .where('revoked_at', 'is', null);
  if (but) sessions = sessions.where('session_id', '<>', but);
  await sessions.execute();
}

import { randomBytes } from 'node:crypto';
import { contentHash } from '../base/hash.ts';
import type { Subject, SubjectKind } from '../base/subject.ts';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import type { Grant } from './codes.ts';

/** Days after which an unused session expires. */
export const sessionDays = 30;
/** Idle seconds after which the page ends store mode. */
export const storeModeIdleSeconds = 15 * 60;
/** Minutes after which an unused session in store mode expires, because the till may be unattended. */
const STORE_MODE_MINUTES = 30;
// Two tabs that reload at the same time both send the old token; a later reuse counts as theft.
const GRACE_MS = 30_000;

export interface OpenSession {
  readonly subject: Subject;
  /** The new cookie token; undefined when another tab has just received it. */
  readonly refreshToken?: string;
}

const newToken = (): string => randomBytes(32).toString('base64url');
const expiry = (kind: SubjectKind): Date =>
  new Date(Date.now() + (kind === 'ASSOCIATE' ? STORE_MODE_MINUTES * 60_000 : sessionDays * 86_400_000));

/** Opens a session for an existing subject. */
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

/** Creates a guest with a session. */
export function startGuest(db: Db): Promise<OpenSession> {
  return transact(db, (transaction) => openAsNewSubject(transaction, { id: crypto.randomUUID(), kind: 'GUEST' }));
}

/**
 * Opens the session of a successful sign-in. Each store mode session is a new subject, so that a customer's cart is
 * visible neither to the next customer nor in the associate's own account.
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
 * Resumes the session of a refresh token and rotates the token. Reusing a token after the grace period ends the
 * session, because either it or its successor was stolen.
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

/** Returns the consumer of a session; undefined for guests and ended sessions. */
export async function sessionOwner(transaction: Db, token: string): Promise<string | undefined> {
  const row = await findSession(transaction, contentHash(token));
  if (!row || row.revoked_at || row.expires_at < new Date() || row.kind !== 'CONSUMER') return undefined;
  return row.subject_id;
}

/**
 * Ends the guest session of a page that signs in.
 * @returns the guest, whose data moves to the consumer; undefined when the session was no guest's
 */
export async function endGuestSession(transaction: Db, token: string): Promise<string | undefined> {
  const row = await findSession(transaction, contentHash(token));
  if (!row || row.revoked_at || row.expires_at < new Date() || row.kind !== 'GUEST') return undefined;
  await revoke(transaction, row.session_id);
  return row.subject_id;
}

/** Ends a session of the subject by its id or its refresh token. */
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

/** Ends all sessions of a subject except the current one, after a password change. */
export async function endSessionsOf(transaction: Db, subjectId: string, but?: string): Promise<void> {
  let sessions = transaction
    .updateTable('session')
    .set({ revoked_at: new Date() })
    .where('subject_id', '=', subjectId)
    .where('revoked_at', 'is', null);
  if (but) sessions = sessions.where('session_id', '<>', but);
  await sessions.execute();
}

import { contentHash } from '../base/hash.ts';
import type { Subject } from '../base/subject.ts';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { endCodesOf, type Grant } from './codes.ts';
import { deviceOf } from './device.ts';
import { logReplay, type SecurityLog } from './security-log.ts';
import { endOfSession, type SessionLife } from './session-life.ts';
import {
  GRACE_MS,
  isLive,
  isReplayed,
  lockSession,
  noteUse,
  revoke,
  type SessionRow,
  subjectOf,
} from './session-row.ts';
import { familyHash, newToken, nextToken } from './session-token.ts';
import { endSignInCodes } from './sign-in-codes.ts';

/** Milliseconds after which a token is replaced when its session is resumed. */
const ROTATION_MS = 15 * 60_000;

export interface OpenSession {
  readonly subject: Subject;
  readonly createdAt: Date;
  /** The new token; undefined when the caller keeps the one it has. */
  readonly token?: string;
}

/** The circumstances under which a session is opened or resumed. */
export interface SessionContext {
  readonly life: SessionLife;
  readonly now: Date;
  readonly userAgent?: string | undefined;
  readonly log: SecurityLog;
}

/** Opens a session for an existing subject. */
export async function openSession(
  transaction: Db,
  subject: Subject,
  { life, now, userAgent }: Omit<SessionContext, 'log'>,
  openedBy?: string,
): Promise<OpenSession> {
  const token = newToken();
  const sessionId = crypto.randomUUID();
  await transaction
    .insertInto('session')
    .values({
      session_id: sessionId,
      subject_id: subject.id,
      family_hash: familyHash(token),
      refresh_hash: contentHash(token),
      previous_hash: null,
      confirmed_at: null,
      rotated_at: now,
      created_at: now,
      last_used_at: now,
      expires_at: endOfSession(life, { kind: subject.kind, createdAt: now, usedAt: now }),
      revoked_at: null,
      store_id: subject.storeId ?? null,
      store_employee_id: subject.storeEmployeeId ?? null,
      opened_by: openedBy ?? null,
      ...deviceOf(userAgent),
    })
    .execute();
  return { subject: { ...subject, sessionId, ...(openedBy ? { openedBy } : {}) }, createdAt: now, token };
}

async function openAsNewSubject(
  transaction: Db,
  subject: Subject,
  context: SessionContext,
  openedBy?: string,
): Promise<OpenSession> {
  await transaction.insertInto('subject').values({ subject_id: subject.id, kind: subject.kind }).execute();
  return openSession(transaction, subject, context, openedBy);
}

/** Creates a guest with a session. */
export function startGuest(db: Db, context: SessionContext): Promise<OpenSession> {
  return transact(db, (transaction) =>
    openAsNewSubject(transaction, { id: crypto.randomUUID(), kind: 'GUEST' }, context),
  );
}

/**
 * Opens the session of a successful sign-in. Each store mode session is a new subject, so that a customer's cart is
 * visible neither to the next customer nor in the associate's own account.
 */
export async function startGranted(transaction: Db, grant: Grant, context: SessionContext): Promise<OpenSession> {
  const { storeId, storeEmployeeId, subjectId } = grant;
  if (storeId && storeEmployeeId) {
    const associate = { id: crypto.randomUUID(), kind: 'ASSOCIATE', storeId, storeEmployeeId } as const;
    return openAsNewSubject(transaction, associate, context, subjectId);
  }
  const { kind } = await transaction
    .selectFrom('subject')
    .select('kind')
    .where('subject_id', '=', subjectId)
    .executeTakeFirstOrThrow();
  return openSession(transaction, { id: subjectId, kind }, context);
}

/** Returns the session of a token, locked, while it lives. A replayed token ends it. */
async function lockLive(
  transaction: Db,
  token: string,
  { life, now, log }: SessionContext,
): Promise<SessionRow | undefined> {
  const row = await lockSession(transaction, token);
  if (!row || !isLive(row, life, now)) return undefined;
  if (!isReplayed(row, now)) return row;
  await revoke(transaction, row.session_id, now);
  logReplay(log, row);
  return undefined;
}

/**
 * Resumes the session of a token, and replaces the token when it is old. Of concurrent requests one receives the new
 * token; the others go on with the old one, which stays valid until its successor has been used, so that a lost answer
 * signs nobody out. Using it later, or any token before it, ends the session, because one of them was stolen.
 */
export function resumeSession(
  db: Db,
  token: string,
  context: SessionContext,
  whose: 'shopper' | 'staff' = 'shopper',
): Promise<OpenSession | undefined> {
  const { life, now } = context;
  return transact(db, async (transaction) => {
    const row = await lockLive(transaction, token, context);
    if (!row || (row.kind === 'STAFF') !== (whose === 'staff')) return undefined;
    const subject = subjectOf(row);
    const createdAt = row.created_at;
    const age = now.getTime() - row.rotated_at.getTime();
    const isCurrent = row.found === 'current';
    const isLost = !isCurrent && row.confirmed_at === null && age > GRACE_MS;
    if (!isLost && (!isCurrent || age < ROTATION_MS)) {
      await noteUse(transaction, row, life, now);
      return { subject, createdAt };
    }
    const next = nextToken(token);
    await transaction
      .updateTable('session')
      .set({
        family_hash: familyHash(next),
        refresh_hash: contentHash(next),
        previous_hash: contentHash(token),
        confirmed_at: null,
        rotated_at: now,
        last_used_at: now,
        expires_at: endOfSession(life, { kind: row.kind, createdAt: row.created_at, usedAt: now }),
      })
      .where('session_id', '=', row.session_id)
      .execute();
    return { subject, createdAt, token: next };
  });
}

/** Returns the consumer of a session; undefined for guests and ended sessions. */
export async function sessionOwner(
  transaction: Db,
  token: string,
  context: SessionContext,
): Promise<string | undefined> {
  const row = await lockLive(transaction, token, context);
  return row?.kind === 'CONSUMER' ? row.subject_id : undefined;
}

/**
 * Ends the session that a page had before it signed in.
 * @returns its guest, whose data moves to the consumer; undefined when it was no guest's
 */
export async function endReplacedSession(
  transaction: Db,
  token: string,
  context: SessionContext,
): Promise<string | undefined> {
  const row = await lockLive(transaction, token, context);
  if (!row) return undefined;
  await revoke(transaction, row.session_id, context.now);
  return row.kind === 'GUEST' ? row.subject_id : undefined;
}

/**
 * Ends sessions of a subject, and those it opened in store mode: one by its id, or all, if wanted except one. With all
 * of them end the codes that could still become one.
 * @returns how many were ended
 */
export async function endSessionsOf(
  db: Db,
  subjectId: string,
  {
    now,
    only,
    except,
  }: { readonly now: Date; readonly only?: string | undefined; readonly except?: string | undefined },
): Promise<number> {
  // First: an exchange in progress commits its session before this goes on, which then ends it too.
  if (!only) {
    await endCodesOf(db, subjectId, now);
    await endSignInCodes(db, subjectId);
  }
  let sessions = db
    .updateTable('session')
    .set({ revoked_at: now })
    .where((where) => where.or([where('subject_id', '=', subjectId), where('opened_by', '=', subjectId)]))
    .where('revoked_at', 'is', null);
  if (only) sessions = sessions.where('session_id', '=', only);
  if (except) sessions = sessions.where('session_id', '<>', except);
  return (await sessions.returning('session_id').execute()).length;
}

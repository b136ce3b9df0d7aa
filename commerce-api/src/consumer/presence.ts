import { clearAttempts, loginRule, takeAttempt } from '../auth/attempts.ts';
import { verifyPassword } from '../auth/password.ts';
import { CallError } from '../base/call-error.ts';
import type { Subject } from '../base/subject.ts';
import type { Db } from '../database/database.ts';
import type { Account } from './accounts.ts';

/** Wrong passwords at an open page, apart from those of signing in. */
const presence = { ...loginRule, name: 'presence' } as const;

/**
 * Checks the password of a signed-in account. Attempts are limited: nobody can guess it at a page that was left open.
 * @throws {CallError} AUT423 when locked, AUT450 for a wrong password
 */
export async function checkCurrentPassword(db: Db, account: Account, typed: string, now: Date): Promise<void> {
  if ((await takeAttempt(db, account.email, now, presence)) === 'locked')
    throw new CallError('AUT423', { retryAfter: presence.lockMinutes * 60 });
  if (!(await verifyPassword(typed, account.passwordHash))) throw new CallError('AUT450', { field: 'currentPassword' });
  await clearAttempts(db, account.email, presence);
}

/** Minutes for which a sign-in or a confirmation counts as proof of who is at the page. */
const RECENT_MINUTES = 15;

const readSession = (db: Db, { sessionId }: Subject) =>
  db
    .selectFrom('session')
    .select(['created_at', 'presence_at'])
    .where('session_id', '=', sessionId ?? null)
    .executeTakeFirst();

/** Whether a time is so recent that a sign-in or a confirmation counts still. */
export const isRecent = (time: Date | null | undefined, now: Date): boolean =>
  time !== null && time !== undefined && now.getTime() - time.getTime() <= RECENT_MINUTES * 60_000;

/**
 * Checks that the account's owner is at the page: they signed in or confirmed it just now. Somebody else may be at the
 * page by then.
 * @throws {CallError} AUT473
 */
export async function checkPresence(db: Db, subject: Subject, now: Date): Promise<void> {
  const session = await readSession(db, subject);
  if (!isRecent(session?.created_at, now) && !isRecent(session?.presence_at, now)) throw new CallError('AUT473');
}

/**
 * Checks that the account's owner confirmed just now that they are at the page, before what decides who can sign in.
 * @throws {CallError} AUT473
 */
export async function checkConfirmation(db: Db, subject: Subject, now: Date): Promise<void> {
  const session = await readSession(db, subject);
  if (!isRecent(session?.presence_at, now)) throw new CallError('AUT473');
}

/** Notes that the account's owner is at the page of a session. */
export async function notePresence(db: Db, { sessionId }: Subject, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ presence_at: now })
    .where('session_id', '=', sessionId ?? null)
    .execute();
}

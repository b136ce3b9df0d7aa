import { clearAttempts, loginRule, takeAttempt } from '../auth/attempts.ts';
import { verifyPassword } from '../auth/password.ts';
import { CallError } from '../base/call-error.ts';
import type { Subject } from '../base/subject.ts';
import type { Db } from '../database/database.ts';
import { type Account, readAccount } from './accounts.ts';

/** Wrong passwords at an open page, apart from those of signing in. */
const presence = { ...loginRule, name: 'presence' } as const;

/**
 * Checks the password of a signed-in account before a change to how it signs in; somebody at an open page cannot guess it.
 * @param typed undefined when nobody was asked yet, which is no attempt
 * @throws {CallError} AUT423 when locked, AUT450 for a wrong or missing password
 */
export async function checkCurrentPassword(
  db: Db,
  account: Account,
  typed: string | undefined,
  now: Date,
): Promise<void> {
  if (typed === undefined) throw new CallError('AUT450', { field: 'currentPassword' });
  if ((await takeAttempt(db, account.email, now, presence)) === 'locked')
    throw new CallError('AUT423', { retryAfter: presence.lockMinutes * 60 });
  if (!(await verifyPassword(typed, account.passwordHash))) throw new CallError('AUT450', { field: 'currentPassword' });
  await clearAttempts(db, account.email, presence);
}

/** Minutes for which a sign-in counts as proof of who is at the page. */
const RECENT_MINUTES = 15;

/** Whether the caller signed in a while ago, so that somebody else may be at the page by now. */
export async function needsPassword(db: Db, { sessionId }: Subject, now: Date): Promise<boolean> {
  const session = await db
    .selectFrom('session')
    .select('created_at')
    .where('session_id', '=', sessionId ?? null)
    .executeTakeFirst();
  return !session || now.getTime() - session.created_at.getTime() > RECENT_MINUTES * 60_000;
}

/**
 * Checks that the account's owner is at the page: by a sign-in just now, or by the password.
 * @throws {CallError} as `checkCurrentPassword`
 */
export async function checkPresence(db: Db, subject: Subject, typed: string | undefined, now: Date): Promise<void> {
  if (!(await needsPassword(db, subject, now))) return;
  await checkCurrentPassword(db, await readAccount(db, subject.id), typed, now);
}

import { clearAttempts, loginRule, takeAttempt } from '../auth/attempts.ts';
import { verifyPassword } from '../auth/password.ts';
import { CallError } from '../base/call-error.ts';
import type { Account } from '../consumer/accounts.ts';
import type { Db } from '../database/database.ts';

/**
 * Checks the password of a signed-in account before a change to how it signs in. Attempts are counted apart from those of
 * signing in, so that somebody at an open page cannot guess.
 * @throws {CallError} AUT423 when locked, AUT450 for a wrong password
 */
export async function checkCurrentPassword(db: Db, account: Account, typed: string, now: Date): Promise<void> {
  const login = `${account.email} change`;
  if ((await takeAttempt(db, login, now)) === 'locked')
    throw new CallError('AUT423', { retryAfter: loginRule.lockMinutes * 60 });
  if (!(await verifyPassword(typed, account.passwordHash))) throw new CallError('AUT450', { field: 'currentPassword' });
  await clearAttempts(db, login);
}

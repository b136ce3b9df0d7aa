import { sql } from 'kysely';
import { contentHash } from '../base/hash.ts';
import type { Db } from '../database/database.ts';

/** Wrong passwords after which a login is locked, and for how long after the last of them. */
export const maxAttempts = 5;
export const lockMinutes = 15;

export type Attempt = 'allowed' | 'last' | 'locking' | 'locked';

const loginHash = (login: string): string => contentHash(`login:${login.trim().toLowerCase()}`);

/** What a try means before its password is looked at; the number counts it. */
export function attemptOf(attempts: number): Attempt {
  if (attempts > maxAttempts) return 'locked';
  if (attempts === maxAttempts) return 'locking';
  return attempts === maxAttempts - 1 ? 'last' : 'allowed';
}

/**
 * Takes one of the tries of a login, in one statement, before its password is checked: many at once get no more tries
 * than one after another. A login without an account is counted like any other.
 */
export async function takeAttempt(db: Db, login: string, now: Date): Promise<Attempt> {
  const until = new Date(now.getTime() + lockMinutes * 60_000);
  const { rows } = await sql<{ attempts: number }>`
    insert into sign_in_attempt as kept (login_hash, attempts, until) values (${loginHash(login)}, 1, ${until})
    on conflict (login_hash) do update set
      attempts = case when kept.until <= ${now} then 1 else least(kept.attempts + 1, ${maxAttempts + 1}) end,
      until = case when kept.until <= ${now} or kept.attempts < ${maxAttempts} then ${until} else kept.until end
    returning attempts`.execute(db);
  return attemptOf(rows[0]?.attempts ?? 1);
}

/** Forgets the tries of a login: the right password was given, or set anew by mail. */
export async function clearAttempts(db: Db, login: string): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('login_hash', '=', loginHash(login)).execute();
}

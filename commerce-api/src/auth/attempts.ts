import { sql } from 'kysely';
import { contentHash } from '../base/hash.ts';
import type { Db } from '../database/database.ts';

/** Failed attempts before a login is locked, and the duration of the lock after the last one. */
export const maxAttempts = 5;
export const lockMinutes = 15;

export type Attempt = 'allowed' | 'last' | 'locking' | 'locked';

const loginHash = (login: string): string => contentHash(`login:${login.trim().toLowerCase()}`);

/** Classifies an attempt before its password is checked; `attempts` includes it. */
export function attemptOf(attempts: number): Attempt {
  if (attempts > maxAttempts) return 'locked';
  if (attempts === maxAttempts) return 'locking';
  return attempts === maxAttempts - 1 ? 'last' : 'allowed';
}

/**
 * Counts an attempt in one statement before the password is checked, so that concurrent attempts get no more tries than
 * sequential ones. A login without an account is counted too.
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

/** Resets the attempts of a login after the right password, or after a reset by email. */
export async function clearAttempts(db: Db, login: string): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('login_hash', '=', loginHash(login)).execute();
}

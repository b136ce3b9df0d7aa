import { sql } from 'kysely';
import { contentHash } from '../base/hash.ts';
import type { Db } from '../database/database.ts';

/** What failed attempts are counted for. */
export interface AttemptRule {
  readonly name: string;
  /** Minutes of the lock after the last attempt that was allowed. */
  readonly lockMinutes: number;
  /** Failed attempts before a lock; `maxAttempts` by default. */
  readonly most?: number;
}

/** Failed attempts before a lock, unless a rule says otherwise. */
export const maxAttempts = 5;
export const loginRule = { name: 'login', lockMinutes: 15 } as const satisfies AttemptRule;

export type Attempt = 'allowed' | 'last' | 'locking' | 'locked';

const hashOf = ({ name }: AttemptRule, login: string): string => contentHash(`${name}:${login.trim().toLowerCase()}`);

/** Classifies an attempt before its password is checked; `attempts` includes it. */
export function attemptOf(attempts: number, most = maxAttempts): Attempt {
  if (attempts > most) return 'locked';
  if (attempts === most) return 'locking';
  return attempts === most - 1 ? 'last' : 'allowed';
}

/**
 * Counts an attempt in one statement before the password is checked, so that concurrent attempts get no more tries than
 * sequential ones. A login without an account is counted too.
 */
export async function takeAttempt(db: Db, login: string, now: Date, rule: AttemptRule): Promise<Attempt> {
  const { most = maxAttempts } = rule;
  const until = new Date(now.getTime() + rule.lockMinutes * 60_000);
  const { rows } = await sql<{ attempts: number }>`
    insert into sign_in_attempt as kept (login_hash, attempts, until) values (${hashOf(rule, login)}, 1, ${until})
    on conflict (login_hash) do update set
      attempts = case when kept.until <= ${now} then 1 else least(kept.attempts + 1, ${most + 1}) end,
      until = case when kept.until <= ${now} or kept.attempts < ${most} then ${until} else kept.until end
    returning attempts`.execute(db);
  return attemptOf(rows[0]?.attempts ?? 1, most);
}

/** Resets the attempts of a login after the right password. */
export async function clearAttempts(db: Db, login: string, rule: AttemptRule): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('login_hash', '=', hashOf(rule, login)).execute();
}

/** How attempts to sign in are counted: of a login at one address, and at all of them. */
export interface LoginRule {
  readonly here: AttemptRule;
  readonly anywhere: AttemptRule;
}

/** Failed attempts across all addresses after which a login is locked everywhere. */
const maxFromAnywhere = 50;

/** @param name tells the logins of one kind from those of another */
export const loginRuleOf = (name: string): LoginRule => ({
  here: { ...loginRule, name },
  anywhere: { ...loginRule, name: `${name}-anywhere`, most: maxFromAnywhere },
});

interface LoginAttempt {
  readonly login: string;
  /** The caller's network address, or that of its household. */
  readonly address: string;
}

const placed = ({ login, address }: LoginAttempt): string => `${login} ${address}`;

/** Counts an attempt to sign in, as `takeAttempt`: a stranger who guesses locks nobody out elsewhere. */
export async function takeLogin(db: Db, attempt: LoginAttempt, now: Date, rule: LoginRule): Promise<Attempt> {
  const here = await takeAttempt(db, placed(attempt), now, rule.here);
  if (here === 'locked') return here;
  const anywhere = await takeAttempt(db, attempt.login, now, rule.anywhere);
  return anywhere === 'locked' || anywhere === 'locking' ? anywhere : here;
}

/** Resets the attempts of a login at an address, and those that count everywhere. */
export async function clearLogin(db: Db, attempt: LoginAttempt, rule: LoginRule): Promise<void> {
  await clearAttempts(db, placed(attempt), rule.here);
  await clearAttempts(db, attempt.login, rule.anywhere);
}

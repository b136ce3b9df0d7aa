import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { LocaleId } from 'shared-contracts/locale';
import { CallError } from '../base/call-error.ts';
import { contentHash } from '../base/hash.ts';
import type { SubjectKind } from '../base/subject.ts';
import type { Db } from '../database/database.ts';
import { clearAttempts, takeAttempt } from './attempts.ts';
import { redeemRecoveryCode } from './recovery-codes.ts';
import { sixDigits } from './six-digits.ts';

/** Wrong codes of one account, counted apart from wrong passwords. */
const codeRule = { name: 'second-factor', lockMinutes: 15 } as const;
/** Mails with codes to one account. */
const mailRule = { name: 'second-factor-mail', lockMinutes: 15 } as const;
const MAILED_CODE_MINUTES = 10;
const PERIOD_S = 30;

/** Payload of the outbox message for a code, which is created when it is mailed. */
export interface MailedCodeRequest {
  readonly subjectId: string;
  /** What asked for the code: the challenge of a sign-in, or the session that turns the codes on. */
  readonly askedBy: string;
  readonly locale: LocaleId;
}

export interface SecondFactor {
  readonly method: 'app' | 'mail';
  readonly secret: string | null;
  readonly isConfirmed: boolean;
}

/** Returns the second factor of an account, also one that is not confirmed yet. */
export async function findSecondFactor(db: Db, subjectId: string): Promise<SecondFactor | undefined> {
  const row = await db
    .selectFrom('second_factor')
    .select(['method', 'secret', 'confirmed_at'])
    .where('subject_id', '=', subjectId)
    .executeTakeFirst();
  return row && { method: row.method, secret: row.secret, isConfirmed: row.confirmed_at !== null };
}

/** Whether accounts of a kind always need a second factor: those of employees do. */
export const needsSecondFactor = (kind: SubjectKind): boolean => kind === 'EMPLOYEE';

/** Returns the second factor that signing in to an account asks for: the one that is on, or by mail where one is needed. */
export async function askedSecondFactor(
  db: Db,
  { subjectId, kind }: { readonly subjectId: string; readonly kind: SubjectKind },
): Promise<SecondFactor | undefined> {
  const factor = await findSecondFactor(db, subjectId);
  if (factor?.isConfirmed) return factor;
  return needsSecondFactor(kind) ? { method: 'mail', secret: null, isConfirmed: true } : undefined;
}

/** Whether the second factor comes by mail, too, so that a mailed code alone must not sign in. */
export const isMailed = (factor: SecondFactor | undefined): boolean =>
  factor?.isConfirmed === true && factor.method === 'mail';

const totpOf = (secret: string, names: { readonly issuer?: string; readonly label?: string } = {}): TOTP =>
  new TOTP({ ...names, algorithm: 'SHA1', digits: 6, period: PERIOD_S, secret: Secret.fromBase32(secret) });

/** Creates the key of an authenticator app: 160 bits in base32. */
export const newAppKey = (): string => new Secret({ size: 20 }).base32;

/** The address that an authenticator app reads from a QR code. */
export const appAddress = (key: string, issuer: string, label: string): string =>
  totpOf(key, { issuer, label }).toString();

/** The code that an authenticator app with this key shows at a time. */
export const appCode = (key: string, now: Date): string => totpOf(key).generate({ timestamp: now.getTime() });

/** Accepts the code of an app once: of the step before, this one, or the next, since clocks differ. */
async function redeemAppCode(db: Db, subjectId: string, secret: string, code: string, now: Date): Promise<boolean> {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, window: 1, timestamp });
  if (delta === null) return false;
  const step = TOTP.counter({ period: PERIOD_S, timestamp }) + delta;
  const accepted = await db
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('subject_id', '=', subjectId)
    .where('secret', '=', secret)
    .where('last_step', '<', step)
    .returning('subject_id')
    .executeTakeFirst();
  return accepted !== undefined;
}

type Asker = Pick<MailedCodeRequest, 'subjectId' | 'askedBy'>;

const mailedHash = ({ subjectId, askedBy }: Asker, code: string): string =>
  contentHash(`mailed-code:${subjectId}:${askedBy}:${code}`);
const askedByHash = ({ subjectId, askedBy }: Asker): string => contentHash(`second-factor:${subjectId}:${askedBy}`);

/**
 * Creates the code of a mail, which works for what asked for it only and replaces the one before of that: two tills that sign in to
 * one account have a code each. Versions that kept one code per account read it from `mailed_code`.
 */
export async function newMailedCode(db: Db, asker: Asker, now: Date): Promise<string> {
  const code = sixDigits();
  const values = {
    subject_id: asker.subjectId,
    code_hash: mailedHash(asker, code),
    expires_at: new Date(now.getTime() + MAILED_CODE_MINUTES * 60_000),
  };
  await db
    .insertInto('sign_in_code')
    // Wrong ones are counted by account.
    .values({ asked_by_hash: askedByHash(asker), wrong: 0, ...values })
    .onConflict((conflict) => conflict.column('asked_by_hash').doUpdateSet(values))
    .execute();
  await db
    .insertInto('mailed_code')
    .values(values)
    .onConflict((conflict) => conflict.column('subject_id').doUpdateSet(values))
    .execute();
  return code;
}

async function redeemMailedCode(db: Db, asker: Asker, code: string, now: Date): Promise<boolean> {
  const hash = mailedHash(asker, code);
  // In one statement, so that nobody uses the same code once of each.
  const { rows } = await sql<{ readonly used: number }>`
    with own as (
      delete from sign_in_code
      where asked_by_hash = ${askedByHash(asker)} and code_hash = ${hash} and expires_at > ${now} returning 1
    ), former as (
      delete from mailed_code
      where subject_id = ${asker.subjectId} and code_hash = ${hash} and expires_at > ${now} returning 1
    )
    select cast((select count(*) from own) + (select count(*) from former) as integer) as used`.execute(db);
  return (rows[0]?.used ?? 0) > 0;
}

/** Whether another mail with a code may be sent to an account. */
export const mayMailCode = async (db: Db, subjectId: string, now: Date): Promise<boolean> =>
  (await takeAttempt(db, subjectId, now, mailRule)) !== 'locked';

/**
 * Accepts a typed code once; outside of a transaction, so that a refused attempt counts.
 * @throws {CallError} AUT423 when locked, AUT461 for a code that is wrong, used, or expired
 */
export async function redeemCode(
  db: Db,
  subjectId: string,
  { method, secret, isConfirmed }: SecondFactor,
  { typed, askedBy, now }: { readonly typed: string; readonly askedBy: string; readonly now: Date },
): Promise<void> {
  const attempt = await takeAttempt(db, subjectId, now, codeRule);
  const locked = new CallError('AUT423', { retryAfter: codeRule.lockMinutes * 60 });
  if (attempt === 'locked') throw locked;
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  const isAccepted = /^\d{6}$/.test(code)
    ? await (method === 'app' && secret
        ? redeemAppCode(db, subjectId, secret, code, now)
        : redeemMailedCode(db, { subjectId, askedBy }, code, now))
    : isConfirmed && (await redeemRecoveryCode(db, subjectId, code, now));
  if (!isAccepted) throw attempt === 'locking' ? locked : new CallError('AUT461', { field: 'secondFactor' });
  await clearAttempts(db, subjectId, codeRule);
  await clearAttempts(db, subjectId, mailRule);
}

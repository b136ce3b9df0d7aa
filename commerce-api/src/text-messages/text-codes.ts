import { createHmac } from 'node:crypto';
import type { LocaleId } from 'shared-contracts/locale';
import { clearAttempts, takeAttempt } from '../auth/attempts.ts';
import { CallError } from '../base/call-error.ts';
import { contentHash } from '../base/hash.ts';
import type { Db } from '../database/database.ts';
import { post } from '../jobs/outbox.ts';

/** Minutes for which a code works. */
export const codeMinutes = 10;
/** Wrong codes of one account. */
const codeRule = { name: 'text-code', lockMinutes: 15 } as const;
/** Messages with codes that one account asks for, and that one number gets, whoever asks. */
const askRule = { name: 'text-code-asked', lockMinutes: 15 } as const;
const phoneRule = { name: 'text-code-phone', lockMinutes: 60 } as const;

/** Payload of the outbox message for a code, which is created when it is sent. */
export interface TextCodeRequest {
  readonly subjectId: string;
  readonly phone: string;
  readonly locale: LocaleId;
  /** ISO 8601; what could not be sent in time is not sent any more. */
  readonly askedAt?: string;
}

const tooMany = ({ lockMinutes }: { readonly lockMinutes: number }, field?: string) =>
  new CallError('API429', { retryAfter: lockMinutes * 60, ...(field ? { field } : {}) });

const hashOf = (subjectId: string, phone: string, code: string): string =>
  contentHash(`text-code:${subjectId}:${phone}:${code}`);

/** @throws {CallError} API429 when the account has asked for too many messages with codes */
export async function admitCode(db: Db, subjectId: string, now: Date): Promise<void> {
  if ((await takeAttempt(db, subjectId, now, askRule)) === 'locked') throw tooMany(askRule);
}

/**
 * Queues a message with a code for a number. It is counted here, so that sending it again after a failure is not.
 * @throws {CallError} API429 when the number got too many, whoever asked for them
 */
export async function postCode(transaction: Db, request: Omit<TextCodeRequest, 'askedAt'>, now: Date): Promise<void> {
  if ((await takeAttempt(transaction, request.phone, now, phoneRule)) === 'locked') throw tooMany(phoneRule, 'phone');
  const dated: TextCodeRequest = { ...request, askedAt: now.toISOString() };
  await post(transaction, 'text-code', dated);
}

/** Whether a code would come too late for who asked for it. */
export const isLate = ({ askedAt }: TextCodeRequest, now: Date): boolean =>
  askedAt !== undefined && now.getTime() - Date.parse(askedAt) > codeMinutes * 60_000;

/** The code of a message: six digits, the same whenever it is sent again. */
const codeOf = (messageId: string, secret: string): string =>
  String(createHmac('sha256', secret).update(`text-code:${messageId}`).digest().readUIntBE(0, 6) % 1_000_000).padStart(
    6,
    '0',
  );

/**
 * Creates the code of a message for one account and one number; it replaces the one before.
 * @param secret from which codes are derived
 */
export async function newTextCode(
  db: Db,
  messageId: string,
  { subjectId, phone }: Pick<TextCodeRequest, 'subjectId' | 'phone'>,
  { secret, now }: { readonly secret: string; readonly now: Date },
): Promise<string> {
  const code = codeOf(messageId, secret);
  const expires_at = new Date(now.getTime() + codeMinutes * 60_000);
  const values = { phone, code_hash: hashOf(subjectId, phone, code), expires_at };
  await db
    .insertInto('text_code')
    .values({ subject_id: subjectId, ...values })
    .onConflict((conflict) => conflict.column('subject_id').doUpdateSet(values))
    .execute();
  return code;
}

/** @throws {CallError} API429 when too many codes were wrong; counts this one until `confirmPhone` accepts it */
export async function admitTypedCode(db: Db, subjectId: string, now: Date): Promise<void> {
  if ((await takeAttempt(db, subjectId, now, codeRule)) === 'locked') throw tooMany(codeRule);
}

/**
 * Confirms the number of an account by a typed code, once.
 * @throws {CallError} AUT461 for a code that is wrong, used, expired, or of another number
 */
export async function confirmPhone(transaction: Db, subjectId: string, typed: string, now: Date): Promise<void> {
  const wrong = new CallError('AUT461', { field: 'code' });
  const row = await transaction
    .selectFrom('text_code')
    .select(['phone', 'code_hash'])
    .where('subject_id', '=', subjectId)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  if (!row || row.code_hash !== hashOf(subjectId, row.phone, typed.replace(/[\s-]/g, ''))) throw wrong;
  await transaction.deleteFrom('text_code').where('subject_id', '=', subjectId).execute();
  const confirmed = await transaction
    .updateTable('subscription')
    .set({ double_optin: true, optin_at: now })
    .where('subject_id', '=', subjectId)
    .where('channel', '=', 'sms')
    .where('recipient', '=', row.phone)
    .where('optin', '=', true)
    .returning('recipient')
    .executeTakeFirst();
  if (!confirmed) throw wrong;
  await clearAttempts(transaction, subjectId, codeRule);
  await clearAttempts(transaction, subjectId, askRule);
}

import { sql } from 'kysely';
import type { LocaleId } from 'shared-contracts/locale';
import { contentHash } from '../base/hash.ts';
import type { Db } from '../database/database.ts';
import { sixDigits } from './six-digits.ts';

const LIFETIME_MINUTES = 10;
/** Wrong codes after which only a new one works. */
const MOST_WRONG = 5;

/** Payload of the outbox message for a code that signs in; an address without an account of a consumer gets no mail. */
export interface SignInCodeRequest {
  readonly email: string;
  /** The S256 challenge of the device that asked, which alone knows the verifier (RFC 7636). */
  readonly codeChallenge: string;
  readonly locale: LocaleId;
}

const askedByHash = (codeChallenge: string): string => contentHash(`sign-in-code:${codeChallenge}`);
const codeHash = (codeChallenge: string, code: string): string => contentHash(`sign-in-code:${codeChallenge}:${code}`);

/** Creates the code of a mail, which works for the device that asked only and replaces the one before. */
export async function newSignInCode(
  db: Db,
  { subjectId, codeChallenge }: { readonly subjectId: string; readonly codeChallenge: string },
  now: Date,
): Promise<string> {
  const code = sixDigits();
  const values = {
    subject_id: subjectId,
    code_hash: codeHash(codeChallenge, code),
    wrong: 0,
    expires_at: new Date(now.getTime() + LIFETIME_MINUTES * 60_000),
  };
  await db
    .insertInto('sign_in_code')
    .values({ asked_by_hash: askedByHash(codeChallenge), ...values })
    .onConflict((conflict) => conflict.column('asked_by_hash').doUpdateSet(values))
    .execute();
  return code;
}

/** A code that was typed right and is not used up yet. */
export interface RightCode {
  readonly subjectId: string;
  /** Marks the code as used; resolves with false when it was used already. */
  readonly use: (transaction: Db) => Promise<boolean>;
}

/**
 * Compares a typed code with the one mailed for a device; undefined when it is wrong, used, or expired, or none was mailed.
 * Counts the attempt in one statement before it compares, so that concurrent attempts get no more tries than sequential
 * ones; outside of a transaction, so that a refused one counts.
 */
export async function findSignInCode(
  db: Db,
  { codeChallenge, typed, now }: { readonly codeChallenge: string; readonly typed: string; readonly now: Date },
): Promise<RightCode | undefined> {
  const askedBy = askedByHash(codeChallenge);
  const attempt = await db
    .updateTable('sign_in_code')
    .set({ wrong: sql`wrong + 1` })
    .where('asked_by_hash', '=', askedBy)
    .where('wrong', '<', MOST_WRONG)
    .where('expires_at', '>', now)
    // It was mailed to a consumer, who may have become an employee.
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('subject')
          .select('subject.subject_id')
          .whereRef('subject.subject_id', '=', 'sign_in_code.subject_id')
          .where('subject.kind', '=', 'CONSUMER'),
      ),
    )
    .returning(['subject_id', 'code_hash'])
    .executeTakeFirst();
  const hash = codeHash(codeChallenge, typed.replace(/[\s-]/g, ''));
  if (attempt?.code_hash !== hash) return undefined;
  await db
    .updateTable('sign_in_code')
    .set({ wrong: sql`wrong - 1` })
    .where('asked_by_hash', '=', askedBy)
    .where('code_hash', '=', hash)
    .execute();
  const use = async (transaction: Db) => {
    const used = await transaction
      .deleteFrom('sign_in_code')
      .where('asked_by_hash', '=', askedBy)
      .where('code_hash', '=', hash)
      .returning('subject_id')
      .executeTakeFirst();
    return used !== undefined;
  };
  return { subjectId: attempt.subject_id, use };
}

/** Ends the mailed codes of an account: those that sign in, and those after the password. */
export async function endSignInCodes(transaction: Db, subjectId: string): Promise<void> {
  for (const table of ['sign_in_code', 'mailed_code'] as const)
    await transaction.deleteFrom(table).where('subject_id', '=', subjectId).execute();
}

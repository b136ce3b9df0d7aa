import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { contentHash } from '../base/hash.ts';
import type { Db } from '../database/database.ts';

/** Seconds an authorization code is good for. */
export const codeSeconds = 120;

/** What a code was given for. */
export interface Grant {
  readonly subjectId: string;
  readonly storeId?: string | undefined;
  readonly storeEmployeeId?: string | undefined;
}

/** The S256 challenge of a verifier (RFC 7636). */
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

/** Gives a code that whoever made the challenge can trade for a token, once. */
export async function issueCode(db: Db, grant: Grant, codeChallenge: string, now: Date): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await db
    .insertInto('authorisation_code')
    .values({
      code_hash: contentHash(code),
      subject_id: grant.subjectId,
      code_challenge: codeChallenge,
      store_id: grant.storeId ?? null,
      store_employee_id: grant.storeEmployeeId ?? null,
      expires_at: new Date(now.getTime() + codeSeconds * 1000),
      used_at: null,
    })
    .execute();
  return code;
}

export type Redeemed =
  | { readonly outcome: 'granted'; readonly grant: Grant }
  | { readonly outcome: 'refused' | 'used' };

interface CodeRow {
  readonly subject_id: string;
  readonly code_challenge: string;
  readonly store_id: string | null;
  readonly store_employee_id: string | null;
  readonly expired: boolean;
  readonly used: boolean;
}

/**
 * Trades a code. Of two that trade it at once the second waits and finds it used. A wrong verifier spends the code too:
 * nobody guesses at it.
 */
export async function redeemCode(transaction: Db, code: string, verifier: string, now: Date): Promise<Redeemed> {
  const hash = contentHash(code);
  const { rows } = await sql<CodeRow>`
    select subject_id, code_challenge, store_id, store_employee_id, expires_at <= ${now} as expired, used_at is not null as used
    from authorisation_code where code_hash = ${hash} for update`.execute(transaction);
  const [row] = rows;
  if (!row || row.expired) return { outcome: 'refused' };
  if (row.used) return { outcome: 'used' };
  await transaction.updateTable('authorisation_code').set({ used_at: now }).where('code_hash', '=', hash).execute();
  if (challengeOf(verifier) !== row.code_challenge) return { outcome: 'refused' };
  return {
    outcome: 'granted',
    grant: {
      subjectId: row.subject_id,
      ...(row.store_id ? { storeId: row.store_id } : {}),
      ...(row.store_employee_id ? { storeEmployeeId: row.store_employee_id } : {}),
    },
  };
}

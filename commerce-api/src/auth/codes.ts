import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { contentHash } from '../base/hash.ts';
import type { Db } from '../database/database.ts';

/** Lifetime of an authorization code in seconds. */
export const codeSeconds = 120;

/** What a code grants. */
export interface Grant {
  readonly subjectId: string;
  readonly storeId?: string | undefined;
  readonly storeEmployeeId?: string | undefined;
}

/** Returns the S256 challenge of a verifier (RFC 7636). */
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

/** Issues a code that the creator of the challenge can exchange for a token, once. */
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
 * Exchanges a code. Of two concurrent exchanges, the second waits and finds the code used. A wrong verifier also
 * consumes the code, which prevents guessing.
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

/** Ends the unused codes of a subject. */
export async function endCodesOf(db: Db, subjectId: string, now: Date): Promise<void> {
  await db
    .updateTable('authorisation_code')
    .set({ used_at: now })
    .where('subject_id', '=', subjectId)
    .where('used_at', 'is', null)
    .execute();
}

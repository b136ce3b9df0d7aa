import { readableCode } from '../base/readable-code.ts';
import type { Db } from '../database/database.ts';
import { hashPassword, verifyPassword } from './password.ts';

const COUNT = 10;

/** The first part finds a code, so that only one slow hash is compared; the rest has 40 bits. */
const partsOf = (code: string) => ({ label: code.slice(0, 4), rest: code.slice(4) });

/** Creates recovery codes, e.g. 7KQ4-2X9D-M3TV, with the rows that are stored of them. Takes long to hash. */
export async function newRecoveryCodes(subjectId: string) {
  const labels = new Set<string>();
  while (labels.size < COUNT) labels.add(readableCode().slice(0, 4));
  const codes: string[] = [];
  const rows = [];
  for (const label of labels) {
    const rest = readableCode();
    codes.push(`${label}-${rest}`);
    rows.push({ subject_id: subjectId, label, code_hash: await hashPassword(rest.replace('-', '')), used_at: null });
  }
  return { codes, rows };
}

/** Accepts a recovery code once, without hyphens. */
export async function redeemRecoveryCode(db: Db, subjectId: string, code: string, now: Date): Promise<boolean> {
  const { label, rest } = partsOf(code);
  const row = await db
    .selectFrom('recovery_code')
    .select('code_hash')
    .where('subject_id', '=', subjectId)
    .where('label', '=', label)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (!(await verifyPassword(rest, row?.code_hash))) return false;
  const used = await db
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('subject_id', '=', subjectId)
    .where('label', '=', label)
    .where('used_at', 'is', null)
    .returning('label')
    .executeTakeFirst();
  return used !== undefined;
}

export async function countRecoveryCodes(db: Db, subjectId: string): Promise<number> {
  const rows = await db
    .selectFrom('recovery_code')
    .select('label')
    .where('subject_id', '=', subjectId)
    .where('used_at', 'is', null)
    .execute();
  return rows.length;
}

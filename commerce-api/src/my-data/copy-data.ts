import { sql } from 'kysely';
import type { DataCopy } from 'shared-contracts/calls/my-data';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import { type Holder, holdings } from './holdings.ts';

type Row = Readonly<Record<string, unknown>>;

async function readHolder(db: Db, subjectId: string): Promise<Holder> {
  const row = await db
    .selectFrom('account')
    .select(['email', 'mailbox_proven_at'])
    .where('subject_id', '=', subjectId)
    .executeTakeFirst();
  if (!row) throw new CallError('PRO404');
  return { subjectId, email: row.email, hasMailbox: row.mailbox_proven_at !== null };
}

const inCamelCase = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const toRecord = (row: Row): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [inCamelCase(name), value instanceof Date ? value.toISOString() : value]),
  );

/**
 * Returns what is kept of an account, part by part; parts without records are left out.
 * @throws {CallError} PRO404 when the subject has no account
 */
export async function readCopy(db: Db, subjectId: string): Promise<DataCopy['parts']> {
  const holder = await readHolder(db, subjectId);
  const parts: DataCopy['parts'] = {};
  for (const { table, of, copy } of holdings) {
    if (!('part' in copy)) continue;
    const { rows } = await sql<Row>`
      select ${sql.raw(copy.columns)} from ${sql.table(table)} where ${of(holder)} order by 1`.execute(db);
    if (rows.length > 0) parts[copy.part] = rows.map(toRecord);
  }
  return parts;
}

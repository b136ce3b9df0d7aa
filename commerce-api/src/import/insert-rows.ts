import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/**
 * Inserts rows of one table in one statement, which has one parameter however many rows there are. All rows have the
 * columns of the first. Rows that exist stay as they are.
 */
export async function insertRows(db: Db, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, cast(${JSON.stringify(rows)} as jsonb)) on conflict do nothing`.execute(
    db,
  );
}

import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/**
 * Inserts rows into a table in one statement with a single parameter. All rows need the columns of the first. Existing
 * rows are not changed.
 */
export async function insertRows(db: Db, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, cast(${JSON.stringify(rows)} as jsonb)) on conflict do nothing`.execute(
    db,
  );
}

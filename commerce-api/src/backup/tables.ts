import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

export interface Column {
  readonly name: string;
  /** As written in a cast, e.g. `timestamp with time zone`. */
  readonly type: string;
}

export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
}

/** Returns all tables with the columns that are written, except the list of migrations. */
export async function readTables(db: Db): Promise<readonly Table[]> {
  const { rows } = await sql<Table>`
    select c.relname as name,
      jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> 'migration'
    group by c.relname order by c.relname`.execute(db);
  return rows;
}

/** Returns the names of the migrations that the database has; none for an empty one. */
export async function readMigrations(db: Db): Promise<readonly string[]> {
  const { rows: found } = await sql<{ readonly exists: boolean }>`
    select to_regclass('migration') is not null as exists`.execute(db);
  if (!found[0]?.exists) return [];
  const { rows } = await sql<{ readonly name: string }>`select name from migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Makes the transaction write values as text in one way, whatever the server's settings are. */
export async function useCanonicalText(transaction: Db): Promise<void> {
  await sql`
    select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, YMD', true),
      set_config('intervalstyle', 'iso_8601', true), set_config('extra_float_digits', '1', true),
      set_config('bytea_output', 'hex', true)`.execute(transaction);
}

/** Returns the number of rows of a table, and the sum of their hashes. */
export async function measure(
  db: Db,
  { name, columns }: Table,
): Promise<{ readonly rows: number; readonly digest: string }> {
  const row = sql.join(columns.map((column) => sql`cast(${sql.ref(column.name)} as text)`));
  const { rows } = await sql<{ readonly rows: number; readonly digest: string }>`
    select cast(count(*) as integer) as rows,
      cast(coalesce(sum(cast(cast('x' || left(md5(cast(json_build_array(${row}) as text)), 15) as bit(60)) as bigint)), 0) as text) as digest
    from ${sql.table(name)}`.execute(db);
  const [measured] = rows;
  if (!measured) throw new Error(`${name} cannot be counted`);
  return measured;
}

import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

interface WornTable {
  readonly table: string;
  readonly hasDeadRows: boolean;
}

/**
 * Does what autovacuum does on a server, by its default thresholds: the embedded database has no background processes.
 * Without statistics, plans that a session has cached for an empty table stay as they are: each new cart line searched
 * all carts for its own one. Dead rows would never be reused either.
 * @returns the tables that needed it
 */
export async function maintainEmbedded(db: Kysely<Schema>): Promise<readonly string[]> {
  const { rows } = await sql<WornTable>`
    select relname as "table", "hasDeadRows" from (
      select s.relname, s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0) as "hasDeadRows",
        s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0) as "hasChanged"
      from pg_stat_user_tables s join pg_class c on c.oid = s.relid
    ) worn where "hasDeadRows" or "hasChanged"`.execute(db);
  for (const { table, hasDeadRows } of rows)
    await sql`${sql.raw(hasDeadRows ? 'vacuum (analyze)' : 'analyze')} ${sql.table(table)}`.execute(db);
  return rows.map(({ table }) => table);
}

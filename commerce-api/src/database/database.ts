import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { lockFolder } from './folder-lock.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import { preparingPool } from './prepared-statements.ts';
import type { Schema } from './schema.ts';

/** A database handle: the database itself, or a transaction. */
export type Db = Kysely<Schema>;

/** An open database with its close function. */
export interface OpenDatabase {
  readonly db: Db;
  /** The engine in use; only logs and messages may depend on it. */
  readonly engine: 'pglite' | 'postgres';
  readonly close: () => Promise<void>;
}

/** Where the data is: a PostgreSQL server by URL, or a folder for the embedded database. */
export type DatabaseLocation = { readonly url: string; readonly poolSize?: number } | { readonly folder: string };

async function openServer(url: string, poolSize = 20): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, connectionTimeoutMillis: 5000 });
  // An idle connection that the server drops must not end the process; the next query opens another.
  pool.on('error', () => {});
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: preparingPool(pool) }) });
  return { db, engine: 'postgres', close: () => db.destroy() };
}

async function openFolder(folder: string): Promise<OpenDatabase> {
  const unlock = await lockFolder(folder);
  await mkdir(folder, { recursive: true });
  const pglite = await PGlite.create({ dataDir: folder, extensions: { pg_trgm } });
  const db = new Kysely<Schema>({ dialect: pgliteDialect(pglite) });
  const close = async (): Promise<void> => {
    await db.destroy();
    await unlock();
  };
  return { db, engine: 'pglite', close };
}

/** Opens the database; the caller closes it. */
export function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  return 'url' in location ? openServer(location.url, location.poolSize) : openFolder(location.folder);
}

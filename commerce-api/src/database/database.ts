import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PostgresDialect } from 'kysely';
import { ChangeFeed } from './change-feed.ts';
import { lockFolder } from './folder-lock.ts';
import { maintainEmbedded } from './maintain-embedded.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import type { Schema } from './schema.ts';
import { type PoolUsage, ServerPool } from './server-pool.ts';
import { TableChanges } from './table-changes.ts';
import { watchedDialect } from './watched-dialect.ts';

/** A database handle: the database itself, or a transaction. */
export type Db = Kysely<Schema>;

/** An open database with its close function. */
export interface OpenDatabase {
  readonly db: Db;
  /** What its tables are changed by, and read for. */
  readonly changes: TableChanges;
  /**
   * Follows what other processes change, until it is closed; undefined for the embedded database, which has one process.
   * `onFault` is called when that cannot be seen any more.
   */
  readonly follow?: (onFault: (error: unknown) => void) => void;
  /** The engine in use; only logs and messages may depend on it. */
  readonly engine: 'pglite' | 'postgres';
  readonly close: () => Promise<void>;
  /** How busy the connections are; undefined for the embedded database, which has one. */
  readonly poolUsage?: () => PoolUsage;
  /** Regular maintenance; undefined for servers, which do it themselves. */
  readonly maintain?: () => Promise<unknown>;
}

interface ServerLocation {
  /** A PostgreSQL server, or several separated by commas, of which the primary is used. */
  readonly url: string;
  readonly poolSize?: number;
  /** Milliseconds after which the server cancels a statement; without it there is no limit. */
  readonly statementTimeout?: number;
}

/** Where the data is: PostgreSQL servers by URL, or a folder for the embedded database. */
export type DatabaseLocation = ServerLocation | { readonly folder: string };

async function openServer({ url, poolSize = 20, statementTimeout }: ServerLocation): Promise<OpenDatabase> {
  const pool = new ServerPool({ url, size: poolSize, statementTimeout });
  const feed = new ChangeFeed(() => db);
  const { changes } = feed;
  const db = new Kysely<Schema>({ dialect: watchedDialect(new PostgresDialect({ pool }), changes) });
  const close = async (): Promise<void> => {
    await feed.close();
    await db.destroy();
  };
  return {
    db,
    changes,
    engine: 'postgres',
    close,
    follow: (onFault) => feed.follow(onFault),
    poolUsage: () => pool.usage,
  };
}

async function openFolder(folder: string): Promise<OpenDatabase> {
  const unlock = await lockFolder(folder);
  await mkdir(folder, { recursive: true });
  const pglite = await PGlite.create({ dataDir: folder, extensions: { pg_trgm } });
  const changes = new TableChanges();
  const db = new Kysely<Schema>({ dialect: watchedDialect(pgliteDialect(pglite), changes) });
  const close = async (): Promise<void> => {
    await db.destroy();
    await unlock();
  };
  return { db, changes, engine: 'pglite', close, maintain: () => maintainEmbedded(db) };
}

/** Opens the database; the caller closes it. */
export function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  return 'url' in location ? openServer(location) : openFolder(location.folder);
}

/** Milliseconds that a statement of a call may take. */
const STATEMENT_TIMEOUT = 20_000;

/** Returns the location with a limit on the time of each statement, for serving calls. */
export const withTimeLimit = (location: DatabaseLocation): DatabaseLocation =>
  'url' in location ? { ...location, statementTimeout: STATEMENT_TIMEOUT } : location;

import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailableError, errorCode, isConnectionError, isPoolExhausted } from './connection-errors.ts';
import { surviveLostConnections } from './connection-listener.ts';
import { PooledConnection } from './pooled-connection.ts';
import { serverAddresses } from './server-addresses.ts';

/** How many connections are in use, and how many requests wait for one. */
export interface PoolUsage {
  readonly inUse: number;
  readonly waiting: number;
}

export interface ServerPoolOptions {
  /** Names one server, or several of which one is the primary. */
  readonly url: string;
  readonly size: number;
  /** Milliseconds after which the server cancels a statement; undefined for no limit, as for migrations and imports. */
  readonly statementTimeout: number | undefined;
}

/** Milliseconds to wait for a server, or for a connection in use. */
const CONNECT_TIMEOUT = 5000;
/** Milliseconds from the loss of the database during which requests wait for it: a restart takes less, an outage more. */
const GRACE = 4000;
const RECONNECT_PAUSE = 100;
/** Milliseconds that an answer may take on top of the statement's own limit, before its connection counts as dead. */
const ANSWER_MARGIN = 5000;

/** Joins tables in the order written, because planning alternatives takes longer than most statements run. */
const handOrderedJoins = 'set join_collapse_limit = 1';

// read_only_sql_transaction
const STANDBY = '25006';

/** Prepares a new connection, and rejects a standby: it takes no writes. */
async function prepareConnection(client: pg.PoolClient, statementTimeout: number | undefined): Promise<void> {
  const limit = `set statement_timeout = ${statementTimeout ?? 0}`;
  const results: unknown = await client.query(`${handOrderedJoins}; ${limit}; select pg_is_in_recovery() as standby`);
  const isStandby = (results as readonly pg.QueryResult<{ readonly standby: boolean }>[]).at(-1)?.rows[0]?.standby;
  if (isStandby) throw Object.assign(new Error('The server is a standby.'), { code: STANDBY });
}

function poolOf(connectionString: string, { size, statementTimeout }: ServerPoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: size,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true,
    ...(statementTimeout === undefined ? {} : { query_timeout: statementTimeout + ANSWER_MARGIN }),
    verify: (client, done) => {
      prepareConnection(client, statementTimeout).then(
        () => done(),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
  surviveLostConnections(pool);
  return pool;
}

/**
 * Connections to the primary among one or several servers. When it is lost, requests wait for a few seconds until a
 * server takes connections again; in a longer outage they fail immediately, and one at a time looks for a server.
 */
export class ServerPool implements PostgresPool {
  readonly options: object;
  readonly #pools: readonly pg.Pool[];
  #current = 0;
  #outage: { readonly since: number; isProbed: boolean } | undefined;

  constructor(options: ServerPoolOptions) {
    this.#pools = serverAddresses(options.url).map((url) => poolOf(url, options));
    this.options = this.#pools[0]?.options ?? {};
  }

  get usage(): PoolUsage {
    const pool = this.#pools[this.#current];
    return pool ? { inUse: pool.totalCount - pool.idleCount, waiting: pool.waitingCount } : { inUse: 0, waiting: 0 };
  }

  async connect(): Promise<PostgresPoolClient> {
    return new PooledConnection(await this.#connect(), () => this.#connect());
  }

  async end(): Promise<void> {
    await Promise.all(this.#pools.map((pool) => pool.end()));
  }

  /** @throws {DatabaseUnavailableError} */
  async #connect(): Promise<pg.PoolClient> {
    for (;;) {
      const outage = this.#outage;
      const isLong = outage !== undefined && performance.now() - outage.since > GRACE;
      if (isLong && outage.isProbed) throw new DatabaseUnavailableError('The database is away.');
      if (isLong) outage.isProbed = true;
      try {
        const client = await this.#toPrimary();
        this.#outage = undefined;
        return client;
      } catch (error) {
        if (isPoolExhausted(error)) throw new DatabaseUnavailableError('All connections are in use.', { cause: error });
        if (!isConnectionError(error)) throw error;
        this.#outage ??= { since: performance.now(), isProbed: false };
        if (isLong) throw new DatabaseUnavailableError('The database is away.', { cause: error });
      } finally {
        if (isLong) outage.isProbed = false;
      }
      await pause(RECONNECT_PAUSE);
    }
  }

  /** Connects to the server used last, or to the next one that is a primary. */
  async #toPrimary(): Promise<pg.PoolClient> {
    let failure: unknown;
    for (let offset = 0; offset < this.#pools.length; offset += 1) {
      const index = (this.#current + offset) % this.#pools.length;
      try {
        const client = await this.#pools[index]?.connect();
        if (!client) continue;
        this.#current = index;
        return client;
      } catch (error) {
        if (!isConnectionError(error)) throw error;
        // That a server is a standby says less than why the primary is away.
        if (failure === undefined || errorCode(error) !== STANDBY) failure = error;
      }
    }
    throw failure;
  }
}

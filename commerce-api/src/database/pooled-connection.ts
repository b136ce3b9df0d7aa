import type { PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { isConnectionError, wasNotSent } from './connection-errors.ts';
import { prepared } from './prepared-statements.ts';

const READ = /^\s*(select|with)\b/i;
const WRITE = /\b(insert|update|delete|merge|pg_sleep)\b/i;

/** Returns whether a statement changes and locks nothing, so that it may be executed again. */
export const isRead = (text: string): boolean => READ.test(text) && !WRITE.test(text);

const BEGIN = /^\s*(begin|start transaction)\b/i;
const END = /^\s*(commit|rollback)\s*$/i;

/** Attempts at one statement, including the first. */
const MAX_ATTEMPTS = 3;

/**
 * A connection for as long as one request holds it. Outside a transaction, a statement whose connection is lost is
 * executed on another one when that does no harm: it reads, begins a transaction, or was not sent.
 */
export class PooledConnection implements PostgresPoolClient {
  /** Undefined while the connection is being replaced. */
  #client: pg.PoolClient | undefined;
  readonly #reconnect: () => Promise<pg.PoolClient>;
  #isInTransaction = false;
  #isBroken = false;

  constructor(client: pg.PoolClient, reconnect: () => Promise<pg.PoolClient>) {
    this.#client = client;
    this.#reconnect = reconnect;
  }

  // The interface also declares a cursor overload, which is never called because nothing is streamed.
  readonly query = (async (text: string, values: readonly unknown[] = []): Promise<unknown> => {
    // The server rolled back when it lost the connection; failing here would hide the first error.
    if (this.#isBroken && END.test(text)) return { command: 'ROLLBACK', rowCount: 0, rows: [] };
    for (let attempt = 1; ; attempt += 1) {
      try {
        const client = this.#client ?? (await this.#replaceClient());
        const result = await client.query(prepared(text, values));
        if (BEGIN.test(text)) this.#isInTransaction = true;
        if (END.test(text)) this.#isInTransaction = false;
        return result;
      } catch (error) {
        if (!isConnectionError(error)) throw error;
        this.#isBroken = true;
        const isHarmless = BEGIN.test(text) || isRead(text) || wasNotSent(error);
        if (this.#isInTransaction || !isHarmless || attempt === MAX_ATTEMPTS) throw error;
        // A broken connection still counts in the pool, which may have no other.
        this.#client?.release(true);
        this.#client = undefined;
      }
    }
  }) as PostgresPoolClient['query'] &
    (<R>(text: string, values: readonly unknown[]) => Promise<PostgresQueryResult<R>>);

  release(destroy?: boolean): void {
    this.#client?.release(destroy || this.#isBroken);
  }

  async #replaceClient(): Promise<pg.PoolClient> {
    const client = await this.#reconnect();
    this.#client = client;
    this.#isBroken = false;
    return client;
  }
}

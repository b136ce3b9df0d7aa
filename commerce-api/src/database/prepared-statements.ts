import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { contentHash } from '../base/hash.ts';

/** More texts than the service has; whatever makes texts without end must not fill the server's memory. */
const MAX_STATEMENTS = 500;
// "select *" would break in instances that are serving when a migration adds a column.
const TAKES_ALL_COLUMNS = /(?<!\()\*/;
const HAS_PLAN = /^\s*(select|insert|update|delete|with)\b/i;

/**
 * Statements join their tables in the order they are written in: trying all the others takes longer than most of them
 * run.
 */
const handOrderedJoins = 'set join_collapse_limit = 1';

/** Stands in statements whose best plan depends on what is asked for: a common value and a rare one are found differently. */
export const plannedEachTime = '/* planned each time */';

const names = new Map<string, string | undefined>();

/** The name that a statement is prepared under on each connection; undefined for one that is not prepared. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.has(text)) return known;
  if (names.size >= MAX_STATEMENTS) return undefined;
  const name =
    text.includes(plannedEachTime) || TAKES_ALL_COLUMNS.test(text) || !HAS_PLAN.test(text)
      ? undefined
      : `s_${contentHash(text).slice(0, 24)}`;
  names.set(text, name);
  return name;
}

/**
 * A statement that the server reads and plans once a connection instead of each time: for one that joins a dozen
 * tables that is most of its work.
 */
export function prepared(text: string, values: readonly unknown[]): pg.QueryConfig {
  const name = nameOf(text);
  return { text, values: [...values], ...(name ? { name } : {}) };
}

const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();

async function preparing(client: pg.PoolClient): Promise<PostgresPoolClient> {
  const known = wrapped.get(client);
  if (known) return known;
  await client.query(handOrderedJoins);
  const query = <R>(text: string, values: readonly unknown[] = []): Promise<PostgresQueryResult<R>> =>
    client.query(prepared(text, values)) as unknown as Promise<PostgresQueryResult<R>>;
  const made: PostgresPoolClient = {
    // Nothing is streamed here: the form of it that takes a cursor is never called.
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  };
  wrapped.set(client, made);
  return made;
}

/** A pool whose statements are prepared. */
export const preparingPool = (pool: pg.Pool): PostgresPool => ({
  options: pool.options,
  connect: async () => {
    const client = await pool.connect();
    return preparing(client).catch((error: unknown) => {
      client.release(true);
      throw error;
    });
  },
  end: () => pool.end(),
});

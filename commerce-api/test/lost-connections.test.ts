import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { embeddedBinaries } from '../checks/failover/postgres-server.ts';
import { runFailover } from '../checks/failover/run.ts';
import { CommitUncertainError, DatabaseUnavailableError } from '../src/database/connection-errors.ts';
import { type DatabaseLocation, type Db, type OpenDatabase, openDatabase } from '../src/database/database.ts';
import { transact } from '../src/database/transact.ts';
import { copyOf, type TestDatabase } from './databases.ts';

function withOptions(
  { location }: Pick<TestDatabase, 'location'>,
  options: { readonly poolSize?: number; readonly statementTimeout?: number },
): DatabaseLocation {
  if (!('url' in location)) throw new Error('Only a server has connections');
  return { ...location, ...options };
}

async function pidOf(db: Db): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]!.pid;
}

describe('a lost connection', () => {
  let database: TestDatabase;
  let open: OpenDatabase;
  let admin: OpenDatabase;
  beforeAll(async () => {
    database = await copyOf('postgres');
    open = await openDatabase(withOptions(database, { poolSize: 1 }));
    admin = await openDatabase(database.location);
  });
  afterAll(async () => {
    await open.close();
    await admin.close();
    await database.remove();
  });

  const endConnection = (pid: number) => sql`select pg_terminate_backend(${pid}, 5000)`.execute(admin.db);

  test('repeats a read that was executing', async () => {
    const pid = await pidOf(open.db);
    const reading = sql<{ rows: string }>`select count(*) as rows from generate_series(1, 5000000)`.execute(open.db);
    await expect
      .poll(async () => {
        const { rows } = await sql<{
          state: string;
        }>`select state from pg_stat_activity where pid = ${pid} and query like '%generate_series%'`.execute(admin.db);
        return rows[0]?.state;
      })
      .toBe('active');
    await endConnection(pid);
    expect((await reading).rows).toEqual([{ rows: '5000000' }]);
    expect(await pidOf(open.db)).not.toBe(pid);
  });

  test('repeats a transaction that had not committed', async () => {
    const work = vi.fn(async (transaction: Db) => {
      const pid = await pidOf(transaction);
      if (work.mock.calls.length === 1) await endConnection(pid);
      await sql`select 1`.execute(transaction);
      return pid;
    });
    await transact(open.db, work);
    expect(work).toHaveBeenCalledTimes(2);
  });

  test('repeats a lost commit only when that is harmless', async () => {
    const losingOnce = () => {
      const work = vi.fn(async (transaction: Db) => {
        const pid = await pidOf(transaction);
        if (work.mock.calls.length === 1) await endConnection(pid);
        return 'done';
      });
      return work;
    };
    await expect(transact(open.db, losingOnce())).rejects.toBeInstanceOf(CommitUncertainError);
    expect(await transact(open.db, losingOnce(), { isRepeatable: true })).toBe('done');
  });

  test('does not repeat a write outside a transaction', async () => {
    const pid = await pidOf(open.db);
    const write = sql`with slow as materialized (select count(*) as n from generate_series(1, 5000000)) update stock set available = available from slow where slow.n = 0`;
    const writing = write.execute(open.db).catch((error: unknown) => error);
    await expect
      .poll(async () => {
        const { rows } = await sql<{
          state: string;
        }>`select state from pg_stat_activity where pid = ${pid} and query like '%materialized%'`.execute(admin.db);
        return rows[0]?.state;
      })
      .toBe('active');
    await endConnection(pid);
    expect(await writing).toBeInstanceOf(Error);
    expect(await pidOf(open.db)).toBeGreaterThan(0);
  });
});

test('waits a few seconds for a server that is away, and then fails at once', async () => {
  const { db, close } = await openDatabase({ url: 'postgres://127.0.0.1:9,127.0.0.1:10/none' });
  const ask = async () => {
    const started = performance.now();
    await expect(sql`select 1`.execute(db)).rejects.toBeInstanceOf(DatabaseUnavailableError);
    return performance.now() - started;
  };
  const first = await ask();
  expect(first).toBeGreaterThan(3000);
  expect(await ask()).toBeLessThan(first / 2);
  await close();
});

test('cancels a statement that takes longer than its limit', async () => {
  const { location, remove } = await copyOf('postgres');
  const { db, close } = await openDatabase(withOptions({ location }, { statementTimeout: 100 }));
  await expect(sql`select pg_sleep(5)`.execute(db)).rejects.toMatchObject({ code: '57014' });
  await close();
  await remove();
});

const shortRun = async () => ({
  binaries: await embeddedBinaries(),
  sandboxUrl: inject('sandboxUrl'),
  smtpPort: inject('smtpPort'),
  rounds: 1,
  awaySeconds: 6,
});

test('survives terminated connections, restarts, a failover, and an outage under load', async () => {
  const failures = ['terminate', 'fast', 'immediate', 'failover', 'away'] as const;
  const { rounds, faults } = await runFailover({ ...(await shortRun()), failures });
  expect(faults).toEqual([]);
  expect(rounds.map(({ failure }) => failure)).toEqual(failures);
  expect(rounds.every(({ orders }) => orders > 0)).toBe(true);
});

test('finds the planted bug no-listener by terminating connections', async () => {
  // Only a connection that is in use at that moment shows it. The first fault ends the rounds.
  const run = { ...(await shortRun()), rounds: 30 };
  const { faults } = await runFailover({ ...run, failures: ['terminate'], bug: 'no-listener' });
  expect(faults.some((fault) => fault.startsWith('An instance ended'))).toBe(true);
});

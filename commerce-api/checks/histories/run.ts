import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { Db } from '../../src/database/database.ts';
import { openDatabase } from '../../src/database/database.ts';
import { heldMinutes, releaseExpired } from '../../src/inventory/holds.ts';
import { CardProvider } from '../../src/payment/card-provider.ts';
import { Client } from '../client.ts';
import { countDeadlocks } from '../deadlocks.ts';
import { type Surroundings, startInstances } from '../instances.ts';
import type { Bug } from '../plants.ts';
import { faultsOfBooks } from '../standing-books.ts';
import { type History, histories } from './history.ts';
import { play } from './play.ts';
import { insist, Violation } from './violation.ts';
import { type Ground, readShelf, settle } from './world.ts';

export interface HistoriesRun {
  /** Number of histories, not counting those for shrinking a failure. */
  readonly count: number;
  readonly seed: number;
  /** Replay path of a failure. */
  readonly path?: string;
  readonly bug?: Bug;
  /** Whether to shrink a failing history. */
  readonly reduce: boolean;
  readonly instances: number;
  /** Number of histories played concurrently. */
  readonly lanes: number;
  readonly onProgress?: (played: number) => void;
}

/** A failed history, with what is needed to replay it. */
export interface Failure {
  readonly seed: number;
  readonly path: string;
  readonly sentence: string;
  readonly history: History;
}

export interface HistoriesResult {
  readonly played: number;
  readonly orders: number;
  readonly failure: Failure | undefined;
}

/** Keeps expiring holds at random moments. */
function endHolds(db: Db): () => Promise<void> {
  const over = new AbortController();
  const loop = async (): Promise<void> => {
    while (!over.signal.aborted) {
      await releaseExpired(db, new Date(Date.now() + (heldMinutes + 1) * 60_000));
      await pause(30);
    }
  };
  const done = loop();
  return async () => {
    over.abort();
    await done;
  };
}

/**
 * Compares the books of the whole shop.
 * @returns the number of orders
 */
async function auditAll(db: Db): Promise<number> {
  const [fault] = await faultsOfBooks(db);
  insist(fault === undefined, fault ?? '');
  const { rows } = await sql<{
    readonly orders: number;
  }>`select cast(count(*) as integer) as orders from orders`.execute(db);
  return rows[0]?.orders ?? 0;
}

/**
 * Plays random histories on several instances with one PostgreSQL database, and checks the books after each and at the
 * end.
 */
export async function runHistories(around: Surroundings, run: HistoriesRun): Promise<HistoriesResult> {
  const { db, close } = await openDatabase({ url: around.databaseUrl, poolSize: 12 });
  await settle(db);
  const instances = await startInstances(run.instances, around, run.bug);
  const client = new Client(instances.map(({ url }) => url));
  const card = new CardProvider({ url: around.sandboxUrl, secretKey: 'sk_sandbox', timeout: 5000 });
  const ground: Ground = {
    db,
    client,
    sandboxUrl: around.sandboxUrl,
    shelf: await readShelf(db),
    refunds: {
      db,
      providers: { CREDIT_CARD: card, DW_APPLE_PAY: card, PAYPAL: card, KLARNA: card },
      log: { error: () => undefined },
      now: () => new Date(),
    },
  };
  const stopEndingHolds = endHolds(db);
  const progress = { played: 0, over: false };
  try {
    const failures = await Promise.all(
      Array.from({ length: run.path === undefined ? run.lanes : 1 }, (_, lane) =>
        playLane(ground, run, lane, progress),
      ),
    );
    const failure = failures.find((one) => one !== undefined);
    await stopEndingHolds();
    const deadlocks = failure ? 0 : await countDeadlocks(instances.map(({ url }) => url));
    insist(deadlocks === 0, `${deadlocks} transactions waited for each other`);
    const orders = failure ? 0 : await auditAll(db);
    return { played: progress.played, orders, failure };
  } finally {
    await stopEndingHolds();
    client.close();
    await Promise.all(instances.map(({ stop }) => stop()));
    await close();
  }
}

/** Plays one sequence of histories; each lane has its own seed. */
async function playLane(
  ground: Ground,
  run: HistoriesRun,
  lane: number,
  progress: { played: number; over: boolean },
): Promise<Failure | undefined> {
  const seed = run.seed + lane;
  const property = fc.asyncProperty(histories, async (history) => {
    // Another lane has found a failure.
    if (progress.over) return;
    await play(ground, history);
    progress.played += 1;
    run.onProgress?.(progress.played);
  });
  const details = await fc.check(property, {
    seed,
    numRuns: Math.ceil(run.count / run.lanes),
    endOnFailure: !run.reduce,
    ...(run.path === undefined ? {} : { path: run.path }),
  });
  if (!details.failed) return undefined;
  progress.over = true;
  const [history] = details.counterexample ?? [];
  if (!history) throw new Violation('A history failed that nobody knows');
  const error = details.errorInstance;
  const sentence = error instanceof Violation ? error.message : String(error instanceof Error ? error.stack : error);
  return { seed, path: details.counterexamplePath ?? '', sentence, history };
}

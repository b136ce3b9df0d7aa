import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { generateKeyPair } from 'jose';
import { openDatabase } from '../../src/database/database.ts';
import { loadBrand } from '../../src/load-brand.ts';
import { prepare } from '../../src/prepare.ts';
import { freePort } from '../../test/free-port.ts';
import { type Goods, readShelf, settle, stockGoods } from '../histories/world.ts';
import { startInstances } from '../instances.ts';
import type { Bug } from '../plants.ts';
import type { ServiceProcess } from '../spawn-service.ts';
import { tokenise } from '../tokenise.ts';
import { reconcile } from './books.ts';
import { Load } from './load.ts';
import { PostgresServer } from './postgres-server.ts';

/** Ways to lose the database. */
export const failures = ['terminate', 'fast', 'immediate', 'failover', 'away'] as const;
export type Failure = (typeof failures)[number];

export interface FailoverRun {
  /** Folder of PostgreSQL's programs. */
  readonly binaries: string;
  readonly sandboxUrl: string;
  readonly smtpPort: number;
  readonly failures: readonly Failure[];
  readonly rounds: number;
  /** Seconds without a database in the case `away`. */
  readonly awaySeconds: number;
  readonly bug?: Bug;
  readonly onRound?: (round: RoundResult) => void;
}

export interface RoundResult {
  readonly failure: Failure;
  readonly round: number;
  /** Orders placed before, during, and after the failure. */
  readonly orders: number;
  readonly refusals: Readonly<Record<string, number>>;
  /** Milliseconds from the failure, or from the end of the outage, to the next order. */
  readonly resumedAfter: number;
}

export interface FailoverResult {
  readonly rounds: readonly RoundResult[];
  /** Empty when the processes lived and the books agree. */
  readonly faults: readonly string[];
}

const STYLES = 161;
const UNITS = 100_000;
const PRICE = 4900;
const TOTAL = PRICE + 800;
const WARM_UP = 1000;
const MAX_RESUME = 60_000;

/** A primary with a standby; after a failover they swap roles. */
class Cluster {
  readonly #folder: string;
  readonly #ports: readonly number[];
  #primary: PostgresServer;
  #standby: PostgresServer | undefined;
  #copies = 0;

  private constructor(folder: string, ports: readonly number[], primary: PostgresServer) {
    this.#folder = folder;
    this.#ports = ports;
    this.#primary = primary;
  }

  static async open(binaries: string, folder: string): Promise<Cluster> {
    const ports = [await freePort(), await freePort()];
    const primary = await PostgresServer.create(binaries, path.join(folder, 'primary'), ports[0] ?? 0);
    return new Cluster(folder, ports, primary);
  }

  /** Names both servers, as an operator does. */
  get url(): string {
    return `postgres://postgres@${this.#ports.map((port) => `127.0.0.1:${port}`).join(',')}/postgres`;
  }

  async addStandby(): Promise<void> {
    this.#copies += 1;
    const port = this.#ports.find((one) => one !== this.#primary.port) ?? 0;
    this.#standby = await this.#primary.addStandby(path.join(this.#folder, `copy-${this.#copies}`), port);
  }

  async fail(failure: Failure, awaySeconds: number): Promise<void> {
    if (failure === 'terminate') {
      await this.#primary.ask(
        "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'",
      );
    } else if (failure === 'failover') {
      const next = this.#standby;
      if (!next) throw new Error('There is no standby');
      await this.#primary.stop('immediate');
      await next.promote();
      this.#primary = next;
      this.#standby = undefined;
    } else {
      await this.#primary.stop(failure === 'immediate' ? 'immediate' : 'fast');
      if (failure === 'away') await pause(awaySeconds * 1000);
      await this.#primary.start();
    }
  }

  async close(): Promise<void> {
    await this.#standby?.stop('immediate');
    await this.#primary.stop('immediate');
  }
}

async function prepareShop(url: string): Promise<readonly Goods[]> {
  const { db, close } = await openDatabase({ url, poolSize: 2 });
  try {
    await prepare(db, { brand: await loadBrand(), styles: STYLES, hasDemoAccounts: false, onProgress: () => {} });
    await settle(db);
    const goods = (await readShelf(db)).slice(0, 4);
    await stockGoods(db, goods, { units: UNITS, price: PRICE });
    return goods;
  } finally {
    await close();
  }
}

/** Waits for the first order that is placed from now on. */
async function untilNextOrder(load: Load): Promise<number> {
  const [before, started] = [load.record.orders.length, performance.now()];
  while (load.record.orders.length === before) {
    const waited = performance.now() - started;
    if (waited > MAX_RESUME || load.record.faults.length > 0) return waited;
    await pause(20);
  }
  return performance.now() - started;
}

/** Loses the database in every way, under load, and compares the books afterwards. */
export async function runFailover(run: FailoverRun): Promise<FailoverResult> {
  const folder = await mkdtemp(path.join(tmpdir(), 'commerce-api-failover-'));
  // PostgreSQL runs as another user than root, who must be able to enter the folder.
  await chmod(folder, 0o755);
  const cluster = await Cluster.open(run.binaries, folder);
  let instances: ServiceProcess[] = [];
  try {
    const goods = await prepareShop(cluster.url);
    const keys = await generateKeyPair('ES256', { extractable: true });
    const around = { databaseUrl: cluster.url, sandboxUrl: run.sandboxUrl, smtpPort: run.smtpPort, keys };
    instances = await startInstances(2, around, run.bug);
    const urls = instances.map(({ url }) => url);
    const cardToken = await tokenise(run.sandboxUrl, '4111111111111111');
    const ended: string[] = [];
    for (const { died } of instances) void died.then((how) => ended.push(`An instance ended: ${how}`));
    const [results, confirmed, faults]: [RoundResult[], string[], string[]] = [[], [], []];
    for (const failure of run.failures) {
      for (let round = 1; round <= run.rounds && ended.length + faults.length === 0; round += 1) {
        if (failure === 'failover') await cluster.addStandby();
        const load = new Load({ instances: urls, goods, cardToken, total: TOTAL });
        await pause(WARM_UP);
        await cluster.fail(failure, run.awaySeconds);
        const resumedAfter = await untilNextOrder(load);
        await load.stop();
        const { orders, refusals } = load.record;
        const result = { failure, round, orders: orders.length, refusals: Object.fromEntries(refusals), resumedAfter };
        results.push(result);
        confirmed.push(...orders);
        faults.push(...load.record.faults.map((fault) => `${failure}, round ${round}: ${fault}`));
        run.onRound?.(result);
      }
    }
    if (ended.length > 0) return { rounds: results, faults: [...ended, ...faults] };
    const { db, close } = await openDatabase({ url: cluster.url, poolSize: 2 });
    faults.push(
      ...(await reconcile(db, { sandboxUrl: run.sandboxUrl, confirmed, goods, units: UNITS }).finally(close)),
    );
    return { rounds: results, faults };
  } finally {
    await Promise.all(instances.map(({ stop }) => stop()));
    await cluster.close();
    await rm(folder, { recursive: true, force: true });
  }
}

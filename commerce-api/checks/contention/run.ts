import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { percentile } from '../../bench/load.ts';
import { type Db, openDatabase } from '../../src/database/database.ts';
import { Client } from '../client.ts';
import { countDeadlocks } from '../deadlocks.ts';
import { type Goods, readShelf, settle, stockGoods, warehouse } from '../histories/world.ts';
import { type Surroundings, startInstances } from '../instances.ts';
import type { Bug } from '../plants.ts';
import { tokenise } from '../tokenise.ts';
import { Crowd, type Ground, type Tally } from './shoppers.ts';

export interface ContentionRun {
  /** Seconds of each of the two phases. */
  readonly seconds: number;
  /** The mixture goes on until it has shown enough, on a slow computer too, unless calls fail. */
  readonly isEnough?: (seen: Seen) => boolean;
  readonly bug?: Bug;
}

/** What the mixture has shown so far. */
export interface Seen {
  readonly tally: Tally;
  readonly deadlocks: number;
}

export interface ContentionResult {
  /** Milliseconds within which 99 of 100 orders were placed when nothing else happened, and in the mixture. */
  readonly alone: number;
  readonly mixed: number;
  readonly tally: Tally;
  readonly deadlocks: number;
  /** Shelves whose units do not add up. */
  readonly wrongShelves: number;
}

const UNITS = 100_000;
const PRICE = 4900;
const GOODS = 6;
const ORDERERS = 6;

async function openShelf(db: Db): Promise<readonly Goods[]> {
  await settle(db);
  const goods = (await readShelf(db)).slice(0, GOODS);
  await stockGoods(db, goods, { units: UNITS, price: PRICE });
  return goods;
}

async function countWrongShelves(db: Db, goods: readonly Goods[]): Promise<number> {
  const { rows } = await sql<{ readonly wrong: number }>`
    select cast(count(*) as integer) as wrong from stock st
    where upc = any(${goods.map(({ upc }) => upc)}) and location_id = ${warehouse} and ${UNITS} <> available
      + (select coalesce(sum(qty), 0) from stock_hold h where h.upc = st.upc and h.location_id = st.location_id)
      + (select coalesce(sum(qty - cancelled_qty), 0) from order_line l where l.upc = st.upc and l.location_id = st.location_id)
      - (select coalesce(sum(cast(line->>'qty' as integer)), 0) from order_reversal r, jsonb_array_elements(r.lines) line
        join order_line l on cast(l.line_id as text) = line->>'itemId'
        where r.kind = 'return' and r.state <> 'announced' and l.order_number = r.order_number and l.upc = st.upc)`.execute(
    db,
  );
  return rows[0]?.wrong ?? -1;
}

interface Phase {
  readonly seconds: number;
  readonly isMixed: boolean;
  readonly isEnough: (tally: Tally) => Promise<boolean>;
}

async function play(ground: Ground, { seconds, isMixed, isEnough }: Phase): Promise<Tally> {
  const crowd = new Crowd(ground);
  crowd.order(ORDERERS);
  if (isMixed) crowd.disturb();
  await pause(seconds * 1000);
  while (!crowd.hasFailed && !(await isEnough(crowd.tally))) await pause(100);
  await crowd.stop();
  return crowd.tally;
}

/**
 * Orders the same goods at two instances, first alone, then while others cancel, return, hold, and release them and
 * holds expire.
 */
export async function runContention(
  around: Surroundings,
  { seconds, isEnough = () => true, bug }: ContentionRun,
): Promise<ContentionResult> {
  const { db, close } = await openDatabase({ url: around.databaseUrl, poolSize: 12 });
  const goods = await openShelf(db);
  const instances = await startInstances(2, around, bug);
  const urls = instances.map(({ url }) => url);
  const client = new Client(urls);
  try {
    const before = await countDeadlocks(urls);
    const newDeadlocks = async () => (await countDeadlocks(urls)) - before;
    const cardToken = await tokenise(around.sandboxUrl, '4111111111111111');
    // Delivery is free from this total on.
    const ground = { db, client, goods, cardToken, total: PRICE * goods.length };
    const alone = await play(ground, { seconds, isMixed: false, isEnough: async () => true });
    const mixed = await play(ground, {
      seconds,
      isMixed: true,
      isEnough: async (tally) => isEnough({ tally, deadlocks: await newDeadlocks() }),
    });
    return {
      alone: percentile(alone.orderTimes, 0.99),
      mixed: percentile(mixed.orderTimes, 0.99),
      tally: { ...mixed, faults: [...alone.faults, ...mixed.faults] },
      deadlocks: await newDeadlocks(),
      wrongShelves: await countWrongShelves(db, goods),
    };
  } finally {
    client.close();
    await Promise.all(instances.map(({ stop }) => stop()));
    await close();
  }
}

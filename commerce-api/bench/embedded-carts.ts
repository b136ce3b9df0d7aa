/**
 * `npm run bench:carts`: creates carts with one line on the embedded database, through the service with its jobs, and compares
 * the last tenth with the first. CARTS says how many (100,000).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateKeyPair } from 'jose';
import { sql } from 'kysely';
import { getToken } from 'shared-contracts/calls/auth';
import { cartWithItem } from 'shared-contracts/calls/cart';
import { sessionHeaders } from 'shared-contracts/headers';
import { storefrontAccess } from 'shared-contracts/storefront-access';
import { openDatabase } from '../src/database/database.ts';
import { loadBrand } from '../src/load-brand.ts';
import { prepare } from '../src/prepare.ts';
import { buildService } from '../src/service.ts';
import { readSettings } from '../src/settings.ts';
import { mean, ratioOfMeans } from './ratio-of-means.ts';

const carts = Number(process.env.CARTS ?? 100_000);
/** Carts that are timed together, of one guest. */
const BLOCK = 250;
const TARGET = 0.9;

const folder = await mkdtemp(path.join(tmpdir(), 'bench-carts-'));
process.env.DATA_DIR = folder;
const settings = { ...readSettings(), logLevel: 'silent', rateLimits: 0, validateResponses: false };
const { db, changes, maintain, close } = await openDatabase({ folder: path.join(folder, 'db') });
const brand = await loadBrand();
await prepare(db, { brand, styles: 161, hasDemoAccounts: false, onProgress: () => {} });
const keys = await generateKeyPair('ES256', { extractable: true });
const { app, worker } = await buildService({
  db,
  changes,
  maintain,
  keys,
  pictures: brand.pictures,
  settings,
  shareAnswers: true,
});
await app.ready();
worker.start();

const { rows } = await sql<{ productId: string; upc: string }>`
  select v.product_id as "productId", v.upc from variant v join stock st on st.upc = v.upc and st.location_id = 'W100'
  join style s on s.style_id = v.style_id
  where st.available >= 5 and s.product_type = 'apparel' and s.publish_at is null order by v.upc limit 1`.execute(db);

async function guest(): Promise<string> {
  const opened = await app.inject({
    method: 'POST',
    url: getToken.path,
    headers: storefrontAccess,
    payload: { type: 'Guest' },
  });
  return `Bearer ${String(opened.headers[sessionHeaders.token])}`;
}

/** Creates carts one after another; returns how many a second. */
async function block(): Promise<number> {
  const authorization = await guest();
  const started = performance.now();
  for (let made = 0; made < BLOCK; made += 1) {
    const { statusCode } = await app.inject({
      method: cartWithItem.method,
      url: cartWithItem.path,
      query: { locale: 'en-us' },
      headers: { ...storefrontAccess, authorization, 'idempotency-key': crypto.randomUUID() },
      payload: { items: rows },
    });
    if (statusCode !== 200) throw new Error(`A cart was answered with ${statusCode}`);
  }
  return (BLOCK / (performance.now() - started)) * 1000;
}

try {
  const blocks = Math.floor(carts / BLOCK);
  const tenth = Math.floor(blocks / 10);
  const rates: number[] = [];
  for (let done = 0; done < blocks; done += 1) {
    rates.push(await block());
    if ((done + 1) % tenth === 0)
      console.log(`  ${(done + 1) * BLOCK} carts: ${mean(rates.slice(-tenth)).toFixed(0)}/s`);
  }
  const { ratio, low, high } = ratioOfMeans(rates.slice(-tenth), rates.slice(0, tenth));
  console.log(
    `The last tenth is created at ${ratio.toFixed(2)} of the rate of the first (95%: ${low.toFixed(2)} to ${high.toFixed(2)}).`,
  );
  const isMet = high >= TARGET;
  console.log(`At least ${TARGET}: ${isMet ? 'met' : 'MISSED'}`);
  if (!isMet) process.exitCode = 1;
} finally {
  await app.close();
  await close();
  await rm(folder, { recursive: true, force: true });
}

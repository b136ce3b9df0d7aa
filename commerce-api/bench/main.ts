/**
 * `npm run bench:api`: calls of the services against the same work in raw SQL over the same pool, carts of 1 to 500
 * lines, and, where SEED_STYLES names a size, a catalogue of that size against one of 1,000 styles. Everything is
 * measured in one run on a real PostgreSQL, since machines differ and are noisy: what counts are the ratios.
 */
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { refreshListingCounts } from '../src/catalogue/listing-counts.ts';
import { openDatabase } from '../src/database/database.ts';
import { prepare } from '../src/prepare.ts';
import { startPostgres } from '../test/backing.ts';
import { BenchShop } from './bench-shop.ts';
import { callsAgainstSql } from './calls-against-sql.ts';
import { cartLengths } from './cart-length.ts';
import { catalogueSizes } from './catalogue-size.ts';
import type { Effort, Seen } from './load.ts';
import { multiplyStyles } from './multiply-styles.ts';

const SMALL = 1000;
const big = Number(process.env.SEED_STYLES ?? 0);
const parts = process.argv.slice(2);
const wants = (part: string): boolean => parts.length === 0 || parts.includes(part);
const effort: Effort = { clients: 8, rounds: 4, seconds: Number(process.env.BENCH_SECONDS ?? 3) };
const log = (line = ''): void => console.log(line);

const number = (value: number, digits = 1): string => value.toFixed(digits);
const figures = ({ perSecond, p50, p99 }: Seen): string =>
  `${number(perSecond, 0)}/s, p50 ${number(p50)} ms, p99 ${number(p99)} ms`;
let missed = 0;
function verdict(met: boolean): string {
  if (!met) missed += 1;
  return met ? 'met' : 'MISSED';
}

/** A filled database; it is kept for the next run where the folder is. */
async function databaseOf(server: string, styles: number): Promise<string> {
  const name = `bench_${styles}`;
  const admin = new pg.Client({ connectionString: `${server}/postgres` });
  await admin.connect();
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
  const url = `${server}/${name}`;
  const filling = rowCount === 0 ? `${url}_filling` : url;
  if (rowCount === 0) {
    // One that was left half filled is begun anew.
    await admin.query(`drop database if exists ${name}_filling`);
    await admin.query(`create database ${name}_filling`);
  }
  // Also where it is filled: the schema may have moved on since.
  const { db, close } = await openDatabase({ url: filling });
  await prepare(db, Math.min(styles, SMALL), () => {});
  await close();
  if (rowCount === 0) {
    if (styles > SMALL) {
      await multiplyStyles(filling, styles, log);
      const grown = await openDatabase({ url: filling });
      await refreshListingCounts(grown.db);
      await grown.close();
    }
    await admin.query(`alter database ${name}_filling rename to ${name}`);
  }
  await admin.end();
  return url;
}

async function ratios(server: string): Promise<void> {
  const url = await databaseOf(server, SMALL);
  const shop = await BenchShop.open(url);
  if (wants('sql')) {
    log(`\nCalls against raw SQL (${effort.clients} clients, ${SMALL} styles)`);
    const working = await BenchShop.open(url, { keepCarts: false, keys: shop.keys });
    for await (const { name, call, sql, throughput, p99 } of callsAgainstSql(shop, working, effort)) {
      const added = name === 'add line' ? ` (at least 0.5: ${verdict(throughput >= 0.5)})` : '';
      log(`  ${name}: ${number(throughput, 2)} of raw SQL's throughput${added}`);
      log(`    p99 ${number(p99, 2)} times (at most 3: ${verdict(p99 <= 3)})`);
      log(`    call ${figures(call)}; SQL ${figures(sql)}`);
    }
    await working.close();
  }
  if (wants('lines')) {
    log('\nCarts of 1 to 500 lines');
    for (const { name, lines, growth } of await cartLengths(shop, effort)) {
      log(`  ${name}: p99 grows ${number(growth, 2)} times (at most 2: ${verdict(growth <= 2)})`);
      for (const { lines: count, seen } of lines) log(`    ${count} lines: ${figures(seen)}`);
    }
  }
  await shop.close();
}

async function sizes(server: string): Promise<void> {
  const [small, large] = [
    await BenchShop.open(await databaseOf(server, SMALL)),
    await BenchShop.open(await databaseOf(server, big)),
  ];
  log(`\nCatalogues of ${SMALL} and ${big} styles`);
  for (const { name, before, after, growth } of await catalogueSizes(small, large, effort)) {
    log(`  ${name}: p99 grows ${number(growth, 2)} times (at most 1.3: ${verdict(growth <= 1.3)})`);
    log(`    ${SMALL}: ${figures(before)}; ${big}: ${figures(after)}`);
  }
  await small.close();
  await large.close();
}

const kept = process.env.BENCH_DIR;
const folder = kept ? path.resolve(kept) : await mkdtemp(path.join(tmpdir(), 'bench-api-'));
await mkdir(folder, { recursive: true });
await chmod(folder, 0o755);
const postgres = await startPostgres(path.join(folder, 'postgres'), {
  max_connections: '100',
  shared_buffers: '2GB',
  max_wal_size: '8GB',
});
try {
  await ratios(postgres.url);
  if (big > SMALL && wants('styles')) await sizes(postgres.url);
  log(missed === 0 ? '\nEvery target was met.' : `\n${missed} targets were missed.`);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await postgres.stop();
  if (!kept) await rm(folder, { recursive: true, force: true });
}

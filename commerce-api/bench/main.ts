/**
 * `npm run bench:api`: calls of the services against the same work in raw SQL over the same pool, carts of 1 to 500
 * lines, 10 stores against 10,000, and, where SEED_STYLES names a size, a catalogue of that size against one of 1,000 styles. Everything is
 * measured in one run on a real PostgreSQL, since machines differ and are noisy: what counts are the ratios.
 */
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { refreshListingCounts } from '../src/catalogue/listing-counts.ts';
import { openDatabase } from '../src/database/database.ts';
import { loadBrand } from '../src/load-brand.ts';
import { prepare } from '../src/prepare.ts';
import { startPostgres } from '../test/backing.ts';
import { BenchShop } from './bench-shop.ts';
import { callsAgainstSql } from './calls-against-sql.ts';
import { cartLengths } from './cart-length.ts';
import { catalogueSizes } from './catalogue-size.ts';
import { blockCounts, type Compared, documentCounts, publishArticles, searchTimes } from './documents.ts';
import { type Effort, percentile, type Seen } from './load.ts';
import { multiplyStyles } from './multiply-styles.ts';
import { fillStores, storeCounts } from './stores.ts';

const SMALL = 1000;
const big = Number(process.env.SEED_STYLES ?? 0);
const parts = process.argv.slice(2);
/** `fill` only creates the databases. */
const wants = (part: string): boolean => parts.length === 0 || parts.includes(part) || parts.includes('fill');
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

const nameOf = (styles: number): string => `bench_${styles}`;

/** Creates a filled database, unless one exists from an earlier run; that one is only migrated. */
async function fill(server: string, styles: number): Promise<void> {
  const name = nameOf(styles);
  const admin = new pg.Client({ connectionString: `${server}/postgres` });
  // After a failure the server stops first; the original error should be reported, not this one.
  admin.on('error', () => {});
  await admin.connect();
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
  const filling = rowCount === 0 ? `${name}_filling` : name;
  if (rowCount === 0) {
    // A partially filled database is recreated.
    await admin.query(`drop database if exists ${filling}`);
    await admin.query(`create database ${filling}`);
  }
  const { db, close } = await openDatabase({ url: `${server}/${filling}` });
  await prepare(db, {
    brand: await loadBrand(),
    styles: Math.min(styles, SMALL),
    hasDemoAccounts: true,
    onProgress: () => {},
  });
  if (rowCount === 0 && styles > SMALL) {
    log(`Making a catalogue of ${styles} styles`);
    await multiplyStyles(`${server}/${filling}`, styles, log);
    await refreshListingCounts(db);
  }
  await close();
  if (rowCount === 0) await admin.query(`alter database ${filling} rename to ${name}`);
  await admin.end();
}

async function ratios(server: string): Promise<void> {
  const url = `${server}/${nameOf(SMALL)}`;
  const shop = await BenchShop.open(url);
  if (wants('sql')) {
    log(`\nCalls against raw SQL (${effort.clients} clients, ${SMALL} styles)`);
    const working = await BenchShop.open(url, { cacheCarts: false });
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
    await BenchShop.open(`${server}/${nameOf(SMALL)}`),
    await BenchShop.open(`${server}/${nameOf(big)}`),
  ];
  log(`\nCatalogues of ${SMALL} and ${big} styles`);
  for (const { name, before, after, growth, lengths } of await catalogueSizes(small, large, effort)) {
    log(`  ${name}: p99 grows ${number(growth, 2)} times (at most 1.3: ${verdict(growth <= 1.3)})`);
    log(`    answers of ${number(lengths.before / 1000)} and ${number(lengths.after / 1000)} kB`);
    log(`    ${SMALL}: ${figures(before)}; ${big}: ${figures(after)}`);
  }
  await small.close();
  await large.close();
}

/** Copies the small shop, and fills the copy further. */
async function copied(
  server: string,
  name: string,
  fillFurther: (client: pg.Client) => Promise<void>,
): Promise<string> {
  const admin = new pg.Client({ connectionString: `${server}/postgres` });
  admin.on('error', () => {});
  await admin.connect();
  await admin.query(`drop database if exists ${name}`);
  await admin.query(`create database ${name} template ${nameOf(SMALL)}`);
  await admin.end();
  const client = new pg.Client({ connectionString: `${server}/${name}` });
  client.on('error', () => {});
  await client.connect();
  await fillFurther(client);
  await client.end();
  return `${server}/${name}`;
}

const withDocuments = (server: string, count: number): Promise<string> =>
  copied(server, `bench_documents_${count}`, (client) => publishArticles(client, count));

async function stores(server: string): Promise<void> {
  const [few, many] = [10, 10_000];
  const open = async (count: number) =>
    BenchShop.open(await copied(server, `bench_stores_${count}`, (client) => fillStores(client, count)));
  const shops = [await open(few), await open(many)] as const;
  log(`\n${few} and ${many} stores`);
  for (const { name, before, after, growth } of await storeCounts(...shops, effort)) {
    log(`  ${name}: p99 grows ${number(growth, 2)} times (at most 1.3: ${verdict(growth <= 1.3)})`);
    log(`    ${few}: ${figures(before)}; ${many}: ${figures(after)}`);
  }
  for (const shop of shops) await shop.close();
}

async function documents(server: string): Promise<void> {
  const [few, many] = [100, 10_000];
  const shops = [
    await BenchShop.open(await withDocuments(server, few)),
    await BenchShop.open(await withDocuments(server, many)),
  ] as const;
  const interval = ({ ratio, low, high }: Compared): string =>
    `${number(ratio, 2)} times (95 %: ${number(low, 2)} to ${number(high, 2)})`;
  const perSecond = 100;
  const counted = await documentCounts(...shops, { rounds: 8, seconds: effort.seconds, perSecond });
  log(`\n${few} and ${many} documents in three languages, ${perSecond} calls a second`);
  log(`  p99 of a round is ${interval(counted)}`);
  for (const [count, times] of [
    [few, counted.before],
    [many, counted.after],
  ] as const)
    log(`    ${count}: p50 ${number(percentile(times, 0.5), 2)} ms, p99 ${number(percentile(times, 0.99), 2)} ms`);
  const { common, rare } = await searchTimes(shops[1]);
  log(`  searches in ${many}: a word of most of them ${number(common)} ms, of two of them ${number(rare)} ms`);
  const blocks = await blockCounts(shops[1], 1000);
  log(`  a page of 20 blocks takes ${interval(blocks)} as long as one of 2`);
  log(`    p50 ${number(percentile(blocks.before, 0.5), 2)} and ${number(percentile(blocks.after, 0.5), 2)} ms`);
  for (const shop of shops) await shop.close();
}

const kept = process.env.BENCH_DIR;
const folder = kept ? path.resolve(kept) : await mkdtemp(path.join(tmpdir(), 'bench-api-'));
await mkdir(folder, { recursive: true });
await chmod(folder, 0o755);
const data = path.join(folder, 'postgres');

/** Runs work on a temporary server. */
async function onServer(settings: Readonly<Record<string, string>>, work: (url: string) => Promise<void>) {
  const postgres = await startPostgres(data, { max_connections: '100', max_wal_size: '16GB', ...settings });
  await work(postgres.url).finally(() => postgres.stop());
}

/** Durability is off while filling; a partially filled database is recreated anyway. */
const forFilling = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  shared_buffers: '4GB',
  maintenance_work_mem: '2GB',
  work_mem: '256MB',
};

try {
  await onServer(forFilling, async (url) => {
    await fill(url, SMALL);
    if (big > SMALL && wants('styles')) await fill(url, big);
  });
  if (!parts.includes('fill')) {
    await onServer({ shared_buffers: '2GB' }, async (url) => {
      await ratios(url);
      if (wants('documents')) await documents(url);
      if (wants('stores')) await stores(url);
      if (big > SMALL && wants('styles')) await sizes(url);
    });
    log(missed === 0 ? '\nEvery target was met.' : `\n${missed} targets were missed.`);
  }
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  if (!kept) await rm(folder, { recursive: true, force: true });
}

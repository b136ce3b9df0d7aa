import { expect, test } from 'vitest';
import { BenchShop } from '../bench/bench-shop.ts';
import { callsAgainstSql } from '../bench/calls-against-sql.ts';
import { copyOf } from './databases.ts';

test('runs every measured call and its raw SQL counterpart', async () => {
  const database = await copyOf('postgres');
  if (!('url' in database.location)) throw new Error('PostgreSQL has an address');
  const shop = await BenchShop.open(database.location.url);
  const working = await BenchShop.open(database.location.url, { cacheCarts: false });
  const names: string[] = [];
  for await (const { name, call, sql } of callsAgainstSql(shop, working, { clients: 1, rounds: 1, seconds: 0.05 })) {
    names.push(name);
    expect(call.times.length, name).toBeGreaterThan(0);
    expect(sql.times.length, name).toBeGreaterThan(0);
  }
  await working.close();
  await shop.close();
  await database.remove();
  expect(names).toEqual([
    'add line',
    'read cart of 10 lines',
    'read cart that has just changed',
    'product read',
    'search',
    'complete checkout',
  ]);
}, 60_000);

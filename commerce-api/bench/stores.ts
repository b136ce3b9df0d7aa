import type pg from 'pg';
import { getStores, searchStores } from 'shared-contracts/calls/utilities';
import type { BenchShop } from './bench-shop.ts';
import { rotate } from './goods.ts';
import { compare, type Effort, type Seen } from './load.ts';

export interface StoreGrowth {
  readonly name: string;
  readonly before: Seen;
  readonly after: Seen;
  /** p99 with many stores as a multiple of that with few. */
  readonly growth: number;
}

/** Stores of an answer, of which even the small shop has as many. */
const page = 10;

/** Makes a shop one of so many stores, spread over the country, in towns of twenty. */
export async function fillStores(client: pg.Client, count: number): Promise<void> {
  await client.query("delete from stock where location_id in (select location_id from location where kind = 'store')");
  await client.query("delete from store_employee where store_id <> 'US01'");
  await client.query("delete from location where kind = 'store' and location_id <> 'US01'");
  await client.query(
    `insert into location (location_id, kind, country, region, name, address, phone, latitude, longitude, hours, special_hours, services, accepts_parcels)
      select 'B' || n, kind, country, region, 'Tarnfell Town' || n / 20 || ' No' || lpad(n::text, 5, '0'),
        address || jsonb_build_object('city', 'Town' || n / 20), phone,
        25 + mod(n * 7919, 24000) / 1000.0, -124 + mod(n * 104729, 57000) / 1000.0, hours, special_hours, services, accepts_parcels
      from location, generate_series(1, $1 - 1) n where location_id = 'US01'`,
    [count],
  );
  // A tenth of them has a product, however many there are.
  await client.query(
    `insert into stock (upc, location_id, available)
      select (select min(upc) from variant), location_id, 3 from location where kind = 'store' and (hashtext(location_id) % 10 = 0 or location_id = 'US01')`,
  );
  await client.query('vacuum analyze location, stock');
}

/** Measures a few and many stores in turns, with answers of the same length. */
export async function storeCounts(few: BenchShop, many: BenchShop, effort: Effort): Promise<StoreGrowth[]> {
  const spots = Array.from({ length: 200 }, (_, n) => ({
    latitude: 25 + ((n * 7.3) % 24),
    longitude: -124 + ((n * 11.7) % 57),
  }));
  const place = rotate(spots);
  const { rows } = await few.pool.query<{ upc: string }>('select min(upc) as upc from variant');
  const { upc } = rows[0]!;
  const inTown = rotate(Array.from({ length: 400 }, (_, n) => `tarnfell no${String(n * 20 + 3).padStart(5, '0')}`));
  const offset = rotate(Array.from({ length: 20 }, (_, n) => n * page));
  const asks: Readonly<Record<string, readonly [(shop: BenchShop) => unknown, (shop: BenchShop) => unknown]>> = {
    'nearest stores': [
      (shop) => shop.send(searchStores, { body: place() }),
      (shop) => shop.send(searchStores, { body: place() }),
    ],
    'stores with a product': [
      (shop) => shop.send(searchStores, { query: { from: 'US01' }, body: { upc } }),
      (shop) => shop.send(searchStores, { query: { from: 'US01' }, body: { upc } }),
    ],
    'a store by name': [
      (shop) => shop.send(searchStores, { body: { query: 'tarnfell no00003' } }),
      (shop) => shop.send(searchStores, { body: { query: inTown() } }),
    ],
    'a page of the list': [
      (shop) => shop.send(getStores, { query: { limit: page } }),
      (shop) => shop.send(getStores, { query: { limit: page, offset: offset() } }),
    ],
  };
  const grown: StoreGrowth[] = [];
  for (const [name, [before, after]] of Object.entries(asks)) {
    const seen = await compare({ before: async () => before(few), after: async () => after(many) }, effort);
    grown.push({ name, ...seen, growth: seen.after.p99 / seen.before.p99 });
  }
  return grown;
}

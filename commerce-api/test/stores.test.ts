import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import { getStores, searchStores } from 'shared-contracts/calls/utilities';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { distanceKm } from '../src/base/distance.ts';
import { fileMap } from '../src/media/map-source.ts';
import { readNamed, readNearest } from '../src/stores/queries.ts';
import { engines } from './databases.ts';
import { openShop, type Shop } from './shop.ts';

const mostFound = 10;

describe.each(engines)('stores on %s [ACC-17]', (engine) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(engine);
  });
  afterAll(() => shop.close());

  const search = (query: string, locale: 'en-us' | 'de-de' | 'en-gb' | 'fr-ca' = 'en-us') =>
    shop.read(searchStores, { body: { query } }, { locale });
  const namesOf = ({ stores }: { readonly stores: readonly { readonly name: string }[] }) =>
    stores.map(({ name }) => name.replace('Tarnfell ', ''));

  test.each([
    ['a city without a store', 'Seattle', 'en-us', 'Seattle, Washington', ['Portland', 'Denver', 'Chicago', 'Boston']],
    ['a city with one', 'boston', 'en-us', 'Boston, Massachusetts', ['Boston', 'Chicago', 'Denver', 'Portland']],
    ['a postal code', '80399', 'de-de', 'München', ['München', 'Hamburg']],
    ['a street', 'Station Road Leeds', 'en-gb', 'Station Road, Leeds', ['Manchester', 'Edinburgh']],
    ['a city without its accents', 'montreal', 'fr-ca', 'Montréal, Québec', ['Montréal', 'Vancouver']],
  ] as const)('are found near %s', async (_, typed, locale, place, names) => {
    const found = await search(typed, locale);
    expect(found.place?.name).toBe(place);
    expect(namesOf(found)).toEqual(names);
    const distances = found.stores.map(({ distanceKm: far }) => far ?? -1);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(distances[0]).toBe(distanceKm(found.place!, found.stores[0]!));
  });

  test.each([
    ['its name', 'Tarnfell Denver', ['Denver']],
    ['the beginning of a word of it', 'tarnfell chic', ['Chicago']],
    ['what all are called', 'tarnfell', ['Boston', 'Chicago', 'Denver', 'Portland']],
  ])('are found by %s, where no place is called so', async (_, typed, names) => {
    const found = await search(typed);
    expect(namesOf(found)).toEqual(names);
    expect([found.place, found.isUnknown]).toEqual([undefined, undefined]);
    expect(found.stores.some((store) => store.distanceKm !== undefined)).toBe(false);
  });

  test.each(['Atlantis', '!!', '&:*|'])('are all shown for %j, which is no place', async (typed) => {
    const found = await search(typed);
    expect(found.isUnknown).toBe(true);
    expect(namesOf(found)).toHaveLength(4);
  });

  test('are found by name while the directory of places does not answer', async () => {
    const alone = await openShop(engine, { addressUrl: 'http://127.0.0.1:9' });
    try {
      const found = await alone.read(searchStores, { body: { query: 'München' } }, { locale: 'de-de' });
      expect(namesOf(found)).toEqual(['München']);
    } finally {
      await alone.close();
    }
  });

  test('are begun with the one of the shopper, where nothing is typed', async () => {
    const begun = await shop.read(searchStores, { query: { from: 'US02' }, body: {} });
    expect(namesOf(begun)[0]).toBe('Denver');
    expect(begun.stores.some((store) => store.distanceKm !== undefined)).toBe(false);
    const elsewhere = await shop.read(searchStores, { query: { from: 'DE01' }, body: {} });
    expect(namesOf(elsewhere)).toEqual(['Boston', 'Chicago', 'Denver', 'Portland']);
  });

  test('come with what they have of a product', async () => {
    const { rows } = await sql<{ upc: string; available: number }>`
      select upc, available from stock where location_id = 'US02' and available > 0 limit 1`.execute(shop.db);
    const { upc, available } = rows[0]!;
    const { stores } = await shop.read(searchStores, { body: { query: 'Tarnfell Denver', upc } });
    expect(stores[0]?.available).toBe(Math.min(available, 99));
  });

  test('are listed by city, in parts, and one by one', async () => {
    const list = (query: object) => shop.read(getStores, { query });
    expect(namesOf(await list({}))).toEqual(['Boston', 'Chicago', 'Denver', 'Portland']);
    const first = await list({ limit: 3 });
    expect([namesOf(first), first.hasMore]).toEqual([['Boston', 'Chicago', 'Denver'], true]);
    const last = await list({ limit: 3, offset: 3 });
    expect([namesOf(last), last.hasMore]).toEqual([['Portland'], false]);
    expect(namesOf(await list({ storeId: 'US02' }))).toEqual(['Denver']);
    expect((await list({ storeId: 'DE01' })).stores).toEqual([]);
    expect((await shop.anyone(getStores, { query: { limit: 1001 } })).error?.errorId).toBe('API422');
  });

  test.each([
    { latitude: 91, longitude: 0 },
    { latitude: 0, longitude: 181 },
  ])('are not searched around %j, which is no place on earth', async (body) => {
    expect((await shop.anyone(searchStores, { body })).error?.errorId).toBe('API422');
  });

  test('come with the map on which they are shown', async () => {
    const map = { attribution: 'Natural Earth', maxZoom: 7 };
    expect((await shop.read(getStores, {})).map).toEqual(map);
    expect((await search('Denver')).map).toEqual(map);
  });

  test.each(['lodz', 'ŁÓDŹ', 'Œuvre', 'oeuvre', 'AEgir', 'Þing', 'thing', 'Wrocław', 'ŵr', 'lodz og oeu'])(
    'are found by %s, however its letters are written',
    async (typed) => {
      await sql`
        insert into location (location_id, kind, country, region, name, address, phone, latitude, longitude, hours)
        values ('LTR', 'store', 'DE', 'DE', 'Łódź & Œuvre (Ægir-Þing) Wrocław Ŵr og', '{"addressLine1": "1"}', '1', 0, 0, '{}')
        on conflict do nothing`.execute(shop.db);
      expect((await readNamed(shop.db, 'DE', typed, mostFound)).map(({ name }) => name)).toHaveLength(1);
    },
  );

  test.each(['lod og', 'lodzo'])('are not found by %s, which is not what one is called', async (typed) => {
    expect(await readNamed(shop.db, 'DE', typed, mostFound)).toEqual([]);
  });

  test('of many are the nearest ones, wherever one stands', async () => {
    await sql`
      insert into location (location_id, kind, country, region, name, address, phone, latitude, longitude, hours)
      select 'N' || n, 'store', 'GB', 'GB', 'Store ' || n, '{"addressLine1": "1 Lane", "city": "Town", "postalCode": "M1"}', '1',
        50 + mod(n * 7919, 7000) / 1000.0, -6 + mod(n * 104729, 8000) / 1000.0, '{}'
      from generate_series(1, 3000) n`.execute(shop.db);
    // Two towns with a hundred stores each.
    await sql`
      insert into location (location_id, kind, country, region, name, address, phone, latitude, longitude, hours)
      select 'T' || n, 'store', 'GB', 'GB', 'Store ' || n, '{"addressLine1": "1 Lane", "city": "Town", "postalCode": "M1"}', '1',
        58 + n / 100 * 0.4 + mod(n, 100) / 100000.0, -4 + n / 100 * 0.7, '{}'
      from generate_series(0, 199) n`.execute(shop.db);
    const all = await shop.db
      .selectFrom('location')
      .selectAll()
      .where('country', '=', 'GB')
      .where('kind', '=', 'store')
      .execute();
    const position = fc.record({
      latitude: fc.double({ min: 50, max: 60, noNaN: true }),
      longitude: fc.double({ min: -6, max: 2, noNaN: true }),
    });
    await fc.assert(
      fc.asyncProperty(position, async (here) => {
        const found = await readNearest(shop.db, 'GB', here, mostFound);
        const nearest = all.map((store) => distanceKm(here, store)).sort((a, b) => a - b);
        expect(found.map((store) => store.distanceKm)).toEqual(nearest.slice(0, mostFound));
      }),
      // By degrees the town above is nearer, on the ground that to the side.
      { numRuns: 100, examples: [[{ latitude: 58, longitude: -3.3 }]] },
    );
  });

  test('of many are those that have a product, where nothing is typed', async () => {
    const { rows } = await sql<{ upc: string }>`
      select upc from stock where location_id = 'GB01' and available > 0 limit 1`.execute(shop.db);
    const { upc } = rows[0]!;
    await sql`
      insert into stock (location_id, upc, available) values ('N2999', ${upc}, 3)`.execute(shop.db);
    const begun = await shop.read(searchStores, { query: { from: 'N1' }, body: { upc } }, { locale: 'en-gb' });
    const ids = begun.stores.map(({ storeId }) => storeId);
    expect(ids[0]).toBe('N1');
    expect(ids).toContain('N2999');
    expect(begun.hasMore).toBe(true);
    expect(begun.stores).toHaveLength(mostFound);
  });

  test('called like a place come before those near it', async () => {
    await sql`update location set name = 'Leeds' where location_id = 'N17'`.execute(shop.db);
    const found = await search('Leeds', 'en-gb');
    expect(found.place).toBeUndefined();
    expect(found.stores[0]?.storeId).toBe('N17');
    expect(new Set(found.stores.map(({ storeId }) => storeId)).size).toBe(mostFound);
  });

  test('are found while the map cannot be read', async () => {
    const log: string[] = [];
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'map-')), 'map.pmtiles');
    await writeFile(file, 'no map at all');
    const mapless = await openShop(engine, { map: fileMap(file), onLog: (line) => log.push(line) });
    try {
      const { stores, map } = await mapless.read(getStores, {});
      expect([namesOf({ stores }), map]).toEqual([['Boston', 'Chicago', 'Denver', 'Portland'], undefined]);
      expect(log.join('')).toContain('the map cannot be read');
    } finally {
      await mapless.close();
      await rm(path.dirname(file), { recursive: true });
    }
  });
});

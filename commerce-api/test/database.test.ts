import { sql } from 'kysely';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../src/database/database.ts';
import { FolderInUseError } from '../src/database/folder-lock.ts';
import { migrate, migrations } from '../src/database/migrate.ts';
import { isUniqueViolation, transact, withRetry } from '../src/database/transact.ts';
import { once } from '../src/idempotency/once.ts';
import { recordSchemas } from '../src/import/records.ts';
import { loadBrand } from '../src/load-brand.ts';
import { readMarkets } from '../src/market/markets.ts';
import { prepare } from '../src/prepare.ts';
import { copyOf, emptyOf, engines } from './databases.ts';
import { demoProducts, demoRecords } from './demo-records.ts';

/** Minor units that a voucher gave for 100 points. */
const formerRates: Readonly<Record<string, number>> = { US: 100, CA: 130, GB: 80, DE: 90 };

describe.each(engines)('the database on %s', (engine) => {
  test('applies each migration once, also from concurrent instances', async () => {
    const { location, remove } = await copyOf(engine);
    const { db, close } = await openDatabase(location);
    expect(await migrate(db)).toEqual([]);
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    const taken = await Promise.all([migrate(db), migrate(db), migrate(db)]);
    expect(taken.flat().sort()).toEqual(migrations.map(({ name }) => name).sort());
    await close();
    await remove();
  });

  test('keeps what the code of former versions said when a filled shop is upgraded', async () => {
    const { location, remove } = await emptyOf(engine);
    const { db, close } = await openDatabase(location);
    await migrate(
      db,
      migrations.filter(({ name }) => name < '0084'),
    );
    await sql`insert into category (category_id, position, name, title, slug, description) values ('5000', 0, '{}', '{}', '{}', '{}')`.execute(
      db,
    );
    await sql`insert into style (style_id, cut, product_type, category_id, size_scale, material, season, presale, rating_counts)
      values ('TF000000', 'unisex', 'custom', '5000', 'one', '', '', false, '{0,0,0,0,0}')`.execute(db);
    for (const id of ['W100', 'W200', 'W300'])
      await sql`insert into location (location_id, kind, country, region, name, address, phone, latitude, longitude, hours)
        values (${id}, 'warehouse', 'US', '', '', '{}', '', 0, 0, '{}')`.execute(db);
    await migrate(db);
    const markets = [...(await readMarkets(db)).values()].map(({ country: _c, time_zone: _t, ...rules }) => rules);
    expect(markets).toHaveLength(4);
    expect(markets).toEqual(
      expect.arrayContaining(
        // Nobody was invited, and vouchers were not worth the same everywhere.
        demoRecords('markets').map(({ invitations: _, ...record }) =>
          v.parse(recordSchemas.markets, {
            ...record,
            vouchers: record.vouchers?.map(({ points }) => ({
              points,
              amount: (points / 100) * (formerRates[record.id] ?? 0),
            })),
          }),
        ),
      ),
    );
    const { designs } = await db.selectFrom('style').select('designs').executeTakeFirstOrThrow();
    const made = demoProducts().flatMap((style) => (style.type === 'custom' ? [style.designs] : []));
    expect(made.length).toBeGreaterThan(0);
    for (const each of made) expect(each).toEqual(designs);
    await close();
    await remove();
  });

  test('never lets stock drop below 0', async () => {
    const { location, remove } = await copyOf(engine);
    const { db, close } = await openDatabase(location);
    await expect(sql`update stock set available = -1`.execute(db)).rejects.toThrow();
    await close();
    await remove();
  });

  test('stores no key for a change that was refused', async () => {
    const { location, remove } = await copyOf(engine);
    const { db, close } = await openDatabase(location);
    const change = { subjectId: crypto.randomUUID(), key: 'key-12345678', call: 'test', request: { a: 1 } };
    await expect(once(db, change, async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await once(db, change, async () => 'done')).toBe('done');
    expect(await once(db, change, async () => 'again')).toBe('done');
    await close();
    await remove();
  });

  test('tells a duplicate key from other failures', async () => {
    const { location, remove } = await copyOf(engine);
    const { db, close } = await openDatabase(location);
    const add = () =>
      db
        .insertInto('coupon')
        .values({ code: 'WELCOME10', promotion_id: 'WELCOME-10', starts_at: null, ends_at: null, use_limit: null })
        .execute();
    await expect(add()).rejects.toSatisfy(isUniqueViolation);
    await close();
    await remove();
  });
});

test('retries conflicting work, but no other failures', async () => {
  let tries = 0;
  const conflict = Object.assign(new Error('conflict'), { code: '40001' });
  const value = await withRetry(async () => {
    tries += 1;
    if (tries < 3) throw conflict;
    return tries;
  });
  expect(value).toBe(3);
  await expect(withRetry(async () => Promise.reject(new Error('other')))).rejects.toThrow('other');
});

test('locks an open folder and releases it on closing', async () => {
  const { location, remove } = await copyOf('pglite');
  const first = await openDatabase(location);
  await expect(openDatabase(location)).rejects.toBeInstanceOf(FolderInUseError);
  await first.close();
  const second = await openDatabase(location);
  await second.close();
  await remove();
});

test('refuses the outer handle inside a transaction instead of deadlocking', async () => {
  const { location, remove } = await copyOf('pglite');
  const { db, close } = await openDatabase(location);
  await expect(transact(db, () => sql`select 1`.execute(db))).rejects.toThrow('outer database handle');
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await close();
  await remove();
});

test('prepares an empty database once when five instances start at the same time', async () => {
  const { location, remove } = await copyOf('postgres');
  const admin = await openDatabase(location);
  await sql`drop schema public cascade`.execute(admin.db);
  await sql`create schema public`.execute(admin.db);
  const brand = await loadBrand();
  const start = async () => {
    const { db, close } = await openDatabase(location);
    await prepare(db, { brand, styles: 161, hasDemoAccounts: true, onProgress: () => {} }).finally(close);
  };
  await Promise.all(Array.from({ length: 5 }, start));
  const { rows } = await sql<{ styles: number; people: number; openings: number }>`
    select (select cast(count(*) as integer) from style where product_type <> 'gift') as styles,
      (select cast(count(*) as integer) from account) as people,
      (select cast(count(*) as integer) from ledger_entry where key = 'opening') as openings`.execute(admin.db);
  expect(rows[0]?.styles).toBe(161);
  expect(rows[0]?.people).toBeGreaterThan(10);
  expect(rows[0]?.openings).toBeGreaterThan(0);
  await admin.close();
  await remove();
});

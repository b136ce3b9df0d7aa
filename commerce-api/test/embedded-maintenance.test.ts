import { sql } from 'kysely';
import { cartWithItem } from 'shared-contracts/calls/cart';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Sellable, type Shop } from './shop.ts';

let shop: Shop;
let item: Sellable;
beforeAll(async () => {
  shop = await openShop('pglite');
  [item] = (await shop.sellable()) as [Sellable];
});
afterAll(() => shop.close());

async function createCarts(count: number): Promise<void> {
  const shopper = await shop.guest();
  for (let made = 0; made < count; made += 1) await shopper.ok(cartWithItem, { body: { items: [item] } });
}

/** How many carts were read one after another since the database started. */
async function cartsScanned(): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(shop.db);
  const { rows } = await sql<{ scanned: number }>`
    select cast(seq_tup_read as integer) as scanned from pg_stat_user_tables where relname = 'cart'`.execute(shop.db);
  return rows[0]?.scanned ?? 0;
}

async function analyzedCarts(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select reltuples as count from pg_class where relname = 'cart'`.execute(
    shop.db,
  );
  return rows[0]?.count ?? 0;
}

test('finds the cart of a new line by its key, however many carts there are', async () => {
  // The schema was analyzed while there were no carts: the plan for the foreign key begins as a scan.
  await createCarts(400);
  shop.service.worker.nudge();
  await expect.poll(analyzedCarts).toBeGreaterThan(300);
  const before = await cartsScanned();
  await createCarts(50);
  expect((await cartsScanned()) - before).toBe(0);
});

test('makes the space of dead rows reusable', async () => {
  await createCarts(100);
  const update = () => sql`update cart set revision = revision + 1`.execute(shop.db);
  await update();
  await sql`select pg_stat_force_next_flush()`.execute(shop.db);
  await update();
  const size = async () =>
    (await sql<{ size: number }>`select cast(pg_relation_size('cart') as integer) as size`.execute(shop.db)).rows[0]
      ?.size;
  const dead = async () =>
    (
      await sql<{
        dead: number;
      }>`select cast(n_dead_tup as integer) as dead from pg_stat_user_tables where relname = 'cart'`.execute(shop.db)
    ).rows[0]?.dead;
  await expect
    .poll(() => {
      shop.service.worker.nudge();
      return dead();
    })
    .toBe(0);
  const before = await size();
  await update();
  expect(await size()).toBe(before);
});

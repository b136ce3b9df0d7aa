import { sql } from 'kysely';
import { postAvailability } from 'shared-contracts/calls/products';
import { getStaffActions } from 'shared-contracts/calls/staff-people';
import { correctStock, findStock, getStock, type Shelf } from 'shared-contracts/calls/staff-stock';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from './databases.ts';
import { cards, openShop, type Sellable, type Shop } from './shop.ts';
import { type StaffCaller, signInStaff } from './staff.ts';
import { report } from './warehouse.ts';

describe.each(engines)('correcting stock on %s', (engine) => {
  let shop: Shop;
  let keeper: StaffCaller;
  let operator: StaffCaller;
  let goods: Sellable;
  beforeAll(async () => {
    shop = await openShop(engine);
    const now = new Date();
    keeper = await signInStaff(shop, 'stig@demo.example', now);
    operator = await signInStaff(shop, 'orla@demo.example', now);
    [goods] = (await shop.sellable(1, 30)) as [Sellable];
  });
  afterAll(() => shop.close());

  const shelves = async (upc = goods.upc) => (await keeper.ok(getStock, { params: { upc } })).shelves;
  const shelfAt = async (locationId = 'W100') => (await shelves()).find((shelf) => shelf.locationId === locationId)!;
  const onShelf = ({ available, held, reserved }: Shelf) => available + held + reserved;
  const correct = (
    { locationId, available, held, reserved }: Shelf,
    counted: number,
    { key = crypto.randomUUID(), upc = goods.upc, reason = 'Counted in the aisle' } = {},
  ) =>
    keeper.call(
      correctStock,
      { params: { upc, locationId }, body: { counted, seen: { available, held, reserved }, reason } },
      { key },
    );
  const isDeliverable = async (qty: number) => {
    const { productId, upc } = goods;
    return (await shop.read(postAvailability, { params: { productId }, body: { upc, qty } })).delivery.available;
  };
  const buy = async (qty: number) => {
    const shopper = await shop.guest();
    const cart = await shop.readyCart(shopper, [{ ...goods, qty }]);
    const { body, error } = await shop.place(shopper, cart, cards.approve);
    return { order: body, error };
  };

  test('finds sizes by UPC, product, style, and part of a name [OPS-07]', async () => {
    const byUpc = await keeper.ok(findStock, { query: { words: goods.upc } });
    expect(byUpc.variants).toMatchObject([{ upc: goods.upc, productId: goods.productId }]);
    const { name, available } = byUpc.variants[0]!;
    expect(available).toBeGreaterThanOrEqual(30);
    for (const words of [goods.productId, goods.productId.slice(0, 8).toLowerCase(), name.slice(1, 8).toUpperCase()]) {
      const found: string[] = [];
      for (let after: string | undefined, page = 0; page < 40; page += 1) {
        const query = { words, ...(after ? { after } : {}) };
        const { variants, next } = await keeper.ok(findStock, { query });
        found.push(...variants.map(({ upc }) => upc));
        after = next;
        if (!next) break;
      }
      expect(found, words).toContain(goods.upc);
      expect(new Set(found).size).toBe(found.length);
    }
    expect((await keeper.ok(findStock, { query: { words: '%' } })).variants).toEqual([]);
    expect((await keeper.call(getStock, { params: { upc: '000000000000' } })).error?.errorId).toBe('API404');
  });

  test('replaces the stock by what was counted, once, on record, and sells by it at once [OPS-07]', async () => {
    const before = await shelfAt();
    expect(await isDeliverable(5)).toBe(true);
    const key = crypto.randomUUID();
    const answers = await Promise.all(
      [key, key].map((each) => correct(before, onShelf(before) - before.available, { key: each })),
    );
    expect(answers.map(({ body }) => body?.available)).toEqual([0, 0]);
    expect(await isDeliverable(1)).toBe(false);
    const empty = await shelfAt();
    expect((await correct(empty, onShelf(empty) + 40)).body).toMatchObject({ available: 40 });
    expect(await isDeliverable(5)).toBe(true);
    const of = `${goods.upc} W100`;
    const actions = (await operator.ok(getStaffActions, { query: {} })).actions.filter((action) => action.of === of);
    expect(actions).toMatchObject([
      { action: 'stock.correct', by: 'stig@demo.example', before: { available: 0 }, after: { available: 40 } },
      { reason: 'Counted in the aisle', before: { available: before.available }, after: { available: 0 } },
    ]);
    const { corrections } = await keeper.ok(getStock, { params: { upc: goods.upc } });
    expect(corrections).toMatchObject([
      { locationId: 'W100', by: 'stig@demo.example' },
      { reason: 'Counted in the aisle' },
    ]);
  });

  test('counts what carts hold and orders have bought as on the shelf until it is packed, and never below it [OPS-07]', async () => {
    const before = await shelfAt();
    const { order } = await buy(2);
    const shopper = await shop.guest();
    await shop.cartWith(shopper, [{ ...goods, qty: 1 }]);
    const sold = await shelfAt();
    expect(sold.reserved).toBe(before.reserved + 2);
    expect(onShelf(sold)).toBe(onShelf(before));
    const least = sold.held + sold.reserved;
    expect((await correct(sold, least - 1)).error).toMatchObject({ errorId: 'INV412', field: 'counted' });
    expect((await correct(sold, least)).body).toMatchObject({ available: 0, reserved: sold.reserved });
    const low = await shelfAt();
    expect((await correct(low, least + 40)).status).toBe(200);
    const { orderNumber, shipments } = order!;
    await report(shop, { orderNumber, shipmentId: shipments[0]!.shipmentId, type: 'shipment.packed' });
    expect((await shelfAt()).reserved).toBe(before.reserved);
  });

  test('refuses a count when the stock has changed since it was read [OPS-07]', async () => {
    const seen = await shelfAt();
    await buy(1);
    const stale = await correct(seen, 500);
    expect(stale.error).toMatchObject({ errorId: 'INV411', additionalInfo: { reserved: seen.reserved + 1 } });
    const now = await shelfAt();
    expect(onShelf(now)).toBe(onShelf(seen));
  });

  test('loses and makes up no unit when shoppers order at the same time [OPS-07]', async () => {
    for (let round = 0; round < 3; round += 1) {
      const seen = await shelfAt();
      const counted = onShelf(seen) + 7;
      const [answer] = await Promise.all([correct(seen, counted), buy(1), buy(2), buy(1)]);
      const after = await shelfAt();
      expect(onShelf(after)).toBe(answer.status === 200 ? counted : onShelf(seen));
      if (answer.status !== 200) expect(answer.error?.errorId).toBe('INV411');
    }
  });

  test('takes a first count at a place that never had the goods, and none at a place that does not exist [OPS-07]', async () => {
    const store = (await shelves()).find(({ kind }) => kind === 'store')!;
    await sql`delete from stock where upc = ${goods.upc} and location_id = ${store.locationId}`.execute(shop.db);
    const none = await shelfAt(store.locationId);
    expect(onShelf(none)).toBe(0);
    expect((await correct(none, 3)).body).toMatchObject({ available: 3 });
    expect((await correct({ ...none, locationId: 'X999' }, 3)).error?.errorId).toBe('API404');
    expect((await correct(none, 3, { upc: '000000000000' })).error?.errorId).toBe('API404');
  });

  test('keeps no correction without its entry in the audit record [OPS-07]', async () => {
    const seen = await shelfAt();
    await sql`alter table staff_action add constraint full_record check (action <> 'stock.correct') not valid`.execute(
      shop.db,
    );
    try {
      expect((await correct(seen, onShelf(seen) + 1)).status).toBe(500);
    } finally {
      await sql`alter table staff_action drop constraint full_record`.execute(shop.db);
    }
    expect(await shelfAt()).toEqual(seen);
  });
});

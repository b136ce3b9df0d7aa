import { sql } from 'kysely';
import {
  addItem,
  applyCoupon,
  cartWithItem,
  createCart,
  getCart,
  setShippingAddress,
} from 'shared-contracts/calls/cart';
import { getSavedForLater } from 'shared-contracts/calls/saved-for-later';
import { getSharedCart, shareCart, stopSharingCarts, takeSharedCart } from 'shared-contracts/calls/shared-cart';
import type { LocaleId } from 'shared-contracts/locale';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweep } from '../src/jobs/sweep.ts';
import { engines } from './databases.ts';
import { agentLoginAs, newConsumer, signInAs, signUpForm } from './people.ts';
import { openShop, type Sellable, type Shop, type Shopper, seattle } from './shop.ts';

describe.each(engines)('carts as links on %s', (engine) => {
  let shop: Shop;
  let jacket: Sellable;
  let boot: Sellable;
  let sharer: Shopper;
  let visitor: Shopper;
  beforeAll(async () => {
    shop = await openShop(engine);
    [jacket, boot] = (await shop.sellable(2, 20)) as [Sellable, Sellable];
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    [sharer, visitor] = [await shop.guest(), await shop.guest()];
    for (const { upc } of [jacket, boot]) await shop.setUnits(upc, 20);
  });

  const share = async (who: Shopper, basketId: string) =>
    (await who.ok(shareCart, { params: { basketId }, body: {} })).token;
  const open = (token: string, locale: LocaleId = 'en-us') =>
    shop.anyone(getSharedCart, { params: { token } }, { locale });
  const take = (who: Shopper, token: string, body: { readonly cartId?: string; readonly replace?: boolean } = {}) =>
    who.call(takeSharedCart, { params: { token }, body });
  const linesOf = async (who: Shopper, basketId: string) =>
    (await who.ok(getCart, { params: { basketId } })).items.map(({ upc, qty }) => [upc, qty]);
  const setPrice = (productId: string, by: number) =>
    sql`update product_price set current = current + ${by}, original = original + ${by} where product_id = ${productId} and market = 'US'`.execute(
      shop.db,
    );

  test('opens for anybody what is in a cart, and nothing about whose it is [BEY-08]', async () => {
    const { upc, productId } = jacket;
    const giftOption = { to: 'Aunt Sigrid', email: 'sigrid@example.org', message: 'Warm wishes from Oslo' };
    const { id } = await sharer.ok(cartWithItem, { body: { items: [{ productId, upc, qty: 2, giftOption }] } });
    await sharer.ok(addItem, { body: { items: [{ cartId: id, ...boot }] } });
    await sharer.ok(setShippingAddress, { params: { basketId: id }, body: { addresses: [seattle] } });
    await sharer.call(applyCoupon, { body: { cartId: id, code: 'TRAIL15' } });
    const token = await share(sharer, id);
    expect(token).toMatch(/^[\w-]{22}$/);
    const { body } = await open(token);
    expect(body?.items).toMatchObject([
      { upc, wanted: 2, available: 2, state: 'available', gift: true },
      { upc: boot.upc, wanted: 1, available: 1, state: 'available', gift: false },
    ]);
    expect(body?.units).toBe(3);
    expect(body?.subtotal).toBe(body!.items.reduce((sum, { available, price = 0 }) => sum + available * price, 0));
    const { rows } = await sql<{ lines: unknown }>`select lines from shared_cart where token = ${token}`.execute(
      shop.db,
    );
    for (const reported of [JSON.stringify(body), JSON.stringify(rows)])
      for (const secret of ['Sigrid', 'sigrid@', 'Oslo', 'TRAIL15', id, sharer.id, seattle.lastName, seattle.city])
        expect(reported).not.toContain(secret);
  });

  test('has one link for the same contents, also when the call is repeated, and another for others [BEY-08]', async () => {
    const basketId = await shop.cartWith(sharer, [jacket]);
    const key = crypto.randomUUID();
    const ask = () =>
      sharer.call(shareCart, { params: { basketId }, body: {} }, { key }).then(({ body }) => body?.token);
    const [first, again] = [await ask(), await ask()];
    expect(again).toBe(first);
    expect(await share(sharer, basketId)).toBe(first);
    await sharer.ok(addItem, { body: { items: [{ cartId: basketId, ...boot }] } });
    expect(await share(sharer, basketId)).not.toBe(first);
    expect((await open(first!)).body?.items).toHaveLength(1);
    expect((await visitor.call(shareCart, { params: { basketId }, body: {} })).error?.errorId).toBe('BSK404');
  });

  test('says what changed: price, stock, market, and goods that are gone [BEY-08]', async () => {
    const token = await share(sharer, await shop.cartWith(sharer, [{ ...jacket, qty: 3 }, boot]));
    const [before] = (await open(token)).body!.items;
    expect(before).not.toHaveProperty('priceThen');
    await setPrice(jacket.productId, -500);
    await shop.setUnits(jacket.upc, 2);
    await shop.setUnits(boot.upc, 0);
    const changed = (await open(token)).body!;
    expect(changed.items).toMatchObject([
      { state: 'fewer', wanted: 3, available: 2, price: before!.price! - 500, priceThen: before!.price },
      { state: 'sold-out', available: 0 },
    ]);
    expect([changed.units, changed.subtotal]).toEqual([2, 2 * (before!.price! - 500)]);
    // Amounts of two currencies are not compared.
    const german = (await open(token, 'de-de')).body!;
    expect(german.currency).toBe('EUR');
    expect(german.items[0]).not.toHaveProperty('priceThen');
    await sql`delete from product_price where product_id = ${boot.productId} and market = 'CA'`.execute(shop.db);
    expect((await open(token, 'en-ca')).body!.items[1]).toMatchObject({ state: 'not-here', available: 0 });
    await sql`update shared_cart set lines = jsonb_set(lines, '{1,upc}', '"9999999999999"') where token = ${token}`.execute(
      shop.db,
    );
    const gone = (await open(token, 'fr-ca')).body!.items[1]!;
    expect(gone).toMatchObject({ state: 'gone', available: 0 });
    expect(gone.name).not.toBe('');
    expect(gone).not.toHaveProperty('price');
    await setPrice(jacket.productId, 500);
  });

  test('announced goods cannot be had before their day [BEY-08]', async () => {
    const token = await share(sharer, await shop.cartWith(sharer, [jacket]));
    const style = jacket.productId.slice(0, 8);
    const publish = (at: Date | null) =>
      sql`update style set publish_at = ${at} where style_id = ${style}`.execute(shop.db);
    const { rows } = await sql<{
      at: Date | null;
    }>`select publish_at as at from style where style_id = ${style}`.execute(shop.db);
    await publish(new Date(Date.now() + 86_400_000));
    expect((await open(token)).body!.items[0]).toMatchObject({ state: 'not-yet', available: 0 });
    expect((await take(visitor, token)).error?.errorId).toBe('INV700');
    await publish(rows[0]!.at);
  });

  test('makes a new cart for a visitor at today’s prices and stock, and tells what is left out [BEY-08]', async () => {
    const token = await share(sharer, await shop.cartWith(sharer, [{ ...jacket, qty: 3 }, boot]));
    await shop.setUnits(jacket.upc, 2);
    await setPrice(jacket.productId, 700);
    await shop.setUnits(boot.upc, 0);
    const key = crypto.randomUUID();
    const once = () => visitor.call(takeSharedCart, { params: { token }, body: {} }, { key });
    const { body } = await once();
    expect(body).toMatchObject({
      added: [{ upc: jacket.upc, qty: 2 }],
      left: [
        { upc: jacket.upc, wanted: 3, added: 2 },
        { upc: boot.upc, wanted: 1, added: 0 },
      ],
      saved: false,
    });
    expect((await once()).body?.id).toBe(body?.id);
    expect(await linesOf(visitor, body!.id)).toEqual([[jacket.upc, 2]]);
    const cart = await visitor.ok(getCart, { params: { basketId: body!.id } });
    expect(cart.items[0]?.price.current).toBe((await open(token)).body?.items[0]?.price);
    expect(cart.items[0]).not.toHaveProperty('giftOption');
    await setPrice(jacket.productId, -700);
  });

  test('joins a cart of one’s own, or takes its place, and loses nothing [BEY-08]', async () => {
    const token = await share(sharer, await shop.cartWith(sharer, [{ ...jacket, qty: 2 }]));
    const own = await shop.cartWith(visitor, [boot, { ...jacket, qty: 1 }]);
    expect((await take(visitor, token, { cartId: own })).body?.saved).toBe(false);
    expect(await linesOf(visitor, own)).toEqual([
      [boot.upc, 1],
      [jacket.upc, 3],
    ]);
    expect((await take(visitor, token, { cartId: own, replace: true })).body?.saved).toBe(true);
    expect(await linesOf(visitor, own)).toEqual([[jacket.upc, 2]]);
    const saved = await visitor.ok(getSavedForLater, {});
    expect(saved.items.map(({ upc, qty }) => [upc, qty]).sort()).toEqual(
      [
        [boot.upc, 1],
        [jacket.upc, 3],
      ].sort(),
    );
    // What cannot be had does not cost the cart that is there.
    await shop.setUnits(jacket.upc, 0);
    const third = await shop.guest();
    const kept = await shop.cartWith(third, [boot]);
    expect((await take(third, token, { cartId: kept, replace: true })).error?.errorId).toBe('INV700');
    expect(await linesOf(third, kept)).toEqual([[boot.upc, 1]]);
    expect((await take(third, token, { cartId: own })).error?.errorId).toBe('BSK404');
  });

  test('ends after its time, or when it is taken back by its maker alone [BEY-08]', async () => {
    const token = await share(sharer, await shop.cartWith(sharer, [jacket]));
    expect(await visitor.ok(stopSharingCarts, { body: {} })).toEqual({ ended: 0 });
    expect((await open(token)).status).toBe(200);
    expect(await sharer.ok(stopSharingCarts, { body: {} })).toEqual({ ended: 1 });
    expect((await open(token)).error?.errorId).toBe('BSK404');
    expect((await take(visitor, token)).error?.errorId).toBe('BSK404');
    const next = await share(sharer, await shop.cartWith(sharer, [jacket]));
    expect(next).not.toBe(token);
    await sql`update shared_cart set expires_at = now() - interval '1 minute' where token = ${next}`.execute(shop.db);
    expect((await open(next)).error?.errorId).toBe('BSK404');
    await sweep(shop.db, new Date());
    expect((await sql`select from shared_cart where token = ${next}`.execute(shop.db)).rows).toEqual([]);
    expect((await open('AAAAAAAAAAAAAAAAAAAAAA')).error?.errorId).toBe('BSK404');
  });

  test('is not made of an empty cart, nor put into a full one [BEY-08]', async () => {
    const { id } = await sharer.ok(createCart, { body: {} });
    expect((await sharer.call(shareCart, { params: { basketId: id }, body: {} })).error?.errorId).toBe('ORD404');
    const token = await share(sharer, await shop.cartWith(sharer, [jacket]));
    const full = await shop.cartWith(visitor, [boot]);
    await sql`
      insert into cart_line (cart_id, line_id, product_id, upc, qty, max_qty, store_id, line_key)
      select ${full}, gen_random_uuid(), ${boot.productId}, ${boot.upc}, 1, 20, '', 'line-' || line
      from generate_series(1, 499) as line`.execute(shop.db);
    expect((await take(visitor, token, { cartId: full })).error).toMatchObject({
      errorId: 'INV408',
      additionalInfo: { maxLines: 500 },
    });
    expect(await linesOf(visitor, full)).toHaveLength(500);
  });

  test('asks callers with an ended session to start a new one [BEY-08]', async () => {
    const basketId = await shop.cartWith(sharer, [jacket]);
    const token = await share(sharer, basketId);
    await shop.db.updateTable('session').set({ revoked_at: new Date() }).where('subject_id', '=', sharer.id).execute();
    const answers = [
      sharer.call(shareCart, { params: { basketId }, body: {} }),
      sharer.call(stopSharingCarts, { body: {} }),
      take(sharer, token),
    ];
    for (const { error } of await Promise.all(answers)) expect(error?.errorId).toBe('AUT498');
    expect((await open(token)).status).toBe(200);
  });

  test('can be taken back after signing in [BEY-08]', async () => {
    const { email } = await newConsumer(shop, signUpForm());
    const basketId = await shop.cartWith(sharer, [jacket]);
    const token = await share(sharer, basketId);
    const signedIn = await signInAs(shop, email, { guest: sharer, objects: { basketId } });
    expect(await signedIn.ok(stopSharingCarts, { body: {} })).toEqual({ ended: 1 });
    expect((await open(token)).error?.errorId).toBe('BSK404');
  });

  test('can be taken back after signing in where the account has shared the same [BEY-08]', async () => {
    const consumer = await newConsumer(shop, signUpForm());
    const own = await share(consumer, await shop.cartWith(consumer, [jacket]));
    const token = await share(sharer, await shop.cartWith(sharer, [jacket]));
    const signedIn = await signInAs(shop, consumer.email, { guest: sharer, objects: {} });
    for (const link of [own, token]) expect((await open(link)).status).toBe(200);
    expect(await signedIn.ok(stopSharingCarts, { body: {} })).toEqual({ ended: 2 });
    for (const link of [own, token]) expect((await open(link)).error?.errorId).toBe('BSK404');
  });

  test('tells neither an employee’s prices nor an associate’s adjustments, and draws a code at a till [BEY-08]', async () => {
    const employee = await agentLoginAs(shop, 'emil@demo.example');
    const shown = (await open(await share(sharer, await shop.cartWith(sharer, [jacket])))).body!;
    const token = await share(employee, await shop.cartWith(employee, [jacket]));
    expect((await open(token)).body).toMatchObject({
      subtotal: shown.subtotal,
      items: [{ price: shown.items[0]!.price }],
    });
    expect(
      (await employee.ok(shareCart, { params: { basketId: await shop.cartWith(employee, [jacket]) }, body: {} })).qr,
    ).toBeUndefined();
    const associate = await agentLoginAs(shop, 'emil@demo.example', { storeId: 'US01', storeEmployeeId: 'E101' });
    const till = await shop.cartWith(associate, [jacket]);
    const link = await associate.ok(shareCart, { params: { basketId: till }, body: {} });
    expect(link.qr?.size).toBeGreaterThan(20);
    expect(link.qr?.path).toMatch(/^M\d+ \d+h1v1h-1z/);
    // An associate has no list to save on: the lines go.
    expect((await take(associate, token, { cartId: till, replace: true })).body).toMatchObject({ saved: false });
    expect(await linesOf(associate, till)).toEqual([[jacket.upc, 1]]);
  });
});

test.each(engines)('links to carts are limited for each session on %s [BEY-08]', async (engine) => {
  const shop = await openShop(engine, { rateLimits: true });
  try {
    const shopper = await shop.guest();
    const [goods] = (await shop.sellable(1, 20)) as [Sellable];
    const basketId = await shop.cartWith(shopper, [goods]);
    const ask = () => shopper.call(shareCart, { params: { basketId }, body: {} });
    for (let link = 0; link < 20; link += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).error?.errorId).toBe('API429');
  } finally {
    await shop.close();
  }
});

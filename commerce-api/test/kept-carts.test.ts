import { gunzipSync } from 'node:zlib';
import { applyCoupon, getCart, updateItem } from 'shared-contracts/calls/cart';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { engines } from './databases.ts';
import { openShop, type Sellable, type Shop } from './shop.ts';

describe.each(engines)('cached carts on %s', (engine) => {
  let shop: Shop;
  let goods: readonly Sellable[];
  beforeAll(async () => {
    shop = await openShop(engine, { cacheCarts: true });
    goods = await shop.sellable(40, 5);
  });
  afterAll(() => shop.close());
  afterEach(() => vi.useRealTimers());

  const later = (milliseconds: number): void => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });
  };

  test('shows the shopper’s changes on the next read', async () => {
    const shopper = await shop.guest();
    const params = { basketId: await shop.cartWith(shopper, [goods[0]!]) };
    const [before] = (await shopper.ok(getCart, { params })).items;
    const body = { cartId: params.basketId, itemId: before!.id, qty: 3 };
    await shopper.ok(updateItem, { params, body });
    expect((await shopper.ok(getCart, { params })).items[0]?.qty).toBe(3);
    await shopper.ok(applyCoupon, { body: { cartId: params.basketId, code: 'WELCOME10' } });
    expect((await shopper.ok(getCart, { params })).couponItems).toHaveLength(1);
  });

  test('shows other shoppers’ purchases shortly afterwards', async () => {
    const shopper = await shop.guest();
    const params = { basketId: await shop.cartWith(shopper, [goods[1]!]) };
    const first = await shopper.ok(getCart, { params });
    expect(first.items[0]?.available).toBeGreaterThan(0);
    later(2100);
    expect(await shopper.ok(getCart, { params })).toEqual(first);
    await shop.setUnits(goods[1]!.upc, 0);
    later(2100);
    expect((await shopper.ok(getCart, { params })).items[0]?.available).toBe(0);
  });

  test('caches per language and only for the owner', async () => {
    const [shopper, other] = [await shop.guest(), await shop.guest()];
    const params = { basketId: await shop.cartWith(shopper, [goods[2]!]) };
    const english = await shopper.ok(getCart, { params }, { locale: 'en-us' });
    const german = await shopper.ok(getCart, { params }, { locale: 'de-de' });
    expect([english.currency, german.currency]).toEqual(['USD', 'EUR']);
    expect(await shopper.ok(getCart, { params }, { locale: 'en-us' })).toEqual(english);
    expect((await other.call(getCart, { params })).error?.errorId).toBe('BSK404');
  });

  test('compresses a long cart from the second read, for clients that accept it', async () => {
    const shopper = await shop.guest();
    const params = { basketId: await shop.cartWith(shopper, goods.slice(3)) };
    const plain = await shopper.ok(getCart, { params });
    const headers = { authorization: shopper.authorization, 'accept-encoding': 'br, gzip' };
    const response = await shop.inject(getCart, { params }, headers);
    expect(response.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(JSON.parse(gunzipSync(response.rawPayload).toString('utf8'))).toEqual(plain);
    expect(await shopper.ok(getCart, { params })).toEqual(plain);
  });
});

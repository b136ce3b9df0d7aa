import {
  addItem,
  getCart,
  getShippingMethods,
  prepareOrder,
  removeBillingAddress,
  removeItem,
  removeShippingAddress,
  reserveWithItem,
  setBillingAddress,
  setShippingAddress,
  setShippingMethod,
  updateItem,
} from 'shared-contracts/calls/cart';
import type { Address } from 'shared-contracts/calls/cart-entities';
import { postAvailability } from 'shared-contracts/calls/products';
import { findCollectionPoints } from 'shared-contracts/calls/stores';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { releaseExpired } from '../src/inventory/holds.ts';
import { engines } from './databases.ts';
import { cards, openShop, type Sellable, type Shop, type Shopper, seattle } from './shop.ts';

const later = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);

describe.each(engines)('cart delivery on %s', (engine) => {
  let shop: Shop;
  let shopper: Shopper;
  let goods: Sellable;
  beforeAll(async () => {
    shop = await openShop(engine);
    const [first] = await shop.sellable(1, 20);
    goods = first!;
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    shopper = await shop.guest();
    // Releases the previous test's hold first.
    await releaseExpired(shop.db, later(60));
    await Promise.all([
      shop.setUnits(goods.upc, 20),
      shop.setUnits(goods.upc, 5, 'US01'),
      shop.setUnits(goods.upc, 0, 'US02'),
    ]);
  });

  const read = (basketId: string, query: object = {}) => shopper.ok(getCart, { params: { basketId }, query });
  const choose = (cartId: string, code: 'standard' | 'express' | 'pudo' | 'pickup' | 'sts', shippingId = 'me') =>
    shopper.call(setShippingMethod, { body: { cartId, code, shippingId } });
  const setAddress = (basketId: string, address: Partial<Address>, query: object = {}) =>
    shopper.call(setShippingAddress, {
      params: { basketId },
      query,
      body: { addresses: [{ ...seattle, ...address }] },
    });

  test('returns the methods of a group, and an error for an unknown group [CART-21]', async () => {
    const basketId = await shop.cartWith(shopper, [goods]);
    const group = await shopper.ok(getShippingMethods, { params: { basketId, shippingId: 'me' } });
    expect(group.applicableShippingMethods.map(({ code }) => code)).toEqual(['standard', 'express', 'pudo']);
    expect(
      (await shopper.call(getShippingMethods, { params: { basketId, shippingId: 'customs' } })).error?.errorId,
    ).toBe('SHP404');
    const stranger = await shop.guest();
    expect((await stranger.call(getShippingMethods, { params: { basketId, shippingId: 'me' } })).error?.errorId).toBe(
      'BSK404',
    );
  });

  test('promises free delivery for what is sent, not for what is picked up', async () => {
    const reported = async (line: object) => {
      const { promoSummary } = await read(await shop.cartWith(shopper, [{ ...goods, ...line }]));
      return promoSummary.map(({ level }) => level);
    };
    expect(await reported({})).toContain('SHIPPING');
    expect(await reported({ storeId: 'US01' })).not.toContain('SHIPPING');
  });

  test('says what choosing each method costs, whichever is chosen', async () => {
    const basketId = await shop.cartWith(shopper, [{ ...goods, qty: 3 }]);
    const offered = async () =>
      (await shopper.ok(getShippingMethods, { params: { basketId, shippingId: 'me' } })).applicableShippingMethods.map(
        ({ code, price }) => ({ code, cost: price.finalAmount }),
      );
    const before = await offered();
    expect(before).toContainEqual({ code: 'standard', cost: 0 });
    for (const { code, cost } of before) {
      await choose(basketId, code as 'standard');
      expect([code, (await read(basketId)).totals.shipping]).toEqual([code, cost]);
      expect(await offered()).toEqual(before);
    }
  });

  test('sends what is made to order by express on request, except where that goes nowhere [CART-21]', async () => {
    const custom = await shop.db
      .selectFrom('variant')
      .innerJoin('style', 'style.style_id', 'variant.style_id')
      .select(['variant.product_id as productId', 'variant.upc'])
      .where('product_type', '=', 'custom')
      .executeTakeFirstOrThrow();
    const basketId = await shop.cartWith(shopper, [custom]);
    const group = await shopper.ok(getShippingMethods, { params: { basketId, shippingId: 'customs' } });
    expect(group.applicableShippingMethods.map(({ id, price }) => [id, price.finalAmount])).toEqual([
      ['customs', 0],
      ['customs-express', 1800],
    ]);
    const chosen = { cartId: basketId, shippingId: 'customs', code: 'express', methodId: 'customs-express' } as const;
    expect((await shopper.call(setShippingMethod, { body: chosen })).status).toBe(200);
    expect(await read(basketId)).toMatchObject({ totals: { shipping: 1800 }, items: [{ deliveryOrder: 13 }] });
    await setAddress(basketId, { stateCode: 'AK', city: 'Juneau', postalCode: '99801' });
    expect((await read(basketId)).totals.shipping).toBe(0);
  });

  test('switches a store group between pickup and ship-to-store, each in its own group [CART-22]', async () => {
    const basketId = await shop.cartWith(shopper, [{ ...goods, qty: 2, storeId: 'US01' }]);
    expect((await choose(basketId, 'sts', 'US01')).status).toBe(200);
    const sent = await read(basketId);
    expect(sent.shippingMethods).toMatchObject([
      { shippingId: 'US01-sts', code: 'sts', storeId: 'US01', storeName: 'Tarnfell Portland' },
    ]);
    expect(sent.items[0]).toMatchObject({
      shippingId: 'US01-sts',
      selectedShippingOption: 'sts',
      deliveryOrder: 3,
      available: 20,
    });
    expect((await choose(basketId, 'pickup', 'US01-sts')).status).toBe(200);
    expect((await read(basketId)).items[0]).toMatchObject({ shippingId: 'US01', deliveryOrder: 0, available: 5 });
    await shop.setUnits(goods.upc, 1);
    expect((await choose(basketId, 'sts', 'US01')).error?.errorId).toBe('SHP404');
  });

  test('sends goods to a store that has too few of them, when they are put into the cart for it [CART-22]', async () => {
    const collected = async (line: object) => await read(await shop.cartWith(shopper, [{ ...goods, ...line }]));
    expect((await collected({ qty: 5, storeId: 'US01' })).shippingMethods).toMatchObject([{ code: 'pickup' }]);
    const cart = await collected({ qty: 6, storeId: 'US01' });
    expect(cart.shippingMethods).toMatchObject([
      { shippingId: 'US01-sts', code: 'sts', storeName: 'Tarnfell Portland' },
    ]);
    expect(cart.items[0]).toMatchObject({ qty: 6, available: 20 });
    // More of the same goes the same way, as far as the warehouse reaches.
    await shopper.ok(addItem, { body: { items: [{ ...goods, cartId: cart.basketId, qty: 14, storeId: 'US01' }] } });
    expect((await read(cart.basketId)).items).toMatchObject([{ qty: 20, shippingId: 'US01-sts' }]);
    const more = { body: { items: [{ ...goods, cartId: cart.basketId, storeId: 'US01' }] } };
    expect((await shopper.call(addItem, more)).error?.errorId).toBe('INV408');
  });

  test('sends a line to a store that has none of it, and home again', async () => {
    const basketId = await shop.cartWith(shopper, [goods]);
    const [line] = (await read(basketId)).items;
    const move = (storeId: string) =>
      shopper.call(updateItem, { params: { basketId }, body: { cartId: basketId, itemId: line!.id, storeId } });
    expect((await move('US02')).status).toBe(200);
    expect((await read(basketId)).shippingMethods).toMatchObject([{ shippingId: 'US02-sts', code: 'sts' }]);
    expect((await move('')).status).toBe(200);
    expect((await read(basketId)).shippingMethods).toMatchObject([{ shippingId: 'me' }]);
    // No parcels there; and nothing is left to send.
    await shop.setUnits(goods.upc, 0, 'US04');
    expect((await move('US04')).error?.errorId).toBe('INV407');
    await shop.setUnits(goods.upc, 0);
    expect((await move('US02')).error?.errorId).toBe('INV407');
  });

  test('says when a parcel is at a store, except where none goes [CART-22]', async () => {
    const sentTo = async (qty: number) => {
      const { productId, upc } = goods;
      const { stores } = await shop.read(postAvailability, { params: { productId }, body: { upc, qty } });
      return stores.filter(({ sent }) => sent && sent.from <= sent.to).map(({ storeId }) => storeId);
    };
    expect(await sentTo(20)).toEqual(['US01', 'US02', 'US03']);
    expect(await sentTo(21)).toEqual([]);
  });

  test('ships goods to the store when they sell out there, and tells the shopper [CART-12]', async () => {
    const basketId = await shop.cartWith(shopper, [{ ...goods, qty: 2, storeId: 'US01' }]);
    await setAddress(basketId, {});
    await shop.setUnits(goods.upc, 1, 'US01');
    expect((await read(basketId)).items[0]?.shippingId).toBe('US01');
    const { flash } = await shopper.ok(prepareOrder, { body: { basketId } });
    expect(flash).toMatchObject([{ code: 'PickupToStsTransition' }]);
    expect((await read(basketId)).items[0]?.shippingId).toBe('US01-sts');
    expect((await shopper.ok(prepareOrder, { body: { basketId } })).flash).toEqual([]);
  });

  test.each([
    ['PickupToSthTransition', { storeId: 'US04' }, { US04: 0 }, 'me'],
    ['STHToPickupTransition', {}, { W100: 0 }, 'US01'],
  ] as const)(
    '%s changes the line when the page asks for a patch [CART-12]',
    async (code, place, units, shippingId) => {
      await shop.setUnits(goods.upc, 5, 'US04');
      const basketId = await shop.cartWith(shopper, [{ ...goods, qty: 2, ...place }]);
      for (const [location, available] of Object.entries(units)) await shop.setUnits(goods.upc, available, location);
      const untouched = await read(basketId, { favStoreId: 'US01' });
      expect(untouched.flash).toEqual([]);
      const patched = await read(basketId, { favStoreId: 'US01', isPatchRequired: 'true' });
      expect(patched.flash).toMatchObject([{ code, itemId: patched.items[0]?.id }]);
      expect(patched.items[0]?.shippingId).toBe(shippingId);
      expect(patched.revision).toBeGreaterThan(untouched.revision);
    },
  );

  test('switches ship-to-store goods to pickup when only the store has them', async () => {
    const basketId = await shop.cartWith(shopper, [{ ...goods, qty: 2, storeId: 'US01' }]);
    await choose(basketId, 'sts', 'US01');
    await shop.setUnits(goods.upc, 0);
    expect((await read(basketId, { isPatchRequired: 'true' })).flash).toMatchObject([
      { code: 'StsToPickupTransition' },
    ]);
  });

  test('replaces express where it is not available', async () => {
    const basketId = await shop.cartWith(shopper, [goods]);
    await choose(basketId, 'express');
    await setAddress(basketId, { city: 'Juneau', stateCode: 'AK', postalCode: '99801' });
    expect((await read(basketId)).flash).toMatchObject([
      { code: 'OrderShippingMethodDowngraded', details: { shippingId: 'me', from: 'express', to: 'standard' } },
    ]);
    await read(basketId, { isPatchRequired: 'true' });
    expect((await read(basketId)).flash).toEqual([]);
  });

  test('caps a quantity at its maximum', async () => {
    const basketId = await shop.cartWith(shopper, [{ ...goods, qty: 3 }]);
    await shop.db.updateTable('cart_line').set({ max_qty: 2 }).where('cart_id', '=', basketId).execute();
    expect((await read(basketId)).items[0]?.customerNotifications).toMatchObject([{ code: 'ProductItemMaxQuantity' }]);
    const patched = await read(basketId, { isPatchRequired: 'true' });
    expect(patched.items[0]?.qty).toBe(2);
    expect(patched.flash).toMatchObject([{ code: 'ProductItemMaxQuantity', details: { maxQty: 2 } }]);
  });

  test('requires a collection point when that method is chosen, and delivers there', async () => {
    const basketId = await shop.cartWith(shopper, [goods]);
    await setAddress(basketId, {});
    await choose(basketId, 'pudo');
    expect((await shopper.call(prepareOrder, { body: { basketId } })).error).toMatchObject({
      errorId: 'CHK320',
      additionalInfo: { shipmentId: 'me', flash: 'InvalidShippingAddress' },
    });
    expect((await setAddress(basketId, { city: 'Portland' }, { context: 'COLLECTION' })).error?.errorId).toBe('PYT406');
    expect((await read(basketId)).shippingMethods[0]?.collectionPoint).toBeUndefined();
    const [point] = (await shop.anyone(findCollectionPoints, { body: { postalCode: '97205' } })).body!.collectionPoints;
    const { collectionPointId, name, addressLine1, city, postalCode, province, country } = point!;
    const at = { storeId: collectionPointId, storeName: name, addressLine1, city, postalCode, province: province! };
    // The point lies in another state than the shopper.
    const { stateCode: _, ...who } = seattle;
    const addresses = [{ ...who, ...at }];
    await shopper.ok(setShippingAddress, {
      params: { basketId },
      query: { context: 'COLLECTION' },
      body: { addresses },
    });
    const cart = await read(basketId);
    expect(cart.totals.taxLines).toEqual([]);
    expect(cart.shippingMethods[0]?.collectionPoint).toEqual({
      collectionPointId,
      name,
      addressLine1,
      city,
      postalCode,
      province,
      country,
    });
    await shopper.ok(setBillingAddress, { params: { basketId }, body: { address: seattle } });
    const order = (await shop.place(shopper, cart, cards.approve)).body!;
    expect(order.shipments[0]?.address).toMatchObject({ ...at, stateCode: 'OR' });
    expect(order.shipments[0]?.storeName).toBeUndefined();
  });

  test('accepts a wallet address with only the locality, but requires a full one to order', async () => {
    const basketId = await shop.cartWith(shopper, [goods]);
    const redacted = { firstName: '', lastName: '', addressLine1: '', phone: '', email: '' };
    expect((await setAddress(basketId, redacted)).error?.errorId).toBe('PYT406');
    expect((await setAddress(basketId, redacted, { context: 'APPLE_PAY_EXPRESS' })).status).toBe(200);
    expect((await read(basketId)).totals.tax).toBeGreaterThan(0);
    expect((await shopper.call(prepareOrder, { body: { basketId } })).error?.errorId).toBe('PYT406');
    expect(
      (await setAddress(basketId, { ...redacted, country: 'DE' }, { context: 'PAYPAL_EXPRESS' })).error?.errorId,
    ).toBe('PAY401');
  });

  test.each([
    ['a post office box', { addressLine1: 'PO Box 12' }, 'SHP500'],
    ['no phone', { phone: '' }, 'SHP410'],
    ['no street', { addressLine1: '' }, 'PYT406'],
    ['another country', { country: 'DE' }, 'PAY401'],
    ['a state without sales tax and a postal code in New York', { stateCode: 'OR', postalCode: '10001' }, 'CHK320'],
  ] as const)('%s is refused', async (_, address, errorId) => {
    const basketId = await shop.cartWith(shopper, [goods]);
    expect((await setAddress(basketId, address)).error?.errorId).toBe(errorId);
  });

  test('removes addresses', async () => {
    const basketId = await shop.cartWith(shopper, [goods]);
    await setAddress(basketId, {});
    await setAddress(basketId, { shippingId: 'customs' });
    const drop = (body: object) => shopper.call(removeShippingAddress, { params: { basketId }, body });
    expect((await drop({ addresses: [{ shippingId: 'customs' }] })).status).toBe(200);
    expect((await drop({ addresses: [{ shippingId: 'customs' }] })).error?.errorId).toBe('PYT405');
    expect((await read(basketId)).shippingAddress).toBeDefined();
    expect((await drop({})).status).toBe(200);
    expect((await read(basketId)).shippingAddress).toBeUndefined();
    const unbill = () => shopper.call(removeBillingAddress, { params: { basketId }, body: {} });
    expect((await unbill()).error?.errorId).toBe('BIL400');
    await shopper.ok(setBillingAddress, { params: { basketId }, body: { address: seattle } });
    expect((await unbill()).status).toBe(200);
  });

  test('computes no tax and places no order for an unknown state [CHK-24]', async () => {
    const basketId = await shop.cartWith(shopper, [goods]);
    await setAddress(basketId, {});
    await shop.db
      .updateTable('cart')
      .set({ shipping_address: JSON.stringify({ ...seattle, stateCode: undefined }) as never })
      .where('cart_id', '=', basketId)
      .execute();
    expect((await read(basketId)).totals.tax).toBeUndefined();
  });

  test('reserves held stock and returns it at expiry [CART-28]', async () => {
    const { id, reservedUntil } = await shopper.ok(reserveWithItem, { body: { items: [{ ...goods, qty: 3 }] } });
    expect(await shop.unitsOf(goods.upc)).toBe(17);
    expect(await read(id)).toMatchObject({ reservedUntil, items: [{ available: 20 }] });
    expect(await releaseExpired(shop.db, later(14))).toBe(0);
    expect(await releaseExpired(shop.db, later(16))).toBe(1);
    expect(await releaseExpired(shop.db, later(16))).toBe(0);
    expect(await shop.unitsOf(goods.upc)).toBe(20);
    expect(await read(id)).not.toHaveProperty('reservedUntil');
  });

  test('counts a repeated hold once, and releases units that leave the cart immediately', async () => {
    const { id } = await shopper.ok(reserveWithItem, { body: { items: [{ ...goods, qty: 3 }] } });
    await shopper.ok(reserveWithItem, { body: { cartId: id } });
    expect(await shop.unitsOf(goods.upc)).toBe(17);
    const itemId = (await read(id)).items[0]!.id;
    await shopper.ok(updateItem, { params: { basketId: id }, body: { cartId: id, itemId, qty: 1 } });
    expect(await shop.unitsOf(goods.upc)).toBe(19);
    await shopper.ok(removeItem, { body: { cartId: id, itemId } });
    expect(await shop.unitsOf(goods.upc)).toBe(20);
    expect((await shopper.call(reserveWithItem, { body: { cartId: id } })).error?.errorId).toBe('INV406');
  });

  test('refuses to hold missing units or all of the stock', async () => {
    await shop.setUnits(goods.upc, 20);
    const { id } = await shopper.ok(reserveWithItem, { body: { items: [{ ...goods, qty: 15 }] } });
    expect(await shop.unitsOf(goods.upc)).toBe(10);
    expect(
      (await (await shop.guest()).call(reserveWithItem, { body: { items: [{ ...goods, qty: 11 }] } })).error?.errorId,
    ).toBe('INV408');
    expect((await shopper.ok(addItem, { body: { items: [{ ...goods, cartId: id, qty: 5 }] } })).itemId).toBeDefined();
  });

  test('grants concurrent holds for the last units to as many carts as there are units', async () => {
    await shop.setUnits(goods.upc, 5);
    const guests = await Promise.all(Array.from({ length: 12 }, () => shop.guest()));
    const carts = await Promise.all(guests.map((guest) => shop.cartWith(guest, [goods])));
    const outcomes = await Promise.all(
      guests.map((guest, index) => guest.call(reserveWithItem, { body: { cartId: carts[index]! } })),
    );
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(await shop.unitsOf(goods.upc)).toBe(0);
    // All holds expire at the same time, and several instances release them.
    const released = await Promise.all(Array.from({ length: 4 }, () => releaseExpired(shop.db, later(20))));
    expect(released.reduce((sum, count) => sum + count, 0)).toBe(5);
    expect(await shop.unitsOf(goods.upc)).toBe(5);
  });

  test('consumes the cart’s hold when it is ordered', async () => {
    await shop.setUnits(goods.upc, 2);
    const cart = await shop.readyCart(shopper, [{ ...goods, qty: 2 }]);
    await shopper.ok(reserveWithItem, { body: { cartId: cart.basketId } });
    expect(await shop.unitsOf(goods.upc)).toBe(0);
    const outcome = await shop.place(shopper, cart, '4111111111111111');
    expect(outcome.status).toBe(200);
    expect(await releaseExpired(shop.db, later(60))).toBe(0);
    expect(await shop.unitsOf(goods.upc)).toBe(0);
  });
});

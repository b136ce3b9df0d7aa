import {
  addItem,
  applyCoupon,
  cartWithItem,
  getCart,
  prepareOrder,
  setShippingAddress,
  updateItem,
} from 'shared-contracts/calls/cart';
import { placeOrder } from 'shared-contracts/calls/checkout';
import { getProductDetails, postAvailability } from 'shared-contracts/calls/products';
import { getSavedForLater, saveForLater } from 'shared-contracts/calls/saved-for-later';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Designs } from '../src/database/designs.ts';
import { json } from '../src/database/json.ts';
import { engines } from './databases.ts';
import { newConsumer } from './people.ts';
import { openShop, type Sellable, type Shop, type Shopper, seattle } from './shop.ts';

describe.each(engines)('cart states on %s', (engine) => {
  let shop: Shop;
  let shopper: Shopper;
  let goods: Sellable;
  let other: Sellable;
  let custom: Sellable;
  beforeAll(async () => {
    shop = await openShop(engine);
    [goods, other] = (await shop.sellable(2, 20)) as [Sellable, Sellable];
    custom = await shop.db
      .selectFrom('variant')
      .innerJoin('style', 'style.style_id', 'variant.style_id')
      .select(['variant.product_id as productId', 'variant.upc'])
      .where('product_type', '=', 'custom')
      .executeTakeFirstOrThrow();
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    shopper = await shop.guest();
    await Promise.all([shop.setUnits(goods.upc, 20), shop.setUnits(other.upc, 20)]);
    await Promise.all([shop.setUnits(goods.upc, 5, 'US01'), shop.setUnits(goods.upc, 5, 'US04')]);
    await setPrice(goods, 8000);
  });

  const read = (basketId: string, query: object = {}) => shopper.ok(getCart, { params: { basketId }, query });
  const prepare = async (basketId: string) => (await shopper.call(prepareOrder, { body: { basketId } })).error;
  const add = async (item: object) => (await shopper.call(cartWithItem, { body: { items: [item as Sellable] } })).error;
  const setPrice = ({ productId }: Sellable, current: number) =>
    shop.db
      .updateTable('product_price')
      .set({ current, original: current, historic_best: null })
      .where('product_id', '=', productId)
      .where('market', '=', 'US')
      .execute();
  const change = async (basketId: string, body: object) => {
    const itemId = (await read(basketId)).items[0]!.id;
    return shopper.call(updateItem, { params: { basketId }, body: { cartId: basketId, itemId, ...body } });
  };
  const setStore = (basketId: string, store_id: string, service: '' | 'sts') =>
    shop.db.updateTable('cart_line').set({ store_id, service }).where('cart_id', '=', basketId).execute();
  const send = (basketId: string) =>
    shopper.ok(setShippingAddress, { params: { basketId }, body: { addresses: [seattle] } });

  test('refuses to add goods without a price or stock record', async () => {
    const [third] = (await shop.sellable(5, 20)).slice(-1) as [Sellable];
    await shop.db.deleteFrom('stock').where('upc', '=', third.upc).where('location_id', '=', 'W100').execute();
    expect((await add(third))?.errorId).toBe('INV701');
    await shop.db.deleteFrom('product_price').where('product_id', '=', third.productId).execute();
    expect((await add(third))?.errorId).toBe('INV702');
  });

  test('reports goods that lost their price or are no longer sold, and refuses the order [CART-10] [CART-27]', async () => {
    const basketId = await shop.cartWith(shopper, [other]);
    await send(basketId);
    const price = await shop.db
      .selectFrom('product_price')
      .selectAll()
      .where('product_id', '=', other.productId)
      .where('market', '=', 'US')
      .executeTakeFirstOrThrow();
    const notified = async () => (await read(basketId)).items[0]?.customerNotifications.map(({ code }) => code);
    await shop.db
      .deleteFrom('product_price')
      .where('product_id', '=', other.productId)
      .where('market', '=', 'US')
      .execute();
    expect(await notified()).toEqual(['ProductItemNotAvailable']);
    expect((await prepare(basketId))?.errorId).toBe('INV702');
    await shop.db.insertInto('product_price').values(price).execute();
    const { style_id } = await shop.db
      .selectFrom('variant')
      .select('style_id')
      .where('upc', '=', other.upc)
      .executeTakeFirstOrThrow();
    const publish = (publish_at: Date | null) =>
      shop.db.updateTable('style').set({ publish_at }).where('style_id', '=', style_id).execute();
    await publish(new Date(Date.now() + 86_400_000));
    expect(await notified()).toEqual(['ProductItemNotAvailable']);
    expect(await prepare(basketId)).toMatchObject({ errorId: 'ORD430' });
    await publish(null);
    expect(await notified()).toEqual([]);
  });

  test('sells presale goods to who is signed in, with the day that they come, and refuses guests [CAT-02]', async () => {
    const { productId, upc, day } = await shop.db
      .selectFrom('style')
      .innerJoin('variant', 'variant.style_id', 'style.style_id')
      .select(['variant.product_id as productId', 'variant.upc', 'style.publish_at as day'])
      .where('presale', '=', true)
      .orderBy('variant.upc')
      .executeTakeFirstOrThrow();
    const item = { productId, upc, qty: 1 };
    const refused = (await shopper.call(cartWithItem, { body: { items: [item] } })).error;
    expect(refused).toMatchObject({ errorId: 'INV405', message: expect.stringContaining('Sign in') });
    const consumer = await newConsumer(shop);
    const basketId = await shop.cartWith(consumer, [item]);
    const cart = await consumer.ok(getCart, { params: { basketId } });
    expect(cart.items[0]).toMatchObject({ upc, available: expect.any(Number) });
    const from = cart.shippingMethods[0]?.applicableShippingMethods[0]?.deliveryFrom ?? '';
    const ships = day?.toISOString().slice(0, 10) ?? '';
    expect(from > ships).toBe(true);
    expect(cart.shippingMethods[0]).not.toHaveProperty('note');
    await consumer.ok(addItem, { body: { items: [{ ...goods, qty: 1, cartId: basketId }] } });
    const { shippingMethods } = await consumer.ok(getCart, { params: { basketId } });
    expect(shippingMethods[0]?.note).toMatch(/^Sent together from /);
    // Nobody collects what no store has yet.
    const { error } = await consumer.call(addItem, {
      body: { items: [{ ...item, cartId: basketId, storeId: 'US01' }] },
    });
    expect(error).toMatchObject({ errorId: 'INV407' });
    const details = await shop.read(getProductDetails, { params: { productId } });
    expect(details).toMatchObject({ presale: true, publishDate: ships, badge: { kind: 'presale' } });
    expect(details.badge?.label).toMatch(/^Presale · [A-Z][a-z]{2} \d/);
    expect(details.variants.find((one) => one.upc === upc)?.productInventoryState).toBe('IN_STOCK');
    const { delivery } = await shop
      .anyone(postAvailability, { params: { productId }, body: { upc, qty: 1 } })
      .then(({ body }) => body!);
    expect(delivery).toMatchObject({ available: true, from });
  });

  test('refuses to change the quantity of a sold-out line', async () => {
    const basketId = await shop.cartWith(shopper, [{ ...goods, qty: 2 }]);
    await shop.setUnits(goods.upc, 0);
    expect((await change(basketId, { qty: 1 })).error).toMatchObject({ errorId: 'INV409' });
  });

  test('refuses gift text for made-to-order goods, and removal of a missing one [CART-18]', async () => {
    const giftOption = { to: 'Ines', message: 'For the hills' };
    expect((await add({ ...custom, giftOption }))?.errorId).toBe('GFS800');
    const basketId = await shop.cartWith(shopper, [goods]);
    expect((await change(basketId, { giftOption: null })).error?.errorId).toBe('GFO404');
    expect((await change(basketId, { giftOption })).status).toBe(200);
    expect((await read(basketId)).items[0]?.giftOption).toMatchObject(giftOption);
    expect((await change(basketId, { giftOption: null })).status).toBe(200);
    expect((await read(basketId)).items[0]).not.toHaveProperty('giftOption');
  });

  test('reports a design that falls back to the basic one, but not a selected one [CART-20]', async () => {
    const basketId = await shop.cartWith(shopper, [custom]);
    await shopper.ok(addItem, { body: { items: [{ ...custom, cartId: basketId, recipeId: 'R-6A2-0D2' }] } });
    const { items, shippingMethods } = await read(basketId);
    expect(items.map(({ customerNotifications }) => customerNotifications.map(({ code }) => code))).toEqual([
      ['ProductItemRequired'],
      [],
    ]);
    expect(shippingMethods).toMatchObject([{ shippingId: 'customs', code: 'customs' }]);
  });

  test('reports a design that is no longer offered', async () => {
    const items = [{ ...custom, recipeId: 'R-6A2-0D2' }];
    const basketId = (await shopper.ok(cartWithItem, { body: { items } })).id;
    const styleId = custom.productId.slice(0, 8);
    const setDesigns = (designs: Designs | null) =>
      shop.db
        .updateTable('style')
        .set({ designs: designs && JSON.stringify(designs) })
        .where('style_id', '=', styleId)
        .execute();
    const style = shop.db.selectFrom('style').select('designs').where('style_id', '=', styleId);
    const { designs } = await style.executeTakeFirstOrThrow();
    await setDesigns(null);
    const [item] = (await read(basketId)).items;
    await setDesigns(designs);
    expect(item?.customerNotifications).toMatchObject([{ code: 'ProductItemRequired' }]);
  });

  test('restores the design of a saved item [CART-13] [CART-20]', async () => {
    const designs = [{ recipeId: 'R-6A2-0D2' }, { precreatedCustomsCode: 'RIDGELINE' }];
    for (const design of designs) {
      const basketId = (await shopper.ok(cartWithItem, { body: { items: [{ ...custom, ...design }] } })).id;
      const itemIds = (await read(basketId)).items.map(({ id }) => id);
      const { saveForLaterId } = await shopper.ok(saveForLater, { params: { basketId }, body: { itemIds } });
      const itemId = (await shopper.ok(getSavedForLater, {})).items[0]!.itemId;
      const item = { ...custom, cartId: basketId, saveForLater: { saveForLaterId, itemId } };
      await shopper.ok(addItem, { body: { items: [item] } });
      expect((await read(basketId)).items).toMatchObject([design]);
    }
  });

  test('refuses totals beyond the payable maximum, and still lets the cart be emptied', async () => {
    await shop.setUnits(goods.upc, 900_000);
    const basketId = await shop.cartWith(shopper, [{ ...goods, qty: 900_000 }]);
    const refused = await shopper.call(getCart, { params: { basketId } });
    expect(refused.error?.errorId).toBe('ORD415');
    expect((await prepare(basketId))?.errorId).toBe('ORD415');
    await shop.db.updateTable('cart_line').set({ qty: 1 }).where('cart_id', '=', basketId).execute();
    expect((await read(basketId)).totalItems).toBe(1);
  });

  test('computes no tax for a store without a place [CHK-24]', async () => {
    const basketId = await shop.cartWith(shopper, [{ ...goods, storeId: 'US01' }]);
    await send(basketId);
    const store = await shop.db
      .selectFrom('location')
      .select('address')
      .where('location_id', '=', 'US01')
      .executeTakeFirstOrThrow();
    const { province, ...nowhere } = store.address;
    const move = (address: object) =>
      shop.db
        .updateTable('location')
        .set({ address: json(address) as never })
        .where('location_id', '=', 'US01')
        .execute();
    await move(nowhere);
    expect((await prepare(basketId))?.errorId).toBe('TAX309');
    await move(store.address);
    expect(await prepare(basketId)).toBeUndefined();
  });

  test('reports an address outside the market after a market change [CART-10]', async () => {
    const basketId = await shop.cartWith(shopper, [goods]);
    await send(basketId);
    expect((await read(basketId)).flash).toEqual([]);
    const abroad = await shopper.ok(getCart, { params: { basketId } }, { locale: 'en-gb' });
    expect(abroad.flash).toMatchObject([{ code: 'InvalidShippingAddress', details: { shipmentId: 'me' } }]);
  });

  test('moves pickups in another market to home delivery, or marks them unavailable [CART-12]', async () => {
    const basketId = await shop.cartWith(shopper, [{ ...goods, qty: 2 }]);
    await setStore(basketId, 'DE01', 'sts');
    expect((await read(basketId)).items[0]?.customerNotifications).toMatchObject([{ code: 'ProductItemNotAvailable' }]);
    const patched = await read(basketId, { isPatchRequired: 'true' });
    expect(patched.flash).toMatchObject([{ code: 'StsToSthTransition' }]);
    expect(patched.items[0]?.shippingId).toBe('me');
    await setStore(basketId, 'DE01', '');
    await shop.setUnits(goods.upc, 0);
    expect((await prepare(basketId))?.errorId).toBe('ORD430');
  });

  test.each([
    ['a store without its goods that takes parcels', 'US01', '', 'ORD518', 'PickupToStsTransition'],
    ['a store without its goods that takes none', 'US04', '', 'ORD517', 'PickupToSthTransition'],
    ['a store that is sent nothing and has the goods', 'US01', 'sts', 'ORD516', 'StsToPickupTransition'],
  ] as const)('%s stops an order until the shopper knows [CART-12]', async (_, store, service, errorId, flash) => {
    const basketId = await shop.cartWith(shopper, [{ ...goods, storeId: store }]);
    await send(basketId);
    await setStore(basketId, store, service);
    const { totals } = await read(basketId);
    await shop.setUnits(goods.upc, 0, service === 'sts' ? 'W100' : store);
    const paymentMethod = { code: 'CREDIT_CARD' as const, additionalData: { token: 'tok_unused' } };
    const place = () =>
      shopper.call(placeOrder, { body: { cartId: basketId, expectedTotal: totals.total, paymentMethod } });
    expect((await place()).error).toMatchObject({ errorId, additionalInfo: { flash } });
    const { flash: reported } = await shopper.ok(prepareOrder, { body: { basketId } });
    expect(reported).toMatchObject([{ code: flash }]);
  });

  test('explains why a coupon has no effect now [CART-14]', async () => {
    const basketId = await shop.cartWith(shopper, [{ ...goods, qty: 2 }]);
    const use = (code: string) => shopper.ok(applyCoupon, { body: { cartId: basketId, code } });
    const reported = async () =>
      (await read(basketId)).couponItems.map(({ code, applied, message }) => [code, applied, message]);
    await use('FELL20');
    expect(await reported()).toEqual([['FELL20', true, undefined]]);
    await change(basketId, { qty: 1 });
    expect(await reported()).toEqual([['FELL20', false, 'For goods worth $150.00 or more: $70.00 to go.']]);
    await change(basketId, { qty: 4 });
    await use('WELCOME10');
    expect(await reported()).toEqual([
      ['FELL20', false, 'Another offer saves you more and cannot be combined with it.'],
      ['WELCOME10', true, undefined],
    ]);
    await shop.db
      .updateTable('coupon')
      .set({ ends_at: new Date(0) })
      .where('code', '=', 'WELCOME10')
      .execute();
    expect((await reported())[1]).toEqual(['WELCOME10', false, 'Can no longer be used.']);
    await shop.db.updateTable('coupon').set({ ends_at: null }).where('code', '=', 'WELCOME10').execute();
  });

  test('offers add-ons that can be added directly, and does not repeat them [CART-17]', async () => {
    const basketId = await shop.cartWith(shopper, [goods]);
    const [offered, ...others] = (await read(basketId)).upsellProducts;
    expect(others).toHaveLength(2);
    const { id: productId, upc } = offered!;
    await shopper.ok(addItem, { body: { items: [{ cartId: basketId, productId, upc }] } });
    const after = await read(basketId);
    expect(after.items.map((item) => item.upc)).toContain(upc);
    expect(after.upsellProducts.map(({ id }) => id)).not.toContain(productId);
  });

  test('reports the distance, completion and effect of a promotion [CART-15]', async () => {
    const basketId = await shop.cartWith(shopper, [goods]);
    const delivery = async () => {
      const { promoSummary, approachingPromotions, totals } = await read(basketId);
      const { thresholdStatus, level, calloutMessage } = promoSummary.find(
        ({ promotionId }) => promotionId === 'SHIP-FREE',
      )!;
      const near = approachingPromotions.find(({ id }) => id === 'SHIP-FREE');
      return { thresholdStatus, level, parts: calloutMessage.split('|').length, near, shipping: totals.shipping };
    };
    expect(await delivery()).toMatchObject({
      level: 'SHIPPING',
      thresholdStatus: 'Below Threshold',
      parts: 3,
      near: { distanceFromConditionThreshold: 1900, conditionThreshold: 9900 },
      shipping: 800,
    });
    await setPrice(goods, 9900);
    expect(await delivery()).toMatchObject({ thresholdStatus: 'Threshold Reached', near: undefined, shipping: 0 });
    await change(basketId, { qty: 2 });
    expect(await delivery()).toMatchObject({
      thresholdStatus: 'Above Threshold',
      parts: 3,
      near: undefined,
      shipping: 0,
    });
  });

  test('compares a reduced price with the 30-day low, if that was lower [CART-24]', async () => {
    const setBest = (historic_best: number | null, current: number) =>
      shop.db
        .updateTable('product_price')
        .set({ current, original: 10_000, historic_best })
        .where('product_id', '=', goods.productId)
        .where('market', '=', 'US')
        .execute();
    await setBest(9000, 8000);
    const basketId = await shop.cartWith(shopper, [{ ...goods, qty: 3 }]);
    const cart = await read(basketId);
    expect(cart.items[0]?.price).toMatchObject({
      original: 10_000,
      current: 8000,
      rowTotal: 24_000,
      historicBestPrice: 9000,
    });
    expect(cart.totals).toMatchObject({ itemTotal: 30_000, totalDiscount: 6000, totalDiscountPercentage: 20 });
  });
});

import { getToken } from 'shared-contracts/calls/auth';
import {
  addItem,
  applyCoupon,
  cartWithItem,
  createCart,
  getCart,
  prepareOrder,
  removeCoupon,
  removeItem,
  setShippingAddress,
  setShippingMethod,
  updateItem,
  validateShippingAddress,
} from 'shared-contracts/calls/cart';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from './databases.ts';
import { openShop, type Sellable, type Shop, type Shopper, seattle } from './shop.ts';

describe.each(engines)('carts on %s', (engine) => {
  let shop: Shop;
  let shopper: Shopper;
  let first: Sellable;
  let second: Sellable;
  beforeAll(async () => {
    shop = await openShop(engine);
    const items = await shop.sellable(2, 20);
    first = items[0]!;
    second = items[1]!;
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    shopper = await shop.guest();
  });

  const read = (basketId: string) => shopper.ok(getCart, { params: { basketId } });

  test('restores guest and cart after a reload [ACC-01] [CART-01]', async () => {
    const basketId = await shop.cartWith(shopper, [first]);
    const response = await shop.inject(getToken, { body: { type: 'Guest' } }, { authorization: shopper.authorization });
    expect(response.json()).toMatchObject({ consumerNo: shopper.id, basketId, consumerType: 'GUEST' });
    const again = await shop.inject(getToken, { body: { type: 'Guest' } }, { authorization: shopper.authorization });
    expect(again.json().consumerNo).toBe(shopper.id);
  });

  test('denies access to carts without a token or with a forged one', async () => {
    const basketId = await shop.cartWith(shopper, [first]);
    expect((await shop.anyone(getCart, { params: { basketId } })).error?.errorId).toBe('AUT432');
    expect(
      (await shop.anyone(getCart, { params: { basketId } }, { headers: { authorization: 'Bearer a.b.c' } })).error
        ?.errorId,
    ).toBe('AUT432');
  });

  test("answers another subject's cart like a missing one", async () => {
    const basketId = await shop.cartWith(shopper, [first]);
    const stranger = await shop.guest();
    const missing = crypto.randomUUID();
    const answers = await Promise.all(
      [basketId, missing].map((id) => stranger.call(getCart, { params: { basketId: id } })),
    );
    expect(answers[0]).toMatchObject({ status: 404, error: { errorId: 'BSK404' } });
    expect(answers[1]?.error).toEqual(answers[0]?.error);
    for (const [call, input] of [
      [addItem, { body: { items: [{ ...first, cartId: basketId }] } }],
      [applyCoupon, { body: { cartId: basketId, code: 'WELCOME10' } }],
      [prepareOrder, { body: { basketId } }],
      [setShippingAddress, { params: { basketId }, body: { addresses: [seattle] } }],
    ] as const)
      expect((await stranger.call(call, input as never)).error?.errorId).toBe('BSK404');
  });

  test('adds units to the line of the same variant, and a new line for another [CART-02]', async () => {
    const basketId = await shop.cartWith(shopper, [{ ...first, qty: 2 }]);
    await shopper.ok(addItem, { body: { items: [{ ...first, cartId: basketId }] } });
    await shopper.ok(addItem, { body: { items: [{ ...second, cartId: basketId }] } });
    expect((await read(basketId)).items.map(({ upc, qty }) => [upc, qty])).toEqual([
      [first.upc, 3],
      [second.upc, 1],
    ]);
  });

  test('adds once when a call is repeated under its key, and returns the first answer', async () => {
    const basketId = await shop.cartWith(shopper, [first]);
    const key = crypto.randomUUID();
    const body = { items: [{ ...first, cartId: basketId }] };
    const answers = await Promise.all([1, 2, 3].map(() => shopper.ok(addItem, { body }, { key })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await read(basketId)).totalItems).toBe(2);
    expect(
      (await shopper.call(addItem, { body: { items: [{ ...second, cartId: basketId }] } }, { key })).error?.errorId,
    ).toBe('API422');
  });

  test('loses none of twenty concurrent additions', async () => {
    const basketId = (await shopper.ok(createCart, { body: {} })).id;
    await shop.setUnits(first.upc, 50);
    await Promise.all(
      Array.from({ length: 20 }, () => shopper.ok(addItem, { body: { items: [{ ...first, cartId: basketId }] } })),
    );
    const cart = await read(basketId);
    expect(cart.items.map(({ qty }) => qty)).toEqual([20]);
    expect(cart.revision).toBe(21);
  });

  test('changes quantities and removes lines [CART-04]', async () => {
    const basketId = await shop.cartWith(shopper, [first, second]);
    const [line, other] = (await read(basketId)).items;
    await shopper.ok(updateItem, { params: { basketId }, body: { cartId: basketId, itemId: line!.id, qty: 4 } });
    await shopper.ok(removeItem, { body: { cartId: basketId, itemId: other!.id } });
    expect((await read(basketId)).items.map(({ qty }) => qty)).toEqual([4]);
    expect((await shopper.call(removeItem, { body: { cartId: basketId, itemId: other!.id } })).error?.errorId).toBe(
      'ORD404',
    );
  });

  test('refuses more than is available and reports how much there is [CART-25]', async () => {
    await shop.setUnits(second.upc, 3);
    const basketId = await shop.cartWith(shopper, [{ ...second, qty: 2 }]);
    expect(await shopper.call(addItem, { body: { items: [{ ...second, cartId: basketId, qty: 2 }] } })).toMatchObject({
      status: 409,
      error: { errorId: 'INV408', additionalInfo: { maxQty: 3 } },
    });
    expect((await read(basketId)).totalItems).toBe(2);
  });

  test('refuses sold-out goods, and marks a line whose goods sold out', async () => {
    await shop.setUnits(second.upc, 5);
    const basketId = await shop.cartWith(shopper, [{ ...second, qty: 2 }]);
    await shop.setUnits(second.upc, 1);
    expect((await read(basketId)).items[0]?.customerNotifications[0]).toMatchObject({
      code: 'ProductLineItemInventoryMissing',
      details: { missingQty: 1 },
    });
    await shop.setUnits(second.upc, 0);
    expect((await read(basketId)).items[0]?.customerNotifications[0]?.code).toBe('ProductLineItemFullInventoryMissing');
    expect((await shopper.call(cartWithItem, { body: { items: [second] } })).error?.errorId).toBe('INV700');
    expect((await shopper.call(prepareOrder, { body: { basketId } })).error?.errorId).toBe('INV700');
  });

  test('refuses unknown variants and variants of another product', async () => {
    expect(
      (await shopper.call(cartWithItem, { body: { items: [{ productId: first.productId, upc: second.upc }] } })).error
        ?.errorId,
    ).toBe('ORD404');
    expect(
      (await shopper.call(cartWithItem, { body: { items: [{ productId: first.productId, upc: '2099999999999' }] } }))
        .error?.errorId,
    ).toBe('ORD404');
  });

  test('refuses announced goods', async () => {
    const row = await shop.db
      .selectFrom('style')
      .innerJoin('variant', 'variant.style_id', 'style.style_id')
      .select(['variant.product_id', 'variant.upc'])
      .where('publish_at', 'is not', null)
      .where('presale', '=', false)
      .executeTakeFirstOrThrow();
    expect(
      (await shopper.call(cartWithItem, { body: { items: [{ productId: row.product_id, upc: row.upc }] } })).error
        ?.errorId,
    ).toBe('INV405');
  });

  test('uses a store’s stock for pickup, in a group with its own date [CART-22]', async () => {
    await shop.setUnits(first.upc, 2, 'US02');
    const basketId = await shop.cartWith(shopper, [{ ...first, qty: 2, storeId: 'US02' }]);
    const cart = await read(basketId);
    expect(cart.shippingMethods).toMatchObject([{ shippingId: 'US02', code: 'pickup', storeName: 'Tarnfell Denver' }]);
    expect(cart.shippingMethods[0]?.applicableShippingMethods[0]?.deliveryFrom).toMatch(/^\d{4}-/);
    expect(cart.items[0]?.available).toBe(2);
    expect(
      (await shopper.call(addItem, { body: { items: [{ ...first, cartId: basketId, storeId: 'US02' }] } })).error
        ?.errorId,
    ).toBe('INV408');
    expect(
      (await shopper.call(addItem, { body: { items: [{ ...first, cartId: basketId, storeId: 'DE01' }] } })).error
        ?.errorId,
    ).toBe('INV407');
    await shopper.ok(updateItem, {
      params: { basketId },
      body: { cartId: basketId, itemId: cart.items[0]!.id, storeId: '' },
    });
    expect((await read(basketId)).shippingMethods[0]?.shippingId).toBe('me');
  });

  test('merges a line that becomes equal to another', async () => {
    await shop.setUnits(first.upc, 40);
    await shop.setUnits(first.upc, 9, 'US01');
    const basketId = await shop.cartWith(shopper, [
      { ...first, qty: 1 },
      { ...first, qty: 2, storeId: 'US01' },
    ]);
    const store = (await read(basketId)).items.find(
      ({ selectedShippingOption }) => selectedShippingOption === 'pickup',
    )!;
    await shopper.ok(updateItem, { params: { basketId }, body: { cartId: basketId, itemId: store.id, storeId: '' } });
    expect((await read(basketId)).items.map(({ qty }) => qty)).toEqual([3]);
  });

  test('changes a line’s size but never its style: a gift card of 10 buys no jacket for 10 [CART-04]', async () => {
    const variants = shop.db
      .selectFrom('variant')
      .innerJoin('style', 'style.style_id', 'variant.style_id')
      .select(['variant.product_id as productId', 'variant.upc']);
    const card = await variants.where('product_type', '=', 'digital').executeTakeFirstOrThrow();
    const [size] = await variants
      .where('variant.product_id', '=', first.productId)
      .where('variant.upc', '<>', first.upc)
      .execute();
    for (const { upc } of [size!, second]) await shop.setUnits(upc, 9);
    const basketId = (await shopper.ok(cartWithItem, { body: { items: [{ ...card, customAmount: 1000 }] } })).id;
    await shopper.ok(addItem, { body: { items: [{ ...first, cartId: basketId }] } });
    const items = (await read(basketId)).items;
    const change = (upc: string, to: object) =>
      shopper.call(updateItem, {
        params: { basketId },
        body: { cartId: basketId, itemId: items.find((item) => item.upc === upc)!.id, ...to },
      });
    for (const other of [{ upc: second.upc }, second])
      expect((await change(card.upc, other)).error?.errorId).toBe('ORD404');
    expect((await change(first.upc, card)).error?.errorId).toBe('ORD404');
    expect((await read(basketId)).totals).toMatchObject({ totalUnits: 2 });
    expect((await change(first.upc, size!)).status).toBe(200);
    expect((await read(basketId)).items.map(({ upc }) => upc).sort()).toEqual([card.upc, size!.upc].sort());
  });

  test.each([
    ['WELCOME10', undefined],
    ['welcome10 ', undefined],
    ['NOSUCH', 'PRM130'],
    ['SUMMER10', 'PRM155'],
    ['SPRING10', 'PRM135'],
    ['FIRST100', 'PRM140'],
    ['TENTS15', 'PRM160'],
  ])('answers the code %s with %s [CART-14]', async (code, errorId) => {
    const basketId = await shop.cartWith(shopper, [first]);
    expect((await shopper.call(applyCoupon, { body: { cartId: basketId, code } })).error?.errorId).toBe(errorId);
    expect((await read(basketId)).couponItems).toHaveLength(errorId ? 0 : 1);
  });

  test('says how many codes a cart takes [CART-14]', async () => {
    const basketId = await shop.cartWith(shopper, [first]);
    const coupons = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE'];
    await shop.db.updateTable('cart').set({ coupons }).where('cart_id', '=', basketId).execute();
    const { error } = await shopper.call(applyCoupon, { body: { cartId: basketId, code: 'WELCOME10' } });
    expect(error).toMatchObject({
      errorId: 'PRM140',
      message: 'A cart takes 5 promo codes. Remove one to add another.',
    });
  });

  test('shows a coupon’s effect, accepts it once, and removes it', async () => {
    const basketId = await shop.cartWith(shopper, [first]);
    const before = (await read(basketId)).totals;
    await shopper.ok(applyCoupon, { body: { cartId: basketId, code: 'WELCOME10' } });
    expect((await shopper.call(applyCoupon, { body: { cartId: basketId, code: 'welcome10' } })).error?.errorId).toBe(
      'PRM416',
    );
    const [coupon] = (await read(basketId)).couponItems;
    expect(coupon).toMatchObject({
      code: 'WELCOME10',
      applied: true,
      amount: Math.floor((before.itemSubTotal * 100 + 500) / 1000),
    });
    await shopper.ok(removeCoupon, { body: { cartId: basketId, code: 'WELCOME10' } });
    expect((await read(basketId)).totals).toEqual(before);
  });

  test('offers express at a higher price and earlier date, and only methods of the group', async () => {
    const basketId = await shop.cartWith(shopper, [first]);
    await shopper.ok(setShippingMethod, { body: { cartId: basketId, code: 'express', shippingId: 'me' } });
    const cart = await read(basketId);
    expect(cart.totals.shipping).toBe(1800);
    expect(cart.shippingMethods[0]?.applicableShippingMethods.map(({ id, selected }) => [id, selected])).toEqual([
      ['standard', false],
      ['express', true],
      ['pudo', false],
    ]);
    expect(
      (await shopper.call(setShippingMethod, { body: { cartId: basketId, code: 'pickup', shippingId: 'me' } })).error
        ?.errorId,
    ).toBe('SHP404');
    expect(
      (await shopper.call(setShippingMethod, { body: { cartId: basketId, code: 'standard', shippingId: 'US01' } }))
        .error?.errorId,
    ).toBe('SHP404');
  });

  test('adds state tax for an address, and names the invalid field of a wrong one', async () => {
    const basketId = await shop.cartWith(shopper, [first]);
    expect((await read(basketId)).totals.tax).toBeUndefined();
    expect(
      (
        await shopper.call(setShippingAddress, {
          params: { basketId },
          body: { addresses: [{ ...seattle, postalCode: '1' }] },
        })
      ).error,
    ).toMatchObject({ errorId: 'CHK320', field: 'postalCode' });
    await shopper.ok(setShippingAddress, { params: { basketId }, body: { addresses: [seattle] } });
    expect((await read(basketId)).totals.taxLines).toMatchObject([
      { label: 'Sales tax', ratePercent: 6.5, region: 'WA' },
      { label: 'Local tax', ratePercent: 3.85, region: 'WA' },
    ]);
    expect(
      await shopper.ok(validateShippingAddress, {
        params: { basketId },
        body: { address: { ...seattle, city: 'SEATTLE' } },
      }),
    ).toMatchObject({ isValid: true, suggestion: { city: 'Seattle' } });
  });

  test('refuses to prepare an order without an address', async () => {
    const basketId = await shop.cartWith(shopper, [first]);
    expect((await shopper.call(prepareOrder, { body: { basketId } })).error?.errorId).toBe('CHK320');
    await shopper.ok(setShippingAddress, { params: { basketId }, body: { addresses: [seattle] } });
    expect((await shopper.ok(prepareOrder, { body: { basketId } })).total).toBe((await read(basketId)).totals.total);
  });

  test('refuses a change without an idempotency key', async () => {
    const response = await shop.inject(createCart, { body: {} }, {}, { headers: { 'idempotency-key': '' } });
    expect(response.statusCode).toBe(401);
    expect((await shopper.call(createCart, { body: {} }, { headers: { 'idempotency-key': '' } })).error).toMatchObject({
      errorId: 'API422',
      field: 'idempotency-key',
    });
  });

  test('refuses a field outside the contract', async () => {
    const body = { items: [{ ...first, price: 1 }] };
    expect((await shopper.call(cartWithItem, { body } as never)).error?.errorId).toBe('API422');
  });

  test.each(['pdpUrl', 'productImageURL'])(
    'takes an https address or a path as %s, and refuses a script',
    async (field) => {
      const add = (address: string) =>
        shopper.call(cartWithItem, { body: { items: [{ ...first, [field]: address }] } });
      expect((await add('javascript:alert(1)')).error).toMatchObject({ errorId: 'API422', field: `items.0.${field}` });
      expect((await add('//other.example/picture')).error?.errorId).toBe('API422');
      for (const address of ['https://shop.example/p/1', '/p/skarn-shell-jacket-TF4K2M9A0C5'])
        expect((await add(address)).status).toBe(200);
    },
  );

  test('prices in the market of the call', async () => {
    const basketId = await shop.cartWith(shopper, [first]);
    const german = await shopper.ok(getCart, { params: { basketId } }, { locale: 'de-de' });
    expect(german).toMatchObject({ currency: 'EUR', totals: { taxation: 'gross' } });
    expect(german.totals.taxAmount).toBeGreaterThan(0);
  });
});

import { sql } from 'kysely';
import type { AnyCall, CallInput } from 'shared-contracts/call';
import {
  addItem,
  applyCoupon,
  cartWithItem,
  createCart,
  getCart,
  getShippingMethods,
  prepareOrder,
  removeBillingAddress,
  removeCoupon,
  removeItem,
  removeShippingAddress,
  reserveWithItem,
  setBillingAddress,
  setShippingAddress,
  setShippingMethod,
  updateItem,
  validateShippingAddress,
} from 'shared-contracts/calls/cart';
import {
  addPriceAdjustment,
  changePriceAdjustment,
  removePriceAdjustment,
  setReward,
} from 'shared-contracts/calls/cart-adjustments';
import { placeOrder } from 'shared-contracts/calls/checkout';
import {
  addPaymentInstrument,
  deviceFingerprint,
  getPaymentMethods,
  getPaymentSession,
  removePaymentInstrument,
} from 'shared-contracts/calls/payment';
import { saveForLater, updateSavedItem } from 'shared-contracts/calls/saved-for-later';
import type { ErrorId } from 'shared-contracts/errors/catalogue';
import type { LocaleId } from 'shared-contracts/locale';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { json } from '../src/database/json.ts';
import { engines } from './databases.ts';
import { demoGift } from './demo-brand.ts';
import { agentLoginAs, type SignedIn, signInAs } from './people.ts';
import { openShop, type Sellable, type Shop, type Shopper, seattle } from './shop.ts';

/** Produces every error that a cart call declares, from a state that causes it. */
describe.each(engines)('answers of cart calls on %s', (engine) => {
  let shop: Shop;
  let shopper: Shopper;
  let associate: SignedIn;
  let goods: Sellable;
  /** Goods by their defect. */
  let faulty: Readonly<Record<'soldOut' | 'unrecorded' | 'unpriced' | 'announced' | 'custom' | 'gift', Sellable>>;
  const nobody = crypto.randomUUID();

  beforeAll(async () => {
    shop = await openShop(engine);
    const [first, soldOut, unrecorded, unpriced] = (await shop.sellable(4, 20)) as [
      Sellable,
      Sellable,
      Sellable,
      Sellable,
    ];
    goods = first;
    await shop.setUnits(soldOut.upc, 0);
    await shop.db.deleteFrom('stock').where('upc', '=', unrecorded.upc).where('location_id', '=', 'W100').execute();
    await shop.db.deleteFrom('product_price').where('product_id', '=', unpriced.productId).execute();
    const variants = shop.db
      .selectFrom('variant')
      .innerJoin('style', 'style.style_id', 'variant.style_id')
      .select(['variant.product_id as productId', 'variant.upc']);
    const announced = await variants
      .where('publish_at', 'is not', null)
      .where('presale', '=', false)
      .executeTakeFirstOrThrow();
    const custom = await variants.where('product_type', '=', 'custom').executeTakeFirstOrThrow();
    const gift = { productId: demoGift.productId, upc: demoGift.upc };
    faulty = { soldOut, unrecorded, unpriced, announced, custom, gift };
    associate = await agentLoginAs(shop, 'emil@demo.example', { storeId: 'US01', storeEmployeeId: 'E101' });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    shopper = await shop.guest();
    await Promise.all([shop.setUnits(goods.upc, 20), shop.setUnits(goods.upc, 5, 'US01')]);
    await shop.setUnits(goods.upc, 5, 'US04');
  });

  const errorOf = async <C extends AnyCall>(call: C, input: CallInput<C>, who: Shopper = shopper) =>
    (await who.call(call, input)).error?.errorId;
  const lineOf = async (basketId: string) => (await shopper.ok(getCart, { params: { basketId } })).items[0]!.id;
  const giftOption = { to: 'Ines', message: 'For the hills' };

  /** Items that cannot be added, by error. */
  const refusedItems: readonly (readonly [ErrorId, () => object])[] = [
    ['ORD404', () => ({ ...goods, upc: '2099999999999' })],
    ['INV700', () => faulty.soldOut],
    ['INV701', () => faulty.unrecorded],
    ['INV702', () => faulty.unpriced],
    ['INV405', () => faulty.announced],
    ['INV407', () => ({ ...goods, storeId: 'DE01' })],
    ['INV408', () => ({ ...goods, qty: 21 })],
    ['GFS800', () => ({ ...faulty.custom, giftOption })],
    ['GWP403', () => faulty.gift],
    ['INV703', () => giftCard(100)],
    ['INV410', () => ({ ...faulty.soldOut, saveForLater: saved })],
  ];
  let saved: { saveForLaterId: string; itemId: string };
  let card: Sellable;
  const giftCard = (customAmount: number) => ({ ...card, customAmount });

  beforeEach(async () => {
    card ??= await shop.db
      .selectFrom('variant')
      .innerJoin('style', 'style.style_id', 'variant.style_id')
      .select(['variant.product_id as productId', 'variant.upc'])
      .where('product_type', '=', 'digital')
      .executeTakeFirstOrThrow();
    await shop.setUnits(faulty.soldOut.upc, 1);
    const basketId = await shop.cartWith(shopper, [faulty.soldOut]);
    await shop.setUnits(faulty.soldOut.upc, 0);
    const body = { itemIds: [await lineOf(basketId)] };
    const { saveForLaterId } = await shopper.ok(saveForLater, { params: { basketId }, body });
    const { rows } = {
      rows: await shop.db.selectFrom('wishlist_item').selectAll().where('list_id', '=', saveForLaterId).execute(),
    };
    saved = { saveForLaterId, itemId: rows[0]!.item_id };
  });

  test.each(refusedItems)('refuses an unavailable item in every call that adds it: %s', async (errorId, item) => {
    const basketId = await shop.cartWith(shopper, [{ ...goods, qty: 1 }]);
    const items = [{ ...(item() as Sellable) }];
    expect(await errorOf(cartWithItem, { body: { items } })).toBe(errorId);
    expect(await errorOf(addItem, { body: { items: [{ ...items[0]!, cartId: basketId }] } })).toBe(errorId);
    expect(await errorOf(reserveWithItem, { body: { items } })).toBe(errorId);
  });

  test.each(refusedItems.slice(0, 9))('refuses to change a line to an unavailable item: %s', async (errorId, item) => {
    const isCustom = errorId === 'GFS800';
    const basketId = await shop.cartWith(shopper, [isCustom ? faulty.custom : goods]);
    const change = { cartId: basketId, itemId: await lineOf(basketId), ...item() };
    expect(await errorOf(updateItem, { params: { basketId }, body: change })).toBe(errorId);
  });

  test('explains why a line cannot be changed', async () => {
    const basketId = await shop.cartWith(shopper, [goods]);
    const update = async (body: object) =>
      errorOf(updateItem, {
        params: { basketId },
        body: { cartId: basketId, itemId: await lineOf(basketId), ...body },
      });
    expect(await update({ itemId: nobody })).toBe('ORD404');
    expect(await update({ giftOption: null })).toBe('GFO404');
    await shop.setUnits(goods.upc, 0);
    expect(await update({ qty: 1 })).toBe('INV409');
  });

  test('answers "not found" to callers without a cart of their own', async () => {
    const body = {};
    const params = { basketId: nobody };
    const line = { cartId: nobody, itemId: nobody };
    const coupon = { body: { cartId: nobody, code: 'WELCOME10' } };
    const adjustment = { kind: 'PERCENT', value: 10, reason: 'DAMAGED' } as const;
    const wrong = { params: { ...params, adjustmentId: nobody } };
    const answers = [
      errorOf(getCart, { params }),
      errorOf(addItem, { body: { items: [{ ...goods, cartId: nobody }] } }),
      errorOf(updateItem, { params, body: { ...line, qty: 1 } }),
      errorOf(removeItem, { body: line }),
      errorOf(reserveWithItem, { body: { cartId: nobody } }),
      errorOf(applyCoupon, coupon),
      errorOf(removeCoupon, coupon),
      errorOf(setShippingMethod, { body: { cartId: nobody, code: 'standard', shippingId: 'me' } }),
      errorOf(getShippingMethods, { params: { ...params, shippingId: 'me' } }),
      errorOf(setShippingAddress, { params, body: { addresses: [seattle] } }),
      errorOf(removeShippingAddress, { params, body }),
      errorOf(validateShippingAddress, { params, body: { address: seattle } }),
      errorOf(setBillingAddress, { params, body: { address: seattle } }),
      errorOf(removeBillingAddress, { params, body }),
      errorOf(prepareOrder, { body: params }),
      errorOf(saveForLater, { params, body: { itemIds: [nobody] } }),
      errorOf(setReward, { params, body: { appliedLoyaltyVoucher: null } }),
      errorOf(addPriceAdjustment, { params, body: adjustment }, associate),
      errorOf(changePriceAdjustment, { ...wrong, body: { value: 20 } }, associate),
      errorOf(removePriceAdjustment, { ...wrong, body }, associate),
    ];
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['BSK404']));
    expect(await errorOf(updateSavedItem, { body: { saveForLaterId: nobody, itemId: nobody, qty: 1 } })).toBe('ORD404');
    expect(await errorOf(removeItem, { body: { ...line, cartId: await shop.cartWith(shopper, [goods]) } })).toBe(
      'ORD404',
    );
  });

  /** Makes every call of the checkout for a cart. */
  function askedAtCheckout(basketId: string): Promise<string | undefined>[] {
    const params = { basketId };
    const card = { code: 'CREDIT_CARD', additionalData: { token: 'tok_1' } } as const;
    return [
      errorOf(applyCoupon, { body: { cartId: basketId, code: 'WELCOME10' } }),
      errorOf(removeCoupon, { body: { cartId: basketId, code: 'WELCOME10' } }),
      errorOf(setShippingMethod, { body: { cartId: basketId, shippingId: 'me', code: 'standard' } }),
      errorOf(getShippingMethods, { params: { basketId, shippingId: 'me' } }),
      errorOf(validateShippingAddress, { params, body: { address: seattle } }),
      errorOf(setShippingAddress, { params, body: { addresses: [seattle] } }),
      errorOf(removeShippingAddress, { params, body: {} }),
      errorOf(setBillingAddress, { params, body: { address: seattle } }),
      errorOf(removeBillingAddress, { params, body: {} }),
      errorOf(getPaymentMethods, { params }),
      errorOf(addPaymentInstrument, { params, body: { payment_method_id: 'GIFT_CARD', c_gcCardNumber: '1' } }),
      errorOf(removePaymentInstrument, { params, body: { payment_instrument_id: nobody } }),
      errorOf(setReward, { params, body: { appliedLoyaltyVoucher: null } }),
      errorOf(getPaymentSession, { query: { basketId, paymentMethod: 'klarna' } }),
      errorOf(deviceFingerprint, { body: { cartId: basketId, deviceFingerprint: 'a device' } }),
      errorOf(prepareOrder, { body: params }),
      errorOf(placeOrder, { body: { cartId: basketId, expectedTotal: 1, paymentMethod: card } }),
    ];
  }

  test('asks callers with an ended session to start a new one [CART-08]', async () => {
    const basketId = await shop.cartWith(shopper, [goods]);
    const itemId = await lineOf(basketId);
    const end = shop.db.updateTable('session').set({ revoked_at: new Date() }).where('subject_id', '=', shopper.id);
    await shop.db.updateTable('cart').set({ subject_id: nobody }).where('cart_id', '=', basketId).execute();
    expect(await errorOf(getCart, { params: { basketId } })).toBe('BSK404');
    await end.execute();
    const line = { cartId: basketId, itemId };
    const answers = [
      errorOf(createCart, { body: {} }),
      errorOf(cartWithItem, { body: { items: [goods] } }),
      errorOf(getCart, { params: { basketId } }),
      errorOf(addItem, { body: { items: [{ ...goods, cartId: basketId }] } }),
      errorOf(updateItem, { params: { basketId }, body: { ...line, qty: 1 } }),
      errorOf(removeItem, { body: line }),
      errorOf(reserveWithItem, { body: { cartId: basketId } }),
      ...askedAtCheckout(basketId),
    ];
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['AUT498']));
  });

  test('refuses to change, remove or save the gift of a promotion [CART-16]', async () => {
    const qty = Math.ceil(25_000 / (await unitPrice()));
    await shop.setUnits(goods.upc, qty);
    const basketId = await shop.cartWith(shopper, [{ ...goods, qty }]);
    const itemId = (await shopper.ok(getCart, { params: { basketId } })).bonusItems[0]!.id;
    const line = { cartId: basketId, itemId };
    expect(await errorOf(updateItem, { params: { basketId }, body: { ...line, qty: 2 } })).toBe('GWP403');
    expect(await errorOf(removeItem, { body: line })).toBe('GWP403');
    expect(await errorOf(saveForLater, { params: { basketId }, body: { itemIds: [itemId] } })).toBe('GWP403');
  });

  const unitPrice = async () => {
    const { items } = await shopper.ok(getCart, { params: { basketId: await shop.cartWith(shopper, [goods]) } });
    return items[0]!.price.current;
  };

  test.each([
    ['BILL410', { phone: '' }],
    ['PYT406', { addressLine1: '' }],
    ['CHK380', { postalCode: '!' }],
  ] as const)('%s: a billing address that does not do', async (errorId, change) => {
    const basketId = await shop.cartWith(shopper, [goods]);
    const body = { address: { ...seattle, ...change } };
    expect(await errorOf(setBillingAddress, { params: { basketId }, body })).toBe(errorId);
  });

  test('rejects an invalid delivery address', async () => {
    const basketId = await shop.cartWith(shopper, [goods]);
    const body = { addresses: [{ ...seattle, postalCode: '!' }] };
    expect(await errorOf(setShippingAddress, { params: { basketId }, body })).toBe('CHK320');
  });

  test('says why a special case is refused, in the language of the shopper', async () => {
    const reported = async <C extends AnyCall>(call: C, input: CallInput<C>, locale: LocaleId = 'en-us') => {
      const { error } = await shopper.call(call, input, { locale });
      return [error?.errorId, error?.message];
    };
    const empty = await shopper.ok(createCart, { body: {} });
    expect(await reported(prepareOrder, { body: { basketId: empty.id } })).toEqual(['INV406', 'Your cart is empty.']);
    expect(await reported(reserveWithItem, { body: { cartId: empty.id } }, 'de-de')).toEqual([
      'INV406',
      'Ihr Warenkorb ist leer.',
    ]);
    expect(await reported(cartWithItem, { body: { items: [giftCard(100)] } })).toEqual([
      'INV703',
      'Choose an amount from $10.00 to $500.00 for your gift card.',
    ]);
    const basketId = await shop.cartWith(shopper, [goods]);
    await shopper.ok(applyCoupon, { body: { cartId: basketId, code: 'WELCOME10' } });
    expect(await reported(applyCoupon, { body: { cartId: basketId, code: 'SUMMIT25' } })).toEqual([
      'PRM160',
      'This promo code cannot be combined with another one.',
    ]);
    expect(await reported(applyCoupon, { body: { cartId: basketId, code: 'TENTS15' } }, 'fr-ca')).toEqual([
      'PRM160',
      'Ce code promo ne s’applique pas aux articles de votre panier.',
    ]);
  });

  test('says that a cart is full when it has the most lines, and names no quantity', async () => {
    const basketId = await shop.cartWith(shopper, [goods]);
    await sql`
      insert into cart_line (cart_id, line_id, product_id, upc, qty, max_qty, store_id, line_key)
      select ${basketId}, gen_random_uuid(), ${goods.productId}, ${goods.upc}, 1, 20, '', 'line-' || line
      from generate_series(1, 499) as line`.execute(shop.db);
    const item = { ...goods, cartId: basketId, storeId: 'US01' };
    const { error } = await shopper.call(addItem, { body: { items: [item] } });
    expect(error).toMatchObject({ errorId: 'INV408', additionalInfo: { maxLines: 500 } });
    expect(error?.message).toBe('Your cart is full: it holds up to 500 different items. Remove one to add another.');
    expect(error?.additionalInfo).not.toHaveProperty('maxQty');
  });

  test('requires a cart that can use all of a voucher', async () => {
    const member = await signInAs(shop, 'lena@demo.example');
    await shop.db
      .updateTable('product_price')
      .set({ current: 100, original: 100 })
      .where('product_id', '=', goods.productId)
      .execute();
    const basketId = await shop.cartWith(member, [goods]);
    const body = { appliedLoyaltyVoucher: { points: 500 } };
    expect(await errorOf(setReward, { params: { basketId }, body }, member)).toBe('PRM160');
  });

  /** Carts that cannot be ordered, by error. */
  const unready: readonly (readonly [ErrorId, (basketId: string) => Promise<unknown>])[] = [
    ['INV406', (basketId) => shop.db.deleteFrom('cart_line').where('cart_id', '=', basketId).execute()],
    ['INV700', () => shop.setUnits(goods.upc, 0)],
    ['INV702', (basketId) => become(basketId, faulty.unpriced)],
    ['ORD430', (basketId) => become(basketId, faulty.announced)],
    ['CHK320', (basketId) => shopper.ok(removeShippingAddress, { params: { basketId }, body: {} })],
    ['SHP410', (basketId) => address(basketId, { phone: '' })],
    ['PYT406', (basketId) => address(basketId, { firstName: '' })],
    ['PAY401', (basketId) => address(basketId, { country: 'DE' })],
    ['BIL400', (basketId) => collect(basketId).then(() => address(basketId, null))],
    ['TAX309', (basketId) => collect(basketId).then(() => nowhere())],
  ];
  const become = (basketId: string, { productId, upc }: Sellable) =>
    shop.db.updateTable('cart_line').set({ product_id: productId, upc }).where('cart_id', '=', basketId).execute();
  const address = (basketId: string, change: object | null) =>
    shop.db
      .updateTable('cart')
      .set({ shipping_address: (change ? json({ ...seattle, ...change }) : null) as never })
      .where('cart_id', '=', basketId)
      .execute();
  const collect = (basketId: string) =>
    shop.db.updateTable('cart_line').set({ store_id: 'US01' }).where('cart_id', '=', basketId).execute();
  const nowhere = () =>
    shop.db
      .updateTable('location')
      .set({ address: json({ addressLine1: '1', city: 'Nowhere', postalCode: '1' }) as never })
      .where('location_id', '=', 'US01')
      .execute();

  test.each(unready)('neither prepares nor orders a cart that is not ready: %s', async (errorId, spoil) => {
    const { basketId, totals } = await shop.readyCart(shopper, [goods]);
    await shop.db.updateTable('cart').set({ billing_address: null }).where('cart_id', '=', basketId).execute();
    await spoil(basketId);
    expect(await errorOf(prepareOrder, { body: { basketId } })).toBe(errorId);
    const paymentMethod = { code: 'CREDIT_CARD' as const, additionalData: { token: 'tok_unused' } };
    const order = { cartId: basketId, expectedTotal: totals.total, paymentMethod };
    expect(await errorOf(placeOrder, { body: order })).toBe(errorId);
  });

  test('refuses an order with an unavailable method, another total, or an invalid billing address', async () => {
    const { basketId, totals } = await shop.readyCart(shopper, [goods]);
    const paymentMethod = { code: 'CREDIT_CARD' as const, additionalData: { token: 'tok_unused' } };
    const place = (more: object = {}) =>
      errorOf(placeOrder, { body: { cartId: basketId, expectedTotal: totals.total, paymentMethod, ...more } });
    expect(await place({ expectedTotal: totals.total + 1 })).toBe('TAX310');
    expect(await place({ billingAddress: { ...seattle, postalCode: '!' } })).toBe('CHK380');
    expect(await place({ billingAddress: { ...seattle, phone: '' } })).toBe('BILL410');
    await shopper.ok(setShippingMethod, { body: { cartId: basketId, code: 'express', shippingId: 'me' } });
    const juneau = { ...seattle, city: 'Juneau', stateCode: 'AK', postalCode: '99801' };
    await shopper.ok(setShippingAddress, { params: { basketId }, body: { addresses: [juneau] } });
    expect(await place()).toBe('SHP404');
    await shop.setUnits(goods.upc, 900_000);
    await shop.db.updateTable('cart_line').set({ qty: 900_000 }).where('cart_id', '=', basketId).execute();
    await shop.db
      .updateTable('product_price')
      .set({ current: 8000, original: 8000 })
      .where('product_id', '=', goods.productId)
      .execute();
    expect(await place()).toBe('ORD415');
  });
});

import { sql } from 'kysely';
import {
  addItem,
  applyCoupon,
  cartWithItem,
  getCart,
  prepareOrder,
  removeItem,
  setShippingAddress,
  updateItem,
} from 'shared-contracts/calls/cart';
import {
  addPriceAdjustment,
  changePriceAdjustment,
  removePriceAdjustment,
  setReward,
} from 'shared-contracts/calls/cart-adjustments';
import {
  addFavorite,
  getFavorites,
  getSharedFavorites,
  removeFavorite,
  shareFavorites,
} from 'shared-contracts/calls/favorites';
import {
  getSavedForLater,
  removeSavedItem,
  saveForLater,
  updateSavedItem,
} from 'shared-contracts/calls/saved-for-later';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mergeGuestCart } from '../src/cart/merge.ts';
import { json } from '../src/database/json.ts';
import { transact } from '../src/database/transact.ts';
import { mergeGuestLists } from '../src/lists/lists.ts';
import { engines } from './databases.ts';
import { demoGift } from './demo-brand.ts';
import { agentLoginAs, type SignedIn, signInAs } from './people.ts';
import { openShop, type Sellable, type Shop, type Shopper, seattle } from './shop.ts';

describe.each(engines)('promotions, adjustments and saved items on %s', (engine) => {
  let shop: Shop;
  let shopper: Shopper;
  let goods: Sellable;
  let other: Sellable;
  let associate: SignedIn;
  beforeAll(async () => {
    shop = await openShop(engine);
    const items = await shop.sellable(2, 20);
    [goods, other] = [items[0]!, items[1]!];
    // A rule that the engine does not support.
    await shop.db
      .insertInto('promotion')
      .values({ promotion_id: 'BROKEN', rule: json({ id: 'BROKEN' }) })
      .execute();
    await shop.db
      .insertInto('coupon')
      .values({ code: 'ORPHAN', promotion_id: 'BROKEN', starts_at: null, ends_at: null, use_limit: null })
      .execute();
    const employee = await shop.db
      .selectFrom('store_employee')
      .selectAll()
      .where('store_id', '=', 'US01')
      .executeTakeFirstOrThrow();
    associate = await agentLoginAs(shop, 'emil@demo.example', {
      storeId: 'US01',
      storeEmployeeId: employee.store_employee_id,
    });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    shopper = await shop.guest();
    await Promise.all([shop.setUnits(goods.upc, 60), shop.setUnits(other.upc, 60)]);
  });

  const read = (basketId: string, who: Shopper = shopper) => who.ok(getCart, { params: { basketId } });
  const coupon = (cartId: string, code: string) => shopper.call(applyCoupon, { body: { cartId, code } });
  /** Two of the other goods are worth a coupon from 150, one is not. */
  const priceAt80 = () =>
    shop.db
      .updateTable('product_price')
      .set({ current: 8000, original: 8000, historic_best: null })
      .where('product_id', '=', other.productId)
      .where('market', '=', 'US')
      .execute();

  test('allows no other coupon besides an exclusive one, and reports a broken rule as the shop’s fault [CART-14]', async () => {
    const basketId = await shop.cartWith(shopper, [{ ...goods, qty: 2 }]);
    expect((await coupon(basketId, 'ORPHAN')).error?.errorId).toBe('PRM175');
    expect((await coupon(basketId, 'SUMMIT25')).status).toBe(200);
    expect((await coupon(basketId, 'WELCOME10')).error?.errorId).toBe('PRM160');
    const second = await shop.cartWith(shopper, [{ ...goods, qty: 2 }]);
    expect((await coupon(second, 'WELCOME10')).status).toBe(200);
    expect((await coupon(second, 'SUMMIT25')).error?.errorId).toBe('PRM160');
  });

  test('says that a coupon is refused because another offer saves more [CART-14]', async () => {
    await priceAt80();
    const basketId = await shop.cartWith(shopper, [{ ...other, qty: 4 }]);
    expect((await coupon(basketId, 'WELCOME10')).status).toBe(200);
    expect((await coupon(basketId, 'FELL20')).error).toMatchObject({
      errorId: 'PRM160',
      message: 'Another offer saves you more and cannot be combined with it.',
    });
  });

  test('says how much a cart is too small for a coupon [CART-14]', async () => {
    await priceAt80();
    const basketId = await shop.cartWith(shopper, [other]);
    expect((await coupon(basketId, 'FELL20')).error).toMatchObject({
      errorId: 'PRM160',
      message: 'For goods worth $150.00 or more: $70.00 to go.',
    });
    // A coupon for other goods names no amount.
    expect((await coupon(basketId, 'TENTS15')).error?.message).toMatch(/does not apply to the items in your cart/);
  });

  test('limits how often a shopper uses a coupon [CART-14]', async () => {
    const use = (code: string, order: string) =>
      shop.db.insertInto('coupon_use').values({ code, subject_id: shopper.id, order_number: order }).execute();
    const basketId = await shop.cartWith(shopper, [{ ...goods, qty: 2 }]);
    await use('WELCOME10', 'a');
    expect((await coupon(basketId, 'WELCOME10')).error?.errorId).toBe('PRM150');
    await use('SUMMIT25', 'a');
    expect((await coupon(basketId, 'SUMMIT25')).status).toBe(200);
    await use('SUMMIT25', 'b');
    expect((await read(basketId)).couponItems[0]).toMatchObject({ applied: false, amount: 0 });
  });

  test('does not consume a coupon without effect [CART-14]', async () => {
    await priceAt80();
    const { basketId } = await shop.readyCart(shopper, [{ ...other, qty: 2 }]);
    expect((await coupon(basketId, 'FELL20')).status).toBe(200);
    const itemId = (await read(basketId)).items[0]!.id;
    await shopper.ok(updateItem, { params: { basketId }, body: { cartId: basketId, itemId, qty: 1 } });
    const cart = await read(basketId);
    expect(cart.couponItems).toMatchObject([{ code: 'FELL20', applied: false }]);
    expect((await shop.place(shopper, cart, '4111111111111111')).status).toBe(200);
    const next = await shop.cartWith(shopper, [{ ...other, qty: 2 }]);
    expect((await coupon(next, 'FELL20')).status).toBe(200);
  });

  test('adds and removes the gift of a large cart automatically, and refuses manual changes [CART-16]', async () => {
    const { unit } = await shop
      .cartWith(shopper, [goods])
      .then(async (id) => ({ unit: (await read(id)).items[0]!.price.current }));
    const qty = Math.ceil(25_000 / unit);
    const basketId = await shop.cartWith(shopper, [{ ...goods, qty }]);
    const cart = await read(basketId);
    const [mug] = cart.bonusItems;
    expect(mug).toMatchObject({
      bonus: true,
      bonusOf: 'GWP-CUP-250',
      qty: 1,
      price: { current: 0, rowTotal: 0 },
      upc: demoGift.upc,
    });
    expect(cart.totalItems).toBe(qty);
    expect(
      cart.promoSummary.find(({ promotionId }) => promotionId === 'GWP-CUP-250')?.calloutMessage.split('|'),
    ).toHaveLength(3);
    const change = await shopper.call(updateItem, {
      params: { basketId },
      body: { cartId: basketId, itemId: mug!.id, qty: 2 },
    });
    expect(change.error?.errorId).toBe('GWP403');
    expect((await shopper.call(removeItem, { body: { cartId: basketId, itemId: mug!.id } })).error?.errorId).toBe(
      'GWP403',
    );
    const add = { cartId: basketId, productId: demoGift.productId, upc: demoGift.upc };
    expect((await shopper.call(addItem, { body: { items: [add] } })).error?.errorId).toBe('GWP403');
    await shopper.ok(updateItem, {
      params: { basketId },
      body: { cartId: basketId, itemId: cart.items[0]!.id, qty: 1 },
    });
    expect((await read(basketId)).bonusItems).toEqual([]);
  });

  test.each([
    ['custom', false],
    ['equipment', true],
  ] as const)(
    'promises and gives the gift by one rule: for goods of type %s it is %s [CART-16]',
    async (type, isGiven) => {
      const wanted = await shop.db
        .selectFrom('variant')
        .innerJoin('style', 'style.style_id', 'variant.style_id')
        .select(['variant.product_id as productId', 'variant.upc'])
        .where('product_type', '=', type)
        .where('publish_at', 'is', null)
        .executeTakeFirstOrThrow();
      await shop.setUnits(wanted.upc, 20);
      const cost = (cents: number) =>
        shop.db
          .updateTable('product_price')
          .set({ current: cents, original: cents, historic_best: null })
          .where('product_id', '=', wanted.productId)
          .where('market', '=', 'US')
          .execute();
      await cost(24_999);
      const basketId = await shop.cartWith(shopper, [wanted]);
      const gift = 'GWP-CUP-250';
      const below = await read(basketId);
      expect(below.approachingPromotions.some(({ id }) => id === gift)).toBe(isGiven);
      expect(below.promoSummary.some(({ promotionId }) => promotionId === gift)).toBe(isGiven);
      await cost(25_000);
      const reached = await read(basketId);
      expect(reached.bonusItems.map(({ bonusOf }) => bonusOf)).toEqual(isGiven ? [gift] : []);
      expect(reached.promoSummary.some(({ promotionId }) => promotionId === gift)).toBe(isGiven);
    },
  );

  test('ships the gift with the order from the same stock', async () => {
    const before = await shop.unitsOf(demoGift.upc);
    const probe = await read(await shop.cartWith(shopper, [goods]));
    const cart = await shop.readyCart(shopper, [{ ...goods, qty: Math.ceil(25_000 / probe.items[0]!.price.current) }]);
    const { body } = await shop.place(shopper, cart, '4111111111111111');
    expect(body?.items.map(({ name }) => name)).toContain('Camp Mug');
    expect(await shop.unitsOf(demoGift.upc)).toBe(before - 1);
  });

  const adjust = (basketId: string, body: object, who: Shopper = associate) =>
    who.call(addPriceAdjustment, {
      params: { basketId },
      body: { kind: 'PERCENT', value: 100, reason: 'DAMAGED', ...body } as never,
    });

  test('lets an associate reduce a line or the order within limits, and undo it [CART-26]', async () => {
    const basketId = await shop.cartWith(associate, [{ ...goods, qty: 2 }]);
    const before = await read(basketId, associate);
    const itemId = before.items[0]!.id;
    const row = before.items[0]!.price.rowTotal;
    const added = await adjust(basketId, { itemId, note: 'A scratch' });
    expect(added.status).toBe(200);
    const { adjustmentId } = added.body!;
    const tenth = Math.floor((row * 100 + 500) / 1000);
    expect((await read(basketId, associate)).priceAdjustments).toEqual([
      { adjustmentId, itemId, kind: 'PERCENT', value: 100, reason: 'DAMAGED', note: 'A scratch', price: -tenth },
    ]);
    const change = (value: number) =>
      associate.call(changePriceAdjustment, { params: { basketId, adjustmentId }, body: { value } });
    expect((await change(201)).error).toMatchObject({
      errorId: 'INV703',
      additionalInfo: { most: Math.floor((row * 200 + 500) / 1000) },
    });
    expect((await change(200)).status).toBe(200);
    expect((await adjust(basketId, { itemId, value: 1 })).error?.errorId).toBe('INV703');
    expect((await change(100)).status).toBe(200);
    expect((await adjust(basketId, { kind: 'AMOUNT', value: 500, reason: 'GOODWILL' })).status).toBe(200);
    expect((await read(basketId, associate)).orderPromotions).toMatchObject([{ price: -500 }]);
    expect((await adjust(basketId, { itemId: crypto.randomUUID() })).error?.errorId).toBe('ORD404');
    const remove = () => associate.call(removePriceAdjustment, { params: { basketId, adjustmentId }, body: {} });
    expect((await remove()).status).toBe(200);
    expect((await remove()).error?.errorId).toBe('API404');
    expect((await change(100)).error?.errorId).toBe('API404');
  });

  test('has one limit for a line and the order together [STO-06] [CART-26]', async () => {
    const basketId = await shop.cartWith(associate, [goods, other]);
    const { items } = await read(basketId, associate);
    const [row, otherRow] = items.map(({ price }) => price.rowTotal) as [number, number];
    const fifth = (amount: number) => Math.floor((amount * 200 + 500) / 1000);
    const whole = Math.max(fifth(row + otherRow), fifth(row) + fifth(otherRow));
    const itemId = items[0]!.id;
    expect((await adjust(basketId, { itemId, value: 200 })).status).toBe(200);
    const left = whole - fifth(row);
    const beyond = await adjust(basketId, { kind: 'AMOUNT', value: left + 1 });
    expect(beyond.error).toMatchObject({ errorId: 'INV703', additionalInfo: { most: left } });
    expect((await adjust(basketId, { kind: 'AMOUNT', value: left })).status).toBe(200);
    const another = await adjust(basketId, { itemId: items[1]!.id, value: 10 });
    expect(another.error).toMatchObject({ errorId: 'INV703', additionalInfo: { most: 0 } });
  });

  test('writes down what was adjusted, why, and by whom, for longer than the adjustment [CART-26]', async () => {
    const basketId = await shop.cartWith(associate, [goods]);
    const [item] = (await read(basketId, associate)).items;
    const { adjustmentId } = (await adjust(basketId, { itemId: item!.id, note: 'A scratch' })).body!;
    const at = { params: { basketId, adjustmentId } };
    await associate.ok(changePriceAdjustment, { ...at, body: { value: 50, reason: 'PRICE_MATCH' } });
    await associate.ok(removePriceAdjustment, { ...at, body: {} });
    const written = await shop.db
      .selectFrom('associate_action')
      .select(['call', 'target', 'outcome', 'store_id', 'store_employee_id'])
      .where('call', 'in', ['cart.priceAdjusted', 'cart.adjustmentRemoved'])
      .where('target', 'like', `%${adjustmentId}%`)
      .orderBy('done_at')
      .execute();
    const by = { outcome: 'done', store_id: 'US01', store_employee_id: expect.stringMatching(/^E/) };
    const target = { basketId, adjustmentId, itemId: item!.id, kind: 'PERCENT' };
    const tenth = Math.floor((item!.price.rowTotal * 100 + 500) / 1000);
    const twentieth = Math.floor((item!.price.rowTotal * 50 + 500) / 1000);
    expect(written.map((row) => ({ ...row, target: JSON.parse(row.target) }))).toMatchObject([
      { ...by, call: 'cart.priceAdjusted', target: { ...target, value: '100', reason: 'DAMAGED', amount: `${tenth}` } },
      {
        ...by,
        call: 'cart.priceAdjusted',
        target: { ...target, value: '50', reason: 'PRICE_MATCH', amount: `${twentieth}` },
      },
      { ...by, call: 'cart.adjustmentRemoved', target: { ...target, value: '50', reason: 'PRICE_MATCH' } },
    ]);
    expect(JSON.stringify(written)).not.toContain('scratch');
  });

  test.each([
    ['a fixed reduction', 'after goods were removed', 'AMOUNT', { before: 4, after: 1 }],
    ['a fixed price', 'after goods were added', 'FIXED_PRICE', { before: 1, after: 4 }],
  ] as const)('refuses an order when %s exceeds the limit %s [CART-26] [STO-06]', async (_what, _when, kind, qty) => {
    // A till sells from its shelves as long as they have enough.
    await shop.setUnits(goods.upc, 0, 'US01');
    const { basketId, items } = await shop.readyCart(associate, [{ ...goods, qty: qty.before }]);
    const [line] = items;
    const limitOn = (amount: number) => Math.floor((amount * 200 + 500) / 1000);
    const fifth = limitOn(line!.price.rowTotal);
    const value = kind === 'AMOUNT' ? fifth : line!.price.rowTotal - fifth;
    const { adjustmentId } = (await adjust(basketId, { kind, value, reason: 'GOODWILL' })).body!;
    const prepare = () => associate.call(prepareOrder, { body: { basketId } });
    expect((await prepare()).status).toBe(200);
    await associate.ok(updateItem, {
      params: { basketId },
      body: { cartId: basketId, itemId: line!.id, qty: qty.after },
    });
    const now = await read(basketId, associate);
    const most = limitOn(now.items[0]!.price.rowTotal);
    expect((await prepare()).error).toMatchObject({ errorId: 'INV703', additionalInfo: { most } });
    expect((await shop.place(associate, now, '4111111111111111')).error?.errorId).toBe('INV703');
    await associate.ok(changePriceAdjustment, {
      params: { basketId, adjustmentId },
      body: { value: kind === 'AMOUNT' ? most : now.items[0]!.price.rowTotal - most },
    });
    const { totals } = await read(basketId, associate);
    expect((await shop.place(associate, { ...now, totals }, '4111111111111111')).body).toMatchObject({
      status: 'placed',
    });
  });

  test('lets only associates change prices, and only in their own cart', async () => {
    const basketId = await shop.cartWith(shopper, [goods]);
    expect((await adjust(basketId, {}, shopper)).status).toBe(403);
    expect((await adjust(basketId, {})).error?.errorId).toBe('BSK404');
  });

  const reward = (who: Shopper, basketId: string, points: number | null) =>
    who.call(setReward, { params: { basketId }, body: { appliedLoyaltyVoucher: points === null ? null : { points } } });

  test('applies a member’s voucher in full, and removes it [CHK-12]', async () => {
    const member = await signInAs(shop, 'lena@demo.example');
    const basketId = await shop.cartWith(member, [goods]);
    expect((await read(basketId, member)).loyalty).toMatchObject({
      currentLoyaltyPoints: 1250,
      applicableLoyaltyVouchers: [
        { points: 500, available: true },
        { points: 1000, available: true },
        { points: 2500, available: false },
        { points: 5000 },
      ],
    });
    expect((await reward(member, basketId, 500)).status).toBe(200);
    expect(await read(basketId, member)).toMatchObject({
      totals: { appliedRewards: 500 },
      loyalty: { appliedLoyaltyVoucher: { points: 500, amountInCurrency: 500 } },
    });
    expect((await reward(member, basketId, 2500)).error?.errorId).toBe('REW140');
    expect((await reward(member, basketId, 777)).error?.errorId).toBe('REW140');
    expect((await reward(member, basketId, null)).status).toBe(200);
    expect((await read(basketId, member)).totals.appliedRewards).toBe(0);
  });

  test.each([
    ['a guest', undefined, 'REW401'],
    ['somebody who is no member', 'mara@demo.example', 'REW130'],
    ['a member who has not confirmed', 'uwe@demo.example', 'REW135'],
  ])('refuses a voucher for %s', async (_, email, errorId) => {
    const who = email ? await signInAs(shop, email) : shopper;
    expect((await reward(who, await shop.cartWith(who, [goods]), 500)).error?.errorId).toBe(errorId);
  });

  test('applies the employee discount after the terms are accepted, without other promotions [CHK-25]', async () => {
    const employee = await agentLoginAs(shop, 'emil@demo.example');
    const basketId = await shop.cartWith(employee, [goods]);
    const [item] = (await read(basketId, employee)).items;
    expect(item!.price.priceAfterItemDiscount).toBe(
      item!.price.rowTotal - Math.floor((item!.price.rowTotal * 400 + 500) / 1000),
    );
    const refused = await employee.call(applyCoupon, { body: { cartId: basketId, code: 'WELCOME10' } });
    expect(refused.error?.errorId).toBe('PRM160');
    const newcomer = await agentLoginAs(shop, 'eva@demo.example');
    const [full] = (await read(await shop.cartWith(newcomer, [goods]), newcomer)).items;
    expect(full!.price.priceAfterItemDiscount).toBe(full!.price.rowTotal);
  });

  test('saves items for later, pages and changes them, and moves them back to the cart [CART-13]', async () => {
    const basketId = await shop.cartWith(shopper, [{ ...goods, qty: 2 }, other]);
    const [line] = (await read(basketId)).items;
    const save = (itemIds: string[]) => shopper.call(saveForLater, { params: { basketId }, body: { itemIds } });
    expect((await save([line!.id, crypto.randomUUID()])).error?.errorId).toBe('ORD404');
    const { saveForLaterId } = (await save([line!.id])).body!;
    expect((await read(basketId)).items.map(({ upc }) => upc)).toEqual([other.upc]);
    const list = await shopper.ok(getSavedForLater, { query: { start: 0, count: 1 } });
    expect(list).toMatchObject({
      saveForLaterId,
      total: 1,
      count: 1,
      items: [{ upc: goods.upc, qty: 2, available: true }],
    });
    const itemId = list.items[0]!.itemId;
    await shopper.ok(updateSavedItem, { body: { saveForLaterId, itemId, qty: 3 } });
    await shop.setUnits(goods.upc, 2);
    expect((await shopper.ok(getSavedForLater, {})).items[0]).toMatchObject({ qty: 3, available: false });
    const back = () =>
      shopper.call(addItem, {
        body: { items: [{ ...goods, cartId: basketId, qty: 3, saveForLater: { saveForLaterId, itemId } }] },
      });
    expect((await back()).error?.errorId).toBe('INV410');
    expect((await shopper.ok(getSavedForLater, {})).total).toBe(1);
    await shop.setUnits(goods.upc, 20);
    expect((await back()).status).toBe(200);
    expect((await shopper.ok(getSavedForLater, {})).total).toBe(0);
    expect((await back()).error?.errorId).toBe('ORD404');
  });

  test('changes size or color of what is saved within its style, keeps its gift text, and joins what is there already [CAT-04] [CART-13]', async () => {
    const { rows } = await sql<Sellable>`
      select product_id as "productId", upc from variant where product_id = ${goods.productId} and upc <> ${goods.upc} order by upc limit 1`.execute(
      shop.db,
    );
    const size = rows[0]!;
    await shop.setUnits(size.upc, 20);
    const giftOption = { to: 'Ines', message: 'For the hut.' };
    const { id: basketId } = await shopper.ok(cartWithItem, {
      body: { items: [{ ...goods, qty: 2, giftOption }, size] },
    });
    const itemIds = (await read(basketId)).items.map(({ id }) => id);
    const { saveForLaterId } = await shopper.ok(saveForLater, { params: { basketId }, body: { itemIds } });
    const saved = async () => (await shopper.ok(getSavedForLater, {})).items;
    const gift = (await saved()).find(({ upc }) => upc === goods.upc)!;
    expect(gift.giftOption).toEqual(giftOption);
    const change = (to: Sellable, who = shopper) =>
      who.call(updateSavedItem, { body: { saveForLaterId, itemId: gift.itemId, ...to } });
    expect((await change(other)).error?.errorId).toBe('ORD404');
    expect((await change(size, await shop.guest())).error?.errorId).toBe('ORD404');
    expect((await change(size)).body?.total).toBe(1);
    expect(await saved()).toMatchObject([{ itemId: gift.itemId, upc: size.upc, qty: 2, giftOption }]);
    const back = { ...size, cartId: basketId, qty: 2, saveForLater: { saveForLaterId, itemId: gift.itemId } };
    await shopper.ok(addItem, { body: { items: [back] } });
    expect((await read(basketId)).items).toMatchObject([{ upc: size.upc, qty: 2, giftOption }]);
  });

  test('answers another subject’s list like a missing one; employees have none', async () => {
    const basketId = await shop.cartWith(shopper, [goods]);
    const { saveForLaterId } = await shopper.ok(saveForLater, {
      params: { basketId },
      body: { itemIds: [(await read(basketId)).items[0]!.id] },
    });
    const itemId = (await shopper.ok(getSavedForLater, {})).items[0]!.itemId;
    const stranger = await shop.guest();
    const drop = (who: Shopper, id: string) =>
      who.call(removeSavedItem, { params: { saveForlaterId: id, itemId }, body: {} });
    expect((await drop(stranger, saveForLaterId)).error?.errorId).toBe('ORD404');
    expect((await drop(stranger, crypto.randomUUID())).error?.errorId).toBe('ORD404');
    expect((await drop(shopper, saveForLaterId)).body).toEqual({ saveForLaterId, total: 0 });
    const employee = await agentLoginAs(shop, 'emil@demo.example');
    expect((await employee.call(getSavedForLater, {})).status).toBe(403);
    expect((await employee.call(getFavorites, {})).status).toBe(403);
  });

  test('stores a favorite once, shares the list by link, and removes entries [ACC-13] [ACC-14]', async () => {
    const add = (id: string) => shopper.call(addFavorite, { body: { id } });
    const { favoriteId, itemId } = (await add(goods.productId)).body!;
    expect((await add(goods.productId)).body).toEqual({ favoriteId, itemId, total: 1 });
    expect((await add('TFZZZZZZ')).error?.errorId).toBe('PLP400');
    await add(other.productId);
    expect((await shopper.ok(getFavorites, { query: { count: 1 } })).items.map(({ id }) => id)).toEqual([
      other.productId,
    ]);
    expect(await shopper.ok(getFavorites, {})).not.toHaveProperty('shareToken');
    const { shareToken } = await shopper.ok(shareFavorites, { params: { favoriteId }, body: {} });
    expect((await shopper.ok(getFavorites, {})).shareToken).toBe(shareToken);
    const shared = () => shop.anyone(getSharedFavorites, { params: { favoriteId: shareToken! } });
    expect((await shared()).body?.total).toBe(2);
    const reported = JSON.stringify((await shared()).body);
    for (const secret of [favoriteId, shareToken!, shopper.id]) expect(reported).not.toContain(secret);
    const stranger = await shop.guest();
    expect((await stranger.call(shareFavorites, { params: { favoriteId }, body: {} })).error?.errorId).toBe('PLP400');
    await shopper.ok(shareFavorites, { params: { favoriteId }, body: { shared: false } });
    expect((await shared()).error?.errorId).toBe('PLP400');
    const again = await shopper.ok(shareFavorites, { params: { favoriteId }, body: {} });
    expect(again.shareToken).not.toBe(shareToken);
    expect((await shared()).error?.errorId).toBe('PLP400');
    expect((await stranger.call(removeFavorite, { params: { favoriteId, itemId }, body: {} })).error?.errorId).toBe(
      'PLP400',
    );
    expect((await shopper.ok(removeFavorite, { params: { favoriteId, itemId }, body: {} })).total).toBe(1);
  });

  test('merges a guest’s saved items into the consumer’s once [ACC-02]', async () => {
    const consumer = await shop.guest();
    const own = await shop.cartWith(consumer, [{ ...goods, qty: 1 }]);
    const guests = await shop.cartWith(shopper, [{ ...goods, qty: 2 }, other]);
    await shopper.ok(setShippingAddress, { params: { basketId: guests }, body: { addresses: [seattle] } });
    await shopper.ok(addFavorite, { body: { id: goods.productId } });
    const merge = () =>
      transact(shop.db, (transaction) => mergeGuestCart(transaction, shopper.id, guests, consumer.id));
    expect(await merge()).toEqual({ cartId: own, mergedUnits: 3 });
    expect(await merge()).toBeUndefined();
    const cart = await read(own, consumer);
    expect(cart.items.map(({ upc, qty }) => [upc, qty])).toEqual([
      [goods.upc, 3],
      [other.upc, 1],
    ]);
    expect(cart.shippingAddress?.city).toBe('Seattle');
    expect((await shopper.call(getCart, { params: { basketId: guests } })).error?.errorId).toBe('BSK404');
    for (let round = 0; round < 2; round += 1)
      await transact(shop.db, (transaction) => mergeGuestLists(transaction, shopper.id, consumer.id));
    expect((await consumer.ok(getFavorites, {})).total).toBe(1);
  });
});

import { sql } from 'kysely';
import { getCart, prepareOrder, setBillingAddress, setShippingMethod, updateItem } from 'shared-contracts/calls/cart';
import type { Address, Cart } from 'shared-contracts/calls/cart-entities';
import { placeOrder } from 'shared-contracts/calls/checkout';
import { addPaymentInstrument } from 'shared-contracts/calls/payment';
import { findGoods } from 'shared-contracts/calls/till';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { caughtMails } from './caught-mails.ts';
import { engines } from './databases.ts';
import { issueGiftCard } from './gift-cards.ts';
import { agentLoginAs, type SignedIn } from './people.ts';
import { cards, openShop, type Sellable, type Shop, type Shopper } from './shop.ts';
import { atWarehouse } from './warehouse.ts';

const store = 'US01';
/** Who pays, without an address. */
const named = (email: string): Address => ({
  firstName: 'Mara',
  lastName: 'Lindqvist',
  email,
  addressLine1: '',
  city: '',
  postalCode: '',
  country: 'US',
});

describe.each(engines)('goods that a customer takes along on %s', (engine) => {
  let shop: Shop;
  let goods: Sellable;
  let till: SignedIn;
  beforeAll(async () => {
    shop = await openShop(engine);
    [goods] = (await shop.sellable(1, 20)) as [Sellable];
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    till = await agentLoginAs(shop, 'emil@demo.example', { storeId: store, storeEmployeeId: 'E101' });
    await Promise.all([
      shop.setUnits(goods.upc, 50),
      shop.setUnits(goods.upc, 3, store),
      shop.setUnits(goods.upc, 5, 'US02'),
    ]);
  });

  const read = (who: Shopper, basketId: string) => who.ok(getCart, { params: { basketId } });
  const cartOf = async (who: Shopper, ...items: Parameters<Shop['cartWith']>[1]) =>
    read(who, await shop.cartWith(who, items));
  const places = ({ items }: Cart) => items.map(({ shippingId, qty }) => [shippingId, qty]);
  const bill = (who: Shopper, { basketId }: Cart, email: string) =>
    who.call(setBillingAddress, { params: { basketId }, body: { address: named(email) } });

  test('a till sells off its own shelves, at once and without delivery cost [STO-02] [CART-22]', async () => {
    const cart = await cartOf(till, goods);
    expect(cart.totals.shipping).toBe(0);
    expect(cart.shippingMethods).toMatchObject([
      { shippingId: store, code: 'pickup', storeId: store, isTakenAlong: true },
    ]);
    const [taken] = cart.shippingMethods[0]!.applicableShippingMethods;
    expect(taken).toMatchObject({ code: 'pickup', label: 'Taken along', selected: true });
    expect(taken).not.toHaveProperty('pickup');
    // A shopper elsewhere has to come for it.
    const shopper = await shop.guest();
    const collected = await cartOf(shopper, { ...goods, storeId: store });
    expect(collected.shippingMethods[0]).not.toHaveProperty('isTakenAlong');
    expect(collected.shippingMethods[0]!.applicableShippingMethods[0]).toMatchObject({ label: 'Pick up in store' });
    expect(places(await cartOf(shopper, goods))).toEqual([['me', 1]]);
  });

  test('what the shelves do not have is delivered, as is what the associate says [STO-02]', async () => {
    expect(places(await cartOf(till, { ...goods, qty: 4 }))).toEqual([['me', 4]]);
    expect(places(await cartOf(till, { ...goods, storeId: '' }))).toEqual([['me', 1]]);
    expect(places(await cartOf(till, { ...goods, storeId: 'US02' }))).toEqual([['US02', 1]]);
    const mixed = await cartOf(till, { ...goods, qty: 2 }, { ...goods, qty: 2 }, goods);
    expect(places(mixed)).toEqual([
      [store, 3],
      ['me', 2],
    ]);
    const [line] = mixed.items;
    const body = { cartId: mixed.basketId, itemId: line!.id, storeId: '' };
    await till.ok(updateItem, { params: { basketId: mixed.basketId }, body });
    expect(places(await read(till, mixed.basketId))).toEqual([['me', 5]]);
    const sent = await cartOf(till, goods);
    await till.ok(setShippingMethod, { body: { cartId: sent.basketId, code: 'sts', shippingId: store } });
    expect((await read(till, sent.basketId)).shippingMethods[0]).not.toHaveProperty('isTakenAlong');
  });

  test('a card pays with no more than a name and an email, and the goods are handed over with the order [STO-02] [ORD-03]', async () => {
    const email = `${crypto.randomUUID()}@example.org`;
    const cart = await cartOf(till, { ...goods, qty: 2 });
    expect((await bill(till, cart, email)).status).toBe(200);
    await till.ok(prepareOrder, { body: { basketId: cart.basketId } });
    const order = (await shop.place(till, cart, cards.approve)).body!;
    expect(order).toMatchObject({
      email,
      inStoreSalesInfo: { storeId: store },
      totals: { shipping: 0 },
      shipments: [
        {
          storeId: store,
          isTakenAlong: true,
          status: 'collected',
          shippingMethod: { code: 'pickup', label: 'Taken along' },
          events: [{ status: 'received' }, { status: 'collected' }],
        },
      ],
      actions: { cancellable: false, returnable: true },
    });
    expect(await shop.unitsOf(goods.upc, store)).toBe(1);
    const [mail] = await expect
      .poll(() => caughtMails(shop, email))
      .toHaveLength(1)
      .then(() => caughtMails(shop, email));
    expect(mail!.text).toContain('This is your receipt for what you took along today.');
    // Nobody packs it a second time.
    const isSent = async () =>
      (
        await sql`select from outbox where kind = 'warehouse-shipments' and payload->>'orderNumber' = ${order.orderNumber} and sent_at is not null`.execute(
          shop.db,
        )
      ).rows.length;
    await expect.poll(isSent).toBe(1);
    expect(await atWarehouse(order)).toBeUndefined();
  });

  test('without an address a card is refused elsewhere, and a gift card is not [CHK-08]', async () => {
    const shopper = await shop.guest();
    const cart = await cartOf(shopper, { ...goods, storeId: store });
    const email = `${crypto.randomUUID()}@example.org`;
    expect((await bill(shopper, cart, email)).status).toBe(200);
    expect((await shop.place(shopper, cart, cards.approve)).error?.errorId).toBe('BIL400');
    const mixed = await cartOf(till, { ...goods, storeId: 'US02' }, goods);
    await bill(till, mixed, email);
    expect((await shop.place(till, mixed, cards.approve)).error?.errorId).toBe('BIL400');
    const { body } = await issueGiftCard(shop, cart.totals.total);
    await shopper.ok(addPaymentInstrument, { params: { basketId: cart.basketId }, body });
    const placed = await shopper.call(placeOrder, {
      body: {
        cartId: cart.basketId,
        expectedTotal: cart.totals.total,
        paymentMethod: { code: 'GIFT_CARD', additionalData: {} },
      },
    });
    expect(placed.body).toMatchObject({ email, billingAddress: { addressLine1: '' } });
  });

  test.each([
    ['no name at all', { firstName: '', lastName: '' }, 'PYT406', 'firstName'],
    ['a name that is none', { firstName: '1' }, 'CHK380', 'firstName'],
    ['a street without a city', { addressLine1: '12 Alder Street' }, 'PYT406', 'city'],
  ] as const)('a bill is refused with %s [CHK-08]', async (_, wrong, errorId, field) => {
    const { basketId } = await cartOf(till, goods);
    const address = { ...named('mara@example.org'), ...wrong };
    expect((await till.call(setBillingAddress, { params: { basketId }, body: { address } })).error).toMatchObject({
      errorId,
      field,
    });
  });

  describe('a printed code at a till [STO-05]', () => {
    const find = async (who: SignedIn, code: string) => who.ok(findGoods, { query: { code } });

    test('names the goods, and says where they are, nearest stores first', async () => {
      const { goods: found } = await find(till, goods.upc);
      expect(found).toMatchObject({
        productId: goods.productId,
        upc: goods.upc,
        url: expect.stringContaining(goods.productId),
        price: { currency: 'USD' },
        here: 3,
        toSend: 50,
      });
      expect(found!.elsewhere).toContainEqual(expect.objectContaining({ storeId: 'US02', units: 5 }));
      const ids = found!.elsewhere.map(({ storeId }) => storeId);
      expect(ids).not.toContain(store);
      expect(ids.length).toBeLessThanOrEqual(5);
      const distances = found!.elsewhere.map(({ distanceKm }) => distanceKm);
      expect(distances).toEqual(distances.toSorted((a, b) => a - b));
      await shop.setUnits(goods.upc, 0, store);
      expect((await find(till, goods.upc)).goods).toMatchObject({ here: 0 });
    });

    test('may have more or fewer leading zeros', async () => {
      expect((await find(till, `0${goods.upc}`)).goods).toMatchObject({ upc: goods.upc });
    });

    test('that no goods carry finds nothing, and goods of other countries are said to be foreign', async () => {
      expect(await find(till, '4006381333931')).toEqual({});
      const { productId } = goods;
      const price = await shop.db
        .deleteFrom('product_price')
        .where('product_id', '=', productId)
        .where('market', '=', 'US')
        .returningAll()
        .executeTakeFirstOrThrow();
      expect(await find(till, goods.upc)).toEqual({ isForeign: true });
      await shop.db.insertInto('product_price').values(price).execute();
    });

    test('is looked up for associates only', async () => {
      const shopper = await shop.guest();
      expect((await shopper.call(findGoods, { query: { code: goods.upc } })).error?.errorId).toBe('AUT404');
    });
  });
});

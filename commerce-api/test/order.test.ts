import { sql } from 'kysely';
import { applyCoupon, getCart } from 'shared-contracts/calls/cart';
import { getPurchase, patchOrder, trackOrder } from 'shared-contracts/calls/checkout';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caughtMails } from './caught-mails.ts';
import { engines } from './databases.ts';
import { cards, openShop, providerRecord, type Sellable, type Shop, seattle, tokenise } from './shop.ts';

const rows = async (shop: Shop, query: ReturnType<typeof sql<{ count: number }>>) =>
  (await query.execute(shop.db)).rows[0]?.count ?? 0;
const countOrders = (shop: Shop, cartId: string) =>
  rows(shop, sql`select cast(count(*) as integer) as count from orders where cart_id = ${cartId}`);

describe.each(engines)('orders on %s', (engine) => {
  let shop: Shop;
  let item: Sellable;
  let scarce: Sellable;
  beforeAll(async () => {
    shop = await openShop(engine);
    const items = await shop.sellable(2, 20);
    item = items[0]!;
    scarce = items[1]!;
    await shop.setUnits(item.upc, 1000);
  });
  afterAll(() => shop.close());

  const capturedOf = async (cartId: string) => {
    const placement = await shop.db
      .selectFrom('placement')
      .select('placement_id')
      .where('cart_id', '=', cartId)
      .where('state', '=', 'done')
      .executeTakeFirstOrThrow();
    return (await providerRecord(`${placement.placement_id}:0:authorise`))?.captured;
  };

  test('takes the stock, captures the payment, closes the cart and stores the order [CHK-19]', async () => {
    const shopper = await shop.guest();
    const before = await shop.unitsOf(item.upc);
    const cart = await shop.readyCart(shopper, [{ ...item, qty: 2 }]);
    const { body: order } = await shop.place(shopper, cart, cards.approve);
    expect(order).toMatchObject({
      status: 'placed',
      email: 'mara@example.org',
      paymentMethod: [
        { code: 'CREDIT_CARD', amount: cart.totals.total, additionalData: { brand: 'visa', lastFour: '1111' } },
      ],
    });
    expect(order?.totals.total).toBe(cart.totals.total);
    expect(await shop.unitsOf(item.upc)).toBe(before - 2);
    expect(await capturedOf(cart.basketId)).toBe(cart.totals.total);
    expect((await shopper.call(getCart, { params: { basketId: cart.basketId } })).error?.errorId).toBe('BSK404');
    expect(await shopper.ok(getPurchase, { params: { orderId: order!.orderNumber } })).toEqual(order);
    expect(
      await shop.read(trackOrder, { body: { orderNumber: order!.orderNumber, email: 'MARA@example.org' } }),
    ).toEqual(order);
  });

  test('hides an order from everyone else, and treats a wrong email like a wrong number', async () => {
    const shopper = await shop.guest();
    const { body: order } = await shop.place(shopper, await shop.readyCart(shopper, [item]), cards.approve);
    const stranger = await shop.guest();
    expect((await stranger.call(getPurchase, { params: { orderId: order!.orderNumber } })).error?.errorId).toBe(
      'ORD409',
    );
    const wrongEmail = await shop.anyone(trackOrder, {
      body: { orderNumber: order!.orderNumber, email: 'eve@example.org' },
    });
    const wrongNumber = await shop.anyone(trackOrder, {
      body: { orderNumber: 'TF-0000-0000', email: 'mara@example.org' },
    });
    expect(wrongEmail).toEqual(wrongNumber);
    expect(
      (await shop.anyone(trackOrder, { body: { orderNumber: order!.orderNumber, email: 'mara' } })).error?.errorId,
    ).toBe('ORD400');
    expect(
      (
        await shopper.call(patchOrder, {
          params: { orderNumber: order!.orderNumber },
          body: { paymentMethod: { code: 'CREDIT_CARD', additionalData: {} } },
        })
      ).error?.errorId,
    ).toBe('ORD409');
  });

  test.each([
    ['a declined card', cards.decline, 'PAY400'],
    ['insufficient funds', cards.noFunds, 'PAY400'],
    ['a suspected fraud', cards.fraud, 'PYT402'],
    ['an expired card', cards.expired, 'FE309'],
  ])('leaves cart and stock unchanged after %s, and accepts another card', async (_, card, errorId) => {
    const shopper = await shop.guest();
    const before = await shop.unitsOf(item.upc);
    const cart = await shop.readyCart(shopper, [item]);
    expect((await shop.place(shopper, cart, card)).error?.errorId).toBe(errorId);
    expect(await shop.unitsOf(item.upc)).toBe(before);
    expect((await shopper.ok(getCart, { params: { basketId: cart.basketId } })).totals).toEqual(cart.totals);
    expect((await shop.place(shopper, cart, cards.approve)).status).toBe(200);
  });

  test('places one order with one capture for a double click, a reload and another tab [CHK-19]', async () => {
    const shopper = await shop.guest();
    const before = await shop.unitsOf(item.upc);
    const cart = await shop.readyCart(shopper, [item]);
    const token = await tokenise(cards.approve);
    const key = crypto.randomUUID();
    const outcomes = await Promise.all(
      [key, key, key, crypto.randomUUID(), crypto.randomUUID()].map((each) =>
        shop.placeWith(shopper, cart, token, each),
      ),
    );
    expect(new Set(outcomes.map(({ body }) => body?.orderNumber)).size).toBe(1);
    expect(outcomes.every(({ status }) => status === 200)).toBe(true);
    expect(await countOrders(shop, cart.basketId)).toBe(1);
    expect(await capturedOf(cart.basketId)).toBe(cart.totals.total);
    expect(await shop.unitsOf(item.upc)).toBe(before - 1);
  });

  test('repeats a refusal under its key, and refuses the key with another card', async () => {
    const shopper = await shop.guest();
    const cart = await shop.readyCart(shopper, [item]);
    const [bad, good] = [await tokenise(cards.decline), await tokenise(cards.approve)];
    const key = crypto.randomUUID();
    expect((await shop.placeWith(shopper, cart, bad, key)).error?.errorId).toBe('PAY400');
    expect((await shop.placeWith(shopper, cart, bad, key)).error?.errorId).toBe('PAY400');
    expect((await shop.placeWith(shopper, cart, good, key)).error?.errorId).toBe('API422');
  });

  test('sells the last unit to one of two buyers and tells the other [CHK-19]', async () => {
    await shop.setUnits(scarce.upc, 5);
    const buyers = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const shopper = await shop.guest();
        return { shopper, cart: await shop.readyCart(shopper, [scarce]) };
      }),
    );
    await shop.setUnits(scarce.upc, 1);
    const token = await tokenise(cards.approve);
    const outcomes = await Promise.all(
      buyers.map(({ shopper, cart }) => shop.placeWith(shopper, cart, token, crypto.randomUUID())),
    );
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { error } of outcomes.filter(({ status }) => status !== 200)) expect(error?.errorId).toBe('INV700');
    expect(await shop.unitsOf(scarce.upc)).toBe(0);
  });

  test('refuses an order when the total differs from the one seen, and reports the new one [CHK-19]', async () => {
    const shopper = await shop.guest();
    const cart = await shop.readyCart(shopper, [item]);
    const stale = { ...cart, totals: { ...cart.totals, total: cart.totals.total - 100 } };
    expect((await shop.place(shopper, stale, cards.approve)).error).toMatchObject({
      errorId: 'TAX310',
      additionalInfo: { total: cart.totals.total },
    });
  });

  test('grants the last use of a coupon once, and restores it when the payment fails', async () => {
    await shop.db
      .insertInto('coupon')
      .values({
        code: `LAST-${engine.toUpperCase()}`,
        promotion_id: 'WELCOME-10',
        starts_at: null,
        ends_at: null,
        use_limit: 1,
        // All of them share an address and a card.
        per_shopper: null,
      })
      .execute();
    const code = `LAST-${engine.toUpperCase()}`;
    const buyers = await Promise.all(
      Array.from({ length: 2 }, async () => {
        const shopper = await shop.guest();
        const { basketId } = await shop.readyCart(shopper, [item]);
        await shopper.ok(applyCoupon, { body: { cartId: basketId, code } });
        return { shopper, cart: await shopper.ok(getCart, { params: { basketId } }) };
      }),
    );
    const [a, b] = [buyers[0]!, buyers[1]!];
    expect((await shop.place(a.shopper, a.cart, cards.decline)).error?.errorId).toBe('PAY400');
    expect((await shop.place(a.shopper, a.cart, cards.approve)).status).toBe(200);
    expect((await shop.place(b.shopper, b.cart, cards.approve)).error?.errorId).toBe('TAX310');
    const again = await shop.guest();
    const { basketId } = await shop.readyCart(again, [item]);
    expect((await again.call(applyCoupon, { body: { cartId: basketId, code } })).error?.errorId).toBe('PRM140');
  });

  test.each([
    ['a lost answer to an executed request', cards.failAfterWork],
    ['an answer that comes after the time-out', cards.slow],
    ['a capture that the provider postpones', cards.captureLater],
  ])('ends in one captured order after %s', async (_, card) => {
    const shopper = await shop.guest();
    const cart = await shop.readyCart(shopper, [item]);
    expect((await shop.place(shopper, cart, card)).status).toBe(200);
    for (let round = 0; round < 4; round += 1) {
      await sql`update placement set leased_until = now() - interval '1 second' where cart_id = ${cart.basketId} and state <> 'done'`.execute(
        shop.db,
      );
      shop.service.worker.nudge();
      await expect
        .poll(
          async () =>
            (
              await shop.db
                .selectFrom('placement')
                .select('leased_until')
                .where('cart_id', '=', cart.basketId)
                .where('state', '=', 'committed')
                .where('leased_until', '<', new Date())
                .execute()
            ).length,
        )
        .toBe(0);
    }
    expect(await capturedOf(cart.basketId)).toBe(cart.totals.total);
    expect(await countOrders(shop, cart.basketId)).toBe(1);
  });

  test('emails the confirmation in the language of the order', async () => {
    const shopper = await shop.guest();
    const { body: order } = await shop.place(shopper, await shop.readyCart(shopper, [item]), cards.approve);
    const subjects = async () => (await caughtMails(shop, seattle.email!)).map(({ subject }) => subject);
    await expect.poll(subjects).toContain(`Your order ${order!.orderNumber}`);
  });
});

describe.each(engines)('without a card provider on %s', (engine) => {
  test('charges nobody, returns goods and cart immediately, and settles the payment later', async () => {
    const shop = await openShop(engine, { providerUrl: 'http://127.0.0.1:1' });
    const [item] = await shop.sellable();
    const shopper = await shop.guest();
    const before = await shop.unitsOf(item!.upc);
    const cart = await shop.readyCart(shopper, [item!]);
    expect((await shop.place(shopper, cart, cards.approve)).error?.errorId).toBe('PAY400');
    expect(await shop.unitsOf(item!.upc)).toBe(before);
    expect((await shopper.ok(getCart, { params: { basketId: cart.basketId } })).items).toHaveLength(1);
    const states = await shop.db.selectFrom('placement').select('state').where('cart_id', '=', cart.basketId).execute();
    expect(states).toEqual([{ state: 'undoing' }]);
    await shop.close();
  });
});

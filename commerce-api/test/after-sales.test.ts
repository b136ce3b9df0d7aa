import { sql } from 'kysely';
import {
  addItem,
  cartWithItem,
  getCart,
  setBillingAddress,
  setShippingAddress,
  setShippingMethod,
} from 'shared-contracts/calls/cart';
import { setReward } from 'shared-contracts/calls/cart-adjustments';
import { getPurchase, type Order, trackOrder } from 'shared-contracts/calls/checkout';
import {
  cancelOrder,
  downloadInvoice,
  purchaseHistory,
  resendGiftCardEmail,
  returnLabel,
  returnLabelAgain,
} from 'shared-contracts/calls/orders';
import { addPaymentInstrument, giftCardBalance } from 'shared-contracts/calls/payment';
import { type OrderStage, orderStages, type ShipmentStatus } from 'shared-contracts/entities/order-status';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { personalAccount } from '../src/ledger/accounts.ts';
import { findOrder } from '../src/order/orders.ts';
import { caughtMails } from './caught-mails.ts';
import { engines } from './databases.ts';
import { demoCardNumber, demoPin } from './demo-brand.ts';
import { agentLoginAs, signInAs } from './people.ts';
import { refundsOf } from './refunds-of.ts';
import { reportedTime } from './reported-time.ts';
import { cards, openShop, providerRecord, type Sellable, type Shop, type Shopper, seattle } from './shop.ts';
import { parcel, type Report } from './warehouse.ts';

describe.each(engines)('after-sales on %s', (engine) => {
  let shop: Shop;
  let items: readonly Sellable[];
  const time = reportedTime();
  let shopper: Shopper;
  beforeAll(async () => {
    shop = await openShop(engine, { now: () => time.now() });
    items = await shop.sellable(2, 20);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    time.reset();
    shopper = await shop.guest();
  });

  const placed = (wanted: Parameters<Shop['buy']>[1], who = shopper) => shop.buy(who, wanted);
  const buy = (who: Shopper, qty = 1): Promise<Order> =>
    placed(
      items.map((item) => ({ ...item, qty })),
      who,
    );
  const read = (who: Shopper, orderId: string) => who.ok(getPurchase, { params: { orderId } });
  const booksOf = async (orderNumber: string) => {
    const { placement_id } = await shop.db
      .selectFrom('placement')
      .select('placement_id')
      .where('order_number', '=', orderNumber)
      .executeTakeFirstOrThrow();
    return {
      placement_id,
      payments: await shop.db
        .selectFrom('payment')
        .selectAll()
        .where('order_number', '=', orderNumber)
        .orderBy('position')
        .execute(),
    };
  };
  const later = (hours: number, order: Order, event: Report) => time.later(shop, hours, order, event);
  const deliver = (order: Order) => time.deliver(shop, order);

  test('refunds a cancelled order in full, once, however often it is requested [ORD-04]', async () => {
    const before = await shop.unitsOf(items[0]!.upc);
    const { orderNumber, totals } = await buy(shopper, 2);
    const key = crypto.randomUUID();
    const answers = await Promise.all(
      [key, key, crypto.randomUUID()].map((each) =>
        shopper.call(cancelOrder, { body: { orderNumber } }, { key: each }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    for (const { status, error } of answers) if (status !== 200) expect(error?.errorId).toBe('ORD410');
    const after = await read(shopper, orderNumber);
    expect(after).toMatchObject({ status: 'cancelled', actions: { cancellable: false } });
    expect(after.shipments.map(({ status }) => status)).toEqual(['cancelled']);
    await expect
      .poll(() => refundsOf(shopper, orderNumber))
      .toMatchObject([{ code: 'CREDIT_CARD', amount: totals.total, status: 'done' }]);
    expect(await shop.unitsOf(items[0]!.upc)).toBe(before);
    const { placement_id } = await booksOf(orderNumber);
    expect(await providerRecord(`${placement_id}:0:authorise`)).toMatchObject({
      captured: totals.total,
      refunded: totals.total,
    });
    expect((await shopper.call(cancelOrder, { body: { orderNumber } })).error?.errorId).toBe('ORD410');
  });

  test('refunds behind any number of payments that were not captured [ORD-04]', async () => {
    const stuck = await buy(shopper, 1);
    const { payments } = await booksOf(stuck.orderNumber);
    const { payment_id } = payments[0]!;
    await sql`update payment set state = 'authorised' where payment_id = ${payment_id}`.execute(shop.db);
    const { rows } = await sql<{ id: string }>`
      insert into order_reversal (reversal_id, order_number, kind, state, lines, amount)
      values (gen_random_uuid(), ${stuck.orderNumber}, 'return', 'refunding', '[]', 25) returning reversal_id as id`.execute(
      shop.db,
    );
    await sql`
      insert into refund (refund_id, reversal_id, order_number, payment_id, amount, state, due_at)
      select gen_random_uuid(), ${rows[0]!.id}, ${stuck.orderNumber}, ${payment_id}, 1, 'planned', now() - interval '1 day'
      from generate_series(1, 25)`.execute(shop.db);
    const { orderNumber } = await buy(shopper, 1);
    const books = await booksOf(orderNumber);
    await sql`
      insert into refund (refund_id, reversal_id, order_number, payment_id, amount, state)
      values (gen_random_uuid(), ${rows[0]!.id}, ${orderNumber}, ${books.payments[0]!.payment_id}, 7, 'planned')`.execute(
      shop.db,
    );
    const stateOf = async () => {
      shop.service.worker.nudge();
      const found = await sql<{ state: string }>`
        select state from refund where order_number = ${orderNumber}`.execute(shop.db);
      return found.rows.map(({ state }) => state);
    };
    await expect.poll(stateOf).toEqual(['done']);
    await sql`delete from refund where reversal_id = ${rows[0]!.id}`.execute(shop.db);
    await sql`delete from order_reversal where reversal_id = ${rows[0]!.id}`.execute(shop.db);
  });

  test('refunds exactly the amount paid when lines are cancelled one by one, with the gifts last [ORD-04]', async () => {
    const order = await buy(shopper, 3);
    for (const { id } of order.items.filter(({ priceAfterOrderDiscount }) => priceAfterOrderDiscount > 0))
      for (const qty of [1, 2])
        await shopper.ok(cancelOrder, { body: { orderNumber: order.orderNumber, lines: [{ itemId: id, qty }] } });
    const after = await read(shopper, order.orderNumber);
    expect(after.status).toBe('cancelled');
    expect(after.refunds?.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.totals.total);
    expect(after.refunds).toHaveLength(4);
  });

  test('rejects cancelling too many units, a line twice, or a line of another order', async () => {
    const order = await buy(shopper, 2);
    const id = order.items[0]!.id;
    const cancel = (lines: { itemId: string; qty: number }[]) =>
      shopper.call(cancelOrder, { body: { orderNumber: order.orderNumber, lines } });
    expect((await cancel([{ itemId: id, qty: 3 }])).error?.errorId).toBe('ORD410');
    expect((await cancel([{ itemId: crypto.randomUUID(), qty: 1 }])).error?.errorId).toBe('ORD410');
    expect(
      (
        await cancel([
          { itemId: id, qty: 2 },
          { itemId: id, qty: 2 },
        ])
      ).error?.errorId,
    ).toBe('API422');
    expect((await read(shopper, order.orderNumber)).refunds).toEqual([]);
  });

  test('refunds the card before the gift card', async () => {
    const number = demoCardNumber('USD', 'second');
    const balance = async () =>
      (await shopper.ok(giftCardBalance, { body: { c_gcCardNumber: number, c_gcPin: demoPin } })).balance;
    const before = await balance();
    const cart = await shop.readyCart(shopper, [{ ...items[0]!, qty: 2 }]);
    await shopper.ok(addPaymentInstrument, {
      params: { basketId: cart.basketId },
      body: { payment_method_id: 'GIFT_CARD', c_gcCardNumber: number, c_gcPin: demoPin },
    });
    const order = (await shop.place(shopper, cart, cards.approve)).body!;
    expect(await balance()).toBe(0);
    await shopper.ok(cancelOrder, {
      body: { orderNumber: order.orderNumber, lines: [{ itemId: order.items[0]!.id, qty: 1 }] },
    });
    expect((await read(shopper, order.orderNumber)).refunds?.map(({ code }) => code)).toEqual(['CREDIT_CARD']);
    await shopper.ok(cancelOrder, { body: { orderNumber: order.orderNumber } });
    expect(await balance()).toBe(before);
    const { payments } = await booksOf(order.orderNumber);
    expect(payments.map(({ refunded, amount }) => refunded === amount)).toEqual([true, true]);
  });

  test('packs, ships and delivers parcels; afterwards allows returns but no cancellation [ORD-03] [ORD-05]', async () => {
    const order = await buy(shopper, 2);
    const { orderNumber } = order;
    const label = (lines: object[]) =>
      shopper.call(returnLabel, { params: { orderId: orderNumber }, body: { lines: lines as never } });
    const wanted = [{ itemId: order.items[0]!.id, qty: 1, reason: 'too-small' }];
    expect((await label(wanted)).error?.errorId).toBe('RTN500');
    expect(order.items[0]).toMatchObject({ upc: items[0]!.upc, cancellableQty: 2 });
    await later(2, order, { type: 'shipment.packed' });
    expect(await shopper.call(cancelOrder, { body: { orderNumber } })).toMatchObject({
      status: 409,
      error: { errorId: 'ORD410', message: expect.stringContaining('can no longer be cancelled') },
    });
    await later(6, order, { type: 'shipment.shipped', ...parcel });
    expect((await read(shopper, orderNumber)).shipments[0]?.trackingUrl).toMatch(/^https:/);
    await later(24 * 20, order, { type: 'parcel.delivered' });
    expect((await read(shopper, orderNumber)).shipments[0]?.status).toBe('delivered');
    const { body } = await label(wanted);
    expect(Buffer.from(body!.label.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    const tooMany = await label([{ ...wanted[0], qty: 2 }]);
    expect(tooMany).toMatchObject({ status: 409, error: { errorId: 'RTN500' } });
    expect(tooMany.error?.message).toContain('cannot be returned, or not in this quantity');
    const announced = await read(shopper, orderNumber);
    expect(announced.refunds).toEqual([]);
    expect(announced.items.map(({ cancellableQty }) => cancellableQty)).not.toContain(2);
    await later(24 * 24, order, { type: 'return.received', returnId: body!.returnId });
    const refunded = async () => (await refundsOf(shopper, orderNumber)).map(({ amount, status }) => [amount, status]);
    await expect.poll(refunded).toEqual([[body!.refundAmount, 'done']]);
    // Visits in between keep the session.
    for (let visits = 0; visits < 3; visits += 1) {
      time.wait(20);
      await read(shopper, orderNumber);
    }
    expect((await label([{ ...wanted[0], itemId: order.items[1]!.id }])).error?.errorId).toBe('RTN500');
  });

  test('keeps the label of a return until the parcel has arrived, and mails it [ORD-05]', async () => {
    const order = await buy(shopper);
    const { orderNumber } = order;
    await deliver(order);
    const { items: lines } = await read(shopper, orderNumber);
    const { returnId, label } = await shopper.ok(returnLabel, {
      params: { orderId: orderNumber },
      body: { lines: lines.map(({ id, qty }) => ({ itemId: id, qty, reason: 'too-small' as const })) },
    });
    const again = (who: Shopper, of = returnId, email?: string) =>
      who.call(returnLabelAgain, {
        params: { orderId: orderNumber },
        body: { returnId: of, ...(email ? { email } : {}) },
      });
    const { body } = await again(shopper);
    expect(body).toMatchObject({ qr: { path: expect.stringMatching(/^M/) }, label: { fileName: label.fileName } });
    const { code } = body!;
    expect(label.fileName).toBe(`${code}.pdf`);
    const stranger = await shop.guest();
    expect((await again(stranger)).error?.errorId).toBe('ORD409');
    expect((await again(stranger, returnId, 'nobody')).error?.errorId).toBe('ORD400');
    expect((await again(stranger, returnId, seattle.email!)).body?.code).toBe(code);
    const other = await buy(shopper);
    const foreign = { params: { orderId: other.orderNumber }, body: { returnId } };
    expect((await shopper.call(returnLabelAgain, foreign)).error?.errorId).toBe('ORD409');
    const mail = async () => (await caughtMails(shop, seattle.email!)).find(({ text }) => text.includes(code));
    await expect.poll(mail).toMatchObject({
      subject: `Your return label: order ${orderNumber}`,
      text: expect.stringContaining(`/en-us/account/orders/${orderNumber}`),
      attachments: [{ filename: label.fileName }],
    });
    const stageOf = async () => (await shopper.ok(purchaseHistory, { body: { search: orderNumber } })).orders[0]?.stage;
    expect(await stageOf()).toBe('delivered');
    await later(72, order, { type: 'return.received', returnId });
    expect((await again(shopper)).error?.errorId).toBe('RTN410');
    expect(await stageOf()).toBe('returned');
    // What cannot be sent back does not count; what can still be, does.
    const goods = (type: string) => ({ product_type: type, returned_qty: 0 });
    const change = (values: object, at = 0) =>
      shop.db.updateTable('order_line').set(values).where('line_id', '=', lines[at]!.id).execute();
    await change(goods('digital'));
    expect(await stageOf()).toBe('returned');
    await change(goods('apparel'));
    expect(await stageOf()).toBe('delivered');
    await change({ cancelled_qty: lines[0]!.qty });
    expect(await stageOf()).toBe('returned');
  });

  test('lets a guest cancel and return by number and email, and treats a wrong email like a wrong number [ORD-02]', async () => {
    const { orderNumber } = await buy(shopper);
    const other = await shop.guest();
    const missing = 'TF-2222-3333';
    for (const [call, input] of [
      [cancelOrder, (email: string, number: string) => ({ body: { orderNumber: number, email } })],
      [downloadInvoice, (email: string, number: string) => ({ body: { orderNumber: number, email } })],
      [resendGiftCardEmail, (email: string, number: string) => ({ body: { orderNumber: number, email } })],
      [trackOrder, (email: string, number: string) => ({ body: { orderNumber: number, email } })],
    ] as const) {
      const wrong = await other.call(call, input('eve@example.org', orderNumber) as never);
      const none = await other.call(call, input(seattle.email!, missing) as never);
      expect(wrong.error?.errorId).toBe('ORD409');
      expect(none.error).toEqual(wrong.error);
      expect((await other.call(call, input('no-email', orderNumber) as never)).error?.errorId).toBe('ORD400');
    }
    expect((await other.call(cancelOrder, { body: { orderNumber } })).error?.errorId).toBe('ORD409');
    expect((await other.call(cancelOrder, { body: { orderNumber, email: seattle.email! } })).status).toBe(200);
  });

  test('finds an order by its address in the form in which addresses of accounts are compared', async () => {
    const { orderNumber } = await buy(shopper);
    const email = ` ${seattle.email!.toUpperCase()}\u200b`;
    expect((await findOrder(shop.db, orderNumber, { email })).order.orderNumber).toBe(orderNumber);
  });

  test.each([
    [['received'], 'placed'],
    [['packed', 'received'], 'placed'],
    [['shipped', 'packed'], 'shipped'],
    [['delivered', 'packed'], 'shipped'],
    [['delivered', 'shipped'], 'shipped'],
    [['ready', 'shipped'], 'ready'],
    [['collected', 'ready'], 'ready'],
    [['delivered', 'collected'], 'delivered'],
    [['delivered', 'cancelled'], 'delivered'],
    [['delivered digital', 'received'], 'placed'],
    [['delivered digital', 'shipped'], 'shipped'],
    [['delivered digital'], 'delivered'],
    [['collected by hand', 'received'], 'placed'],
    [['collected by hand'], 'delivered'],
  ] as const)('tells the stage of an order with shipments that are %j: %s [ORD-01]', async (statuses, stage) => {
    const who = await shop.guest();
    const { orderNumber } = await buy(who);
    const [first] = await shop.db.selectFrom('shipment').selectAll().where('order_number', '=', orderNumber).execute();
    const row = { ...first!, events: JSON.stringify(first!.events) };
    await shop.db.deleteFrom('shipment').where('order_number', '=', orderNumber).execute();
    await shop.db
      .insertInto('shipment')
      .values(
        statuses.map((described, index) => {
          const [status, ...more] = described.split(' ') as [ShipmentStatus, ...string[]];
          return {
            ...row,
            shipment_id: `s${index + 1}`,
            status,
            ...(more[0] === 'digital' ? { code: 'digital' } : {}),
          };
        }),
      )
      .execute();
    if (statuses[0] === 'collected by hand')
      await sql`update orders set body = jsonb_set(body, '{shipments,0,isTakenAlong}', 'true') where order_number = ${orderNumber}`.execute(
        shop.db,
      );
    const { orders } = await who.ok(purchaseHistory, { body: {} });
    expect(orders.map((order) => order.stage)).toEqual([stage]);
    const found = async (asked: OrderStage) => (await who.ok(purchaseHistory, { body: { stage: asked } })).total;
    expect(await Promise.all(orderStages.map(found))).toEqual(orderStages.map((asked) => (asked === stage ? 1 : 0)));
  });

  test('lists the subject’s orders newest first, in pages, with filters [ORD-01]', async () => {
    const numbers = [
      (await buy(shopper)).orderNumber,
      (await buy(shopper)).orderNumber,
      (await buy(shopper)).orderNumber,
    ];
    const history = (body: object) => shopper.ok(purchaseHistory, { body });
    const first = await history({ count: 2 });
    expect(first).toMatchObject({ total: 3, start: 0, count: 2 });
    expect(first.orders.map(({ orderNumber }) => orderNumber)).toEqual([numbers[2], numbers[1]]);
    expect((await history({ start: 2, count: 2 })).orders.map(({ orderNumber }) => orderNumber)).toEqual([numbers[0]]);
    expect(await history({ start: 5 })).toMatchObject({ total: 3, orders: [] });
    await shopper.ok(cancelOrder, { body: { orderNumber: numbers[0]! } });
    expect((await history({ status: 'cancelled' })).orders.map(({ orderNumber }) => orderNumber)).toEqual([numbers[0]]);
    expect((await history({ stage: 'cancelled' })).orders.map(({ orderNumber }) => orderNumber)).toEqual([numbers[0]]);
    expect((await history({ search: numbers[1]!.toLowerCase() })).total).toBe(1);
    expect((await history({ search: numbers[1]!.toLowerCase().replaceAll('-', '') })).total).toBe(1);
    expect((await history({ search: '%' })).total).toBe(0);
    expect((await history({ from: '2020-01-01', to: '2020-12-31' })).total).toBe(0);
    expect((await (await shop.guest()).ok(purchaseHistory, { body: {} })).total).toBe(0);
  });

  test('returns the invoice as a PDF in the caller’s language [ORD-06]', async () => {
    const { orderNumber } = await buy(shopper);
    const file = await shopper.ok(downloadInvoice, { body: { orderNumber } });
    expect(file.fileName).toBe(`${orderNumber}.pdf`);
    expect(Buffer.from(file.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('pays delivery back with the last goods, whether they were cancelled or sent back [ORD-04] [ORD-05]', async () => {
    const cart = await shop.readyCart(shopper, [{ ...items[0]!, qty: 3 }]);
    await shopper.ok(setShippingMethod, { body: { cartId: cart.basketId, code: 'express', shippingId: 'me' } });
    const priced = await shopper.ok(getCart, { params: { basketId: cart.basketId } });
    const order = (await shop.place(shopper, priced, cards.approve)).body!;
    const { orderNumber, totals } = order;
    expect(totals.shipping).toBeGreaterThan(0);
    const itemId = order.items[0]!.id;
    await shopper.ok(cancelOrder, { body: { orderNumber, lines: [{ itemId, qty: 1 }] } });
    await deliver(order);
    const label = async () =>
      shopper.ok(returnLabel, {
        params: { orderId: orderNumber },
        body: { lines: [{ itemId, qty: 1, reason: 'changed-mind' }] },
      });
    const [one, two] = [await label(), await label()];
    // Whichever arrives last brings delivery back; until then neither promises it.
    expect(one.refundAmount + two.refundAmount).toBeLessThan(totals.total);
    await later(96, order, { type: 'return.received', returnId: two.returnId });
    await later(97, order, { type: 'return.received', returnId: one.returnId });
    const refunded = async () => (await refundsOf(shopper, orderNumber)).reduce((sum, { amount }) => sum + amount, 0);
    await expect.poll(refunded).toBe(totals.total);
    expect((await read(shopper, orderNumber)).returns?.map(({ amount }) => amount)).toContain(two.refundAmount);
  });

  test('pays back each piece of an offer for several as it was paid, and leaves the rest its price [ORD-04]', async () => {
    const { rows } = await sql<Sellable>`
      select v.product_id as "productId", v.upc from variant v join stock st on st.upc = v.upc and st.location_id = 'W100'
        join style s on s.style_id = v.style_id
      where s.category_id = '7200' and st.available >= 20 and s.publish_at is null order by v.upc limit 1`.execute(
      shop.db,
    );
    const { orderNumber, items: bought, totals } = await placed([{ ...rows[0]!, qty: 3 }]);
    const [gloves] = bought;
    const paid = gloves!.priceAfterOrderDiscount + gloves!.taxTotal!;
    expect(gloves!.priceAfterOrderDiscount).toBe((gloves!.rowTotal / 3) * 2);
    await shopper.ok(cancelOrder, { body: { orderNumber, lines: [{ itemId: gloves!.id, qty: 2 }] } });
    const refunded = async () => (await refundsOf(shopper, orderNumber)).map(({ amount }) => amount);
    await expect.poll(refunded).toEqual([Math.floor((paid * 2) / 3)]);
    await shopper.ok(cancelOrder, { body: { orderNumber } });
    await expect.poll(async () => (await refunded()).reduce((sum, amount) => sum + amount, 0)).toBe(totals.total);
  });

  test('promises the whole price when a whole order is sent back, and returns the points of its voucher', async () => {
    const lena = await signInAs(shop, 'lena@demo.example');
    const balance = async () => (await personalAccount(shop.db, lena.id, 'POINTS', 'POINTS'))!.balance;
    const before = await balance();
    const { basketId } = await shop.readyCart(lena, [items[0]!]);
    await lena.ok(setReward, { params: { basketId }, body: { appliedLoyaltyVoucher: { points: 500 } } });
    await lena.ok(setShippingMethod, { body: { cartId: basketId, code: 'express', shippingId: 'me' } });
    const cart = await lena.ok(getCart, { params: { basketId } });
    const order = (await shop.place(lena, cart, cards.approve)).body!;
    expect(order.totals.shipping).toBeGreaterThan(0);
    expect(await balance()).toBe(before - 500);
    await deliver(order);
    const paid = order.items.filter(({ priceAfterOrderDiscount }) => priceAfterOrderDiscount > 0);
    const { returnId, refundAmount } = await lena.ok(returnLabel, {
      params: { orderId: order.orderNumber },
      body: { lines: paid.map(({ id, qty }) => ({ itemId: id, qty, reason: 'changed-mind' as const })) },
    });
    expect(refundAmount).toBe(order.totals.total);
    expect(await balance()).toBe(before - 500);
    await later(96, order, { type: 'return.received', returnId });
    expect(await balance()).toBe(before);
  });

  test('refunds delivery when everything deliverable is cancelled, but not an emailed gift card [ORD-04]', async () => {
    const card = await shop.db
      .selectFrom('variant')
      .innerJoin('style', 'style.style_id', 'variant.style_id')
      .select(['variant.product_id as productId', 'variant.upc'])
      .where('product_type', '=', 'digital')
      .executeTakeFirstOrThrow();
    const { basketId } = await shop.readyCart(shopper, [items[0]!]);
    await shopper.ok(addItem, { body: { items: [{ ...card, customAmount: 7500, cartId: basketId }] } });
    await shopper.ok(setShippingMethod, { body: { cartId: basketId, code: 'express', shippingId: 'me' } });
    const cart = await shopper.ok(getCart, { params: { basketId } });
    expect(cart.totals.shipping).toBe(1800);
    const { orderNumber, totals, items: bought } = (await shop.place(shopper, cart, cards.approve)).body!;
    const goods = bought.find(({ productId }) => productId === items[0]!.productId)!;
    await shopper.ok(cancelOrder, { body: { orderNumber, lines: [{ itemId: goods.id, qty: 1 }] } });
    await expect
      .poll(() => refundsOf(shopper, orderNumber))
      .toMatchObject([{ amount: totals.total - 7500, status: 'done' }]);
    const { shipments } = await read(shopper, orderNumber);
    expect(
      shipments.filter(({ status }) => status !== 'cancelled').map(({ shippingMethod }) => shippingMethod.code),
    ).toEqual(['digital']);
  });

  test('returns voucher points and the employee allowance of a cancelled order [CHK-12] [CHK-25]', async () => {
    const balances = async (ownerId: string) =>
      shop.db
        .selectFrom('ledger_account')
        .select(['kind', 'unit', 'balance'])
        .where('owner_id', '=', ownerId)
        .where('kind', 'in', ['POINTS', 'EMPLOYEE_SPEND'])
        .orderBy('kind')
        .orderBy('unit')
        .execute();
    for (const who of [await signInAs(shop, 'lena@demo.example'), await agentLoginAs(shop, 'emil@demo.example')]) {
      const before = await balances(who.id);
      const { basketId } = await shop.readyCart(who, [items[0]!]);
      if (who.token.consumerType === 'CONSUMER')
        await who.ok(setReward, { params: { basketId }, body: { appliedLoyaltyVoucher: { points: 500 } } });
      const cart = await who.ok(getCart, { params: { basketId } });
      const { orderNumber } = (await shop.place(who, cart, cards.approve)).body!;
      expect(await balances(who.id)).not.toEqual(before);
      await who.ok(cancelOrder, { body: { orderNumber } });
      expect(await balances(who.id)).toEqual(before);
    }
  });

  test('sells a gift card at its value, sends it by email, and sends it again on request [ORD-07] [CART-19]', async () => {
    const { rows } = await sql<Sellable>`
      select v.product_id as "productId", v.upc from variant v join style s on s.style_id = v.style_id where s.product_type = 'digital' limit 1`.execute(
      shop.db,
    );
    const email = `gift-${engine}-${crypto.randomUUID().slice(0, 8)}@example.org`;
    const giftOption = { to: 'Ida', email, message: 'Enjoy' };
    const basketId = (
      await shopper.ok(cartWithItem, { body: { items: [{ ...rows[0]!, customAmount: 7500, giftOption }] } })
    ).id;
    await shopper.ok(setShippingAddress, { params: { basketId }, body: { addresses: [seattle] } });
    await shopper.ok(setBillingAddress, { params: { basketId }, body: { address: seattle } });
    const cart = await shopper.ok(getCart, { params: { basketId } });
    const order = (await shop.place(shopper, cart, cards.approve)).body!;
    const mails = () => caughtMails(shop, email);
    await expect.poll(async () => (await mails()).length).toBe(1);
    const [mail] = await mails();
    const number = /Number: ([\d ]+)/.exec(mail!.text)![1]!;
    const pin = /PIN: (\d{6})/.exec(mail!.text)![1]!;
    const card = await shopper.ok(giftCardBalance, { body: { c_gcCardNumber: number, c_gcPin: pin } });
    expect(card).toMatchObject({ balance: 7500, currency: 'USD' });
    expect((await shopper.call(cancelOrder, { body: { orderNumber: order.orderNumber } })).error?.errorId).toBe(
      'ORD410',
    );
    expect(await shopper.ok(resendGiftCardEmail, { body: { orderNumber: order.orderNumber } })).toEqual({ sent: 1 });
    await expect.poll(async () => (await mails()).length).toBe(2);
    const goods = await buy(shopper);
    expect((await shopper.call(resendGiftCardEmail, { body: { orderNumber: goods.orderNumber } })).error?.errorId).toBe(
      'GFO404',
    );
  });
});

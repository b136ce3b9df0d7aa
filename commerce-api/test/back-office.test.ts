import { sql } from 'kysely';
import { getPurchase, type Order } from 'shared-contracts/calls/checkout';
import { cancelOrder, returnLabel } from 'shared-contracts/calls/orders';
import {
  cancelForShopper,
  findOrders,
  getStaffOrder,
  type OrderFilter,
  previewCancellation,
  type RefundPart,
  refundOrder,
  resendOrderMail,
} from 'shared-contracts/calls/staff-orders';
import { getStaffActions } from 'shared-contracts/calls/staff-people';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { caughtMails } from './caught-mails.ts';
import { engines } from './databases.ts';
import { openShop, providerRecord, type Sellable, type Shop, type Shopper, seattle } from './shop.ts';
import { type StaffCaller, signInStaff } from './staff.ts';
import { parcel, report } from './warehouse.ts';

describe.each(engines)('the back office on %s', (engine) => {
  let shop: Shop;
  let support: StaffCaller;
  let operator: StaffCaller;
  let items: readonly Sellable[];
  let shopper: Shopper;
  let clock = Date.now();
  beforeAll(async () => {
    shop = await openShop(engine, { rateLimits: true, now: () => new Date(clock) });
    const now = new Date();
    clock = now.getTime();
    support = await signInStaff(shop, 'suki@demo.example', now);
    operator = await signInStaff(shop, 'orla@demo.example', now);
    items = await shop.sellable(2, 40);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    clock = Date.now();
    await sql`delete from rate_window`.execute(shop.db);
    shopper = await shop.guest();
  });

  const buy = (qty = 1, goods = items): Promise<Order> =>
    shop.buy(
      shopper,
      goods.map((item) => ({ ...item, qty })),
    );
  const search = async (words: string, status?: OrderFilter) =>
    (await support.ok(findOrders, { body: { words, ...(status ? { status } : {}) } })).orders.map((o) => o.orderNumber);
  const detail = (orderNumber: string) => support.ok(getStaffOrder, { params: { orderNumber } });
  const refund = (
    orderNumber: string,
    amount: number,
    rest: { readonly part?: RefundPart; readonly itemId?: string; readonly key?: string } = {},
  ) => {
    const { part = 'goodwill', itemId, key } = rest;
    const body = { part, amount, reason: 'The zip was stiff', ...(itemId ? { itemId } : {}) };
    return support.call(refundOrder, { params: { orderNumber }, body }, key ? { key } : {});
  };
  const shopperSees = (orderId: string) => shopper.ok(getPurchase, { params: { orderId } });
  const actionsOn = async (orderNumber: string) =>
    (await operator.ok(getStaffActions, { query: {} })).actions.filter(({ of }) => of === orderNumber);
  const mailsTo = async (to: string, subject: string) =>
    (await caughtMails(shop, to)).filter((mail) => mail.subject === subject);
  const captured = async (orderNumber: string) => {
    const { placement_id } = await shop.db
      .selectFrom('placement')
      .select('placement_id')
      .where('order_number', '=', orderNumber)
      .executeTakeFirstOrThrow();
    return providerRecord(`${placement_id}:0:authorise`);
  };

  test('finds orders by number, email, name, phone, tracking number, and state, the latest first [OPS-07]', async () => {
    const older = await buy();
    const { orderNumber, shipments } = await buy();
    await sql`update orders set body = jsonb_set(jsonb_set(body, '{shipments,0,address,lastName}', '"Lefèvre-Nkosi"'), '{shipments,0,address,phone}', '"+1 (206) 555-0187"'), email = 'zoe.lefevre@example.org' where order_number = ${orderNumber}`.execute(
      shop.db,
    );
    const isFoundBy = async (words: string) => expect(await search(words), words).toContain(orderNumber);
    await isFoundBy(orderNumber);
    await isFoundBy(orderNumber.slice(0, 8).toLowerCase());
    await isFoundBy(orderNumber.toLowerCase().replaceAll('-', ' – '));
    await isFoundBy(orderNumber.toLowerCase().replaceAll('-', ''));
    await isFoundBy('zoe.lefevre@');
    await isFoundBy('lefevre mara');
    await isFoundBy('Lefèvre');
    await isFoundBy('206 555 0187');
    await isFoundBy('+12065550187');
    expect(await search('Lefevre Jonas')).toEqual([]);
    expect(await search("%' or 1=1 --")).toEqual([]);
    expect(await search(':* & !')).toEqual([]);
    const latest = await search(' ');
    expect(latest.indexOf(orderNumber)).toBeLessThan(latest.indexOf(older.orderNumber));
    expect(await search(orderNumber, 'received')).toEqual([orderNumber]);
    expect(await search(orderNumber, 'shipped')).toEqual([]);
    const event = { orderNumber, shipmentId: shipments[0]!.shipmentId };
    await report(shop, { ...event, type: 'shipment.packed' });
    await report(shop, { ...event, type: 'shipment.shipped', ...parcel, trackingNumber: 'TP98765432' });
    expect(await search('tp98765432')).toEqual([orderNumber]);
    expect(await search(orderNumber, 'shipped')).toEqual([orderNumber]);
    expect(await search(orderNumber, 'refund-refused')).toEqual([]);
  });

  test('pages through all orders without leaving one out [OPS-07]', async () => {
    const { orderNumber } = await buy();
    await sql`
      insert into orders (order_number, cart_id, subject_id, locale, email, status, body, placed_at)
      select 'TF-PAGE-' || lpad(cast(n as text), 4, '0'), gen_random_uuid(), subject_id, locale, 'pages@example.org', status,
        jsonb_set(body, '{orderNumber}', to_jsonb('TF-PAGE-' || lpad(cast(n as text), 4, '0'))), placed_at
      from orders, generate_series(1, 30) n where order_number = ${orderNumber}`.execute(shop.db);
    const first = await support.ok(findOrders, { body: { words: 'pages@example.org' } });
    expect(first.orders).toHaveLength(25);
    const rest = await support.ok(findOrders, { body: { words: 'pages@example.org', after: first.next! } });
    const numbers = [...first.orders, ...rest.orders].map((found) => found.orderNumber);
    expect([numbers.length, new Set(numbers).size, rest.next]).toEqual([30, 30, undefined]);
    await sql`delete from orders where email = 'pages@example.org'`.execute(shop.db);
  });

  test('shows an order with payments, mails, and history, and records who opened it [OPS-07]', async () => {
    const { orderNumber, totals } = await buy();
    const shown = await detail(orderNumber);
    expect(shown.order).toMatchObject({ orderNumber, email: seattle.email, actions: { cancellable: true } });
    expect(shown.payments).toMatchObject([
      { code: 'CREDIT_CARD', amount: totals.total, refunded: 0, status: 'captured', lastFour: '1111' },
    ]);
    expect(shown.refundable.total).toBe(totals.total);
    expect(shown.mails.map(({ mail }) => mail)).toEqual(['order-confirmation', 'order-invoice']);
    await detail(orderNumber);
    expect(await actionsOn(orderNumber)).toMatchObject([{ action: 'order.open', by: 'suki@demo.example' }]);
    const missing = await support.call(getStaffOrder, { params: { orderNumber: 'TF-0000-0000' } });
    expect(missing.error?.errorId).toBe('ORD409');
    const params = { orderNumber: 'TF-0000-0000' };
    const reason = 'Nobody has it';
    for (const { error } of await Promise.all([
      support.call(cancelForShopper, { params, body: { expectedRefund: 0, reason } }),
      refund(params.orderNumber, 1),
      support.call(resendOrderMail, { params, body: { mail: 'order-confirmation' } }),
    ]))
      expect(error?.errorId).toBe('ORD409');
  });

  test('records who searched by what, without the words, and limits searches for each account [OPS-07]', async () => {
    const { orderNumber } = await buy();
    const searches = async () => {
      const { actions } = await operator.ok(getStaffActions, { query: {} });
      return actions.filter(({ action }) => action === 'order.search');
    };
    await sql`delete from staff_action where action = 'order.search'`.execute(shop.db);
    for (const words of ['', '', 'zoe@example.org', 'Zoe Lefevre', '206 555 0187', orderNumber]) await search(words);
    const recorded = await searches();
    expect(recorded.map(({ of, by }) => `${of} ${by}`).sort()).toEqual(
      ['email', 'latest', 'name', 'number', 'phone'].map((kind) => `${kind} suki@demo.example`),
    );
    expect(JSON.stringify(recorded)).not.toMatch(/zoe|lefevre|555 ?0187|TF-/i);
    await sql`update rate_window set taken = 120 where taken = 6`.execute(shop.db);
    expect((await support.call(findOrders, { body: { words: 'zoe' } })).error?.errorId).toBe('API429');
    clock += 60_000;
    const other = await signInStaff(shop, 'suki@demo.example', new Date(clock));
    expect((await other.call(findOrders, { body: { words: 'zoe' } })).error?.errorId).toBe('API429');
  });

  test('cancels a line as the shopper would, returns its stock, and records before and after [OPS-07]', async () => {
    const before = await shop.unitsOf(items[0]!.upc);
    const order = await buy(2);
    const { orderNumber } = order;
    const units = order.items.reduce((total, { qty }) => total + qty, 0);
    const line = order.items.find(({ upc }) => upc === items[0]!.upc)!;
    const lines = [{ itemId: line.id, qty: 1 }];
    const preview = await support.ok(previewCancellation, { params: { orderNumber }, body: { lines } });
    expect(preview).toMatchObject({ lines, isWhole: false });
    const wrong = { lines, expectedRefund: preview.refund - 1, reason: 'Typo' };
    const stale = await support.call(cancelForShopper, { params: { orderNumber }, body: wrong });
    expect(stale.error?.errorId).toBe('ORD412');
    const body = { lines, expectedRefund: preview.refund, reason: 'Ordered twice by mistake' };
    const key = crypto.randomUUID();
    const answers = await Promise.all(
      [key, key, key].map((each) => support.call(cancelForShopper, { params: { orderNumber }, body }, { key: each })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const seen = await shopperSees(orderNumber);
    expect(seen.items.find(({ id }) => id === line.id)?.cancelledQty).toBe(1);
    expect(seen.refunds).toMatchObject([{ amount: preview.refund, status: 'done' }]);
    expect(await shop.unitsOf(items[0]!.upc)).toBe(before - 1);
    expect((await captured(orderNumber))?.refunded).toBe(preview.refund);
    const [action, ...more] = (await actionsOn(orderNumber)).filter(({ action: name }) => name === 'order.cancel');
    expect(more).toEqual([]);
    expect(action).toMatchObject({
      by: 'suki@demo.example',
      reason: 'Ordered twice by mistake',
      before: { status: 'placed', units, refunded: 0 },
      after: { status: 'placed', units: units - 1, refunded: preview.refund },
      currency: 'USD',
    });
    await expect
      .poll(async () => (await mailsTo(seattle.email!, `Cancellation of order ${orderNumber}`)).length)
      .toBe(1);
  });

  test('cancels the whole order, and neither a second time nor once it is packed [OPS-07]', async () => {
    const { orderNumber, totals } = await buy();
    const body = { expectedRefund: totals.total, reason: 'The shopper called' };
    await support.ok(cancelForShopper, { params: { orderNumber }, body });
    expect(await shopperSees(orderNumber)).toMatchObject({ status: 'cancelled' });
    expect((await captured(orderNumber))?.refunded).toBe(totals.total);
    const again = await support.call(cancelForShopper, { params: { orderNumber }, body });
    expect(again.error?.errorId).toBe('ORD410');
    const packed = await buy();
    const { shipmentId } = packed.shipments[0]!;
    await report(shop, { orderNumber: packed.orderNumber, shipmentId, type: 'shipment.packed' });
    const params = { orderNumber: packed.orderNumber };
    expect((await support.call(previewCancellation, { params, body: {} })).error?.errorId).toBe('ORD410');
    expect((await support.call(cancelForShopper, { params, body })).error?.errorId).toBe('ORD410');
    const actions = await actionsOn(packed.orderNumber);
    expect(actions.filter(({ action }) => action === 'order.cancel')).toEqual([]);
  });

  test('refunds goodwill, which the shopper sees and is written about, and books it once [OPS-07]', async () => {
    const { orderNumber } = await buy();
    const key = crypto.randomUUID();
    const answers = await Promise.all([key, key].map((each) => refund(orderNumber, 1500, { key: each })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await shopperSees(orderNumber)).refunds).toMatchObject([{ amount: 1500, status: 'done' }]);
    expect((await captured(orderNumber))?.refunded).toBe(1500);
    await expect
      .poll(async () => (await mailsTo(seattle.email!, `Refund for order ${orderNumber}`)).length, { timeout: 10_000 })
      .toBe(1);
    expect((await mailsTo(seattle.email!, `Refund for order ${orderNumber}`))[0]?.text).toContain('$15.00');
    const actions = (await actionsOn(orderNumber)).filter(({ action }) => action === 'order.refund');
    expect(actions).toMatchObject([
      { reason: 'The zip was stiff', before: { refunded: 0 }, after: { refunded: 1500 } },
    ]);
    const { history, mails } = await detail(orderNumber);
    expect(history).toContainEqual(expect.objectContaining({ event: 'order.refund', amount: 1500 }));
    expect(mails.map(({ mail }) => mail)).toContain('order-refunded');
  });

  test('never refunds more than was captured, however many ask at once [OPS-07]', async () => {
    const { orderNumber, totals } = await buy();
    const part = Math.floor(totals.total / 2);
    const answers = await Promise.all([1, 2, 3, 4].map(() => refund(orderNumber, part)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    for (const { error } of answers) if (error) expect(error).toMatchObject({ errorId: 'ORD411', field: 'amount' });
    const { refundable, payments } = await detail(orderNumber);
    expect(refundable.total).toBe(totals.total - 2 * part);
    expect(payments[0]?.refunded).toBe(2 * part);
    expect((await captured(orderNumber))?.refunded).toBe(2 * part);
    const rest = totals.total - 2 * part;
    if (rest > 0) expect((await refund(orderNumber, rest, { part: 'order' })).status).toBe(200);
    expect((await refund(orderNumber, 1)).error?.errorId).toBe('ORD411');
    // What was refunded already is not refunded again when the goods are cancelled.
    const preview = await support.ok(previewCancellation, { params: { orderNumber }, body: {} });
    expect(preview.refund).toBe(0);
    await shopper.ok(cancelOrder, { body: { orderNumber } });
    expect((await captured(orderNumber))?.refunded).toBe(totals.total);
  });

  test('refunds a line or delivery up to what was paid for it, and only what was captured [OPS-07]', async () => {
    const { orderNumber, items: lines } = await buy(2);
    const { refundable } = await detail(orderNumber);
    const [line] = lines;
    const most = refundable.lines.find(({ itemId }) => itemId === line!.id)!.amount;
    const onLine = { part: 'line', itemId: line!.id } as const;
    expect((await refund(orderNumber, most + 1, onLine)).error).toMatchObject({ errorId: 'ORD411', field: 'amount' });
    expect((await refund(orderNumber, most, onLine)).status).toBe(200);
    expect((await refund(orderNumber, 1, onLine)).error?.errorId).toBe('ORD411');
    expect((await refund(orderNumber, refundable.shipping + 1, { part: 'shipping' })).error?.errorId).toBe('ORD411');
    expect((await refund(orderNumber, 1, { part: 'line', itemId: crypto.randomUUID() })).error?.errorId).toBe('ORD411');
    const cancelled = await support.ok(previewCancellation, {
      params: { orderNumber },
      body: { lines: [{ itemId: line!.id, qty: 1 }] },
    });
    expect(cancelled.refund).toBe(0);
    await sql`update payment set state = 'authorised' where order_number = ${orderNumber}`.execute(shop.db);
    expect((await refund(orderNumber, 1)).error?.errorId).toBe('ORD411');
    await sql`update payment set state = 'captured' where order_number = ${orderNumber}`.execute(shop.db);
  });

  test('leaves what a return on its way will need, so that it can be refunded when it arrives [OPS-07]', async () => {
    const order = await buy();
    const { orderNumber, shipments } = order;
    const event = { orderNumber, shipmentId: shipments[0]!.shipmentId };
    await report(shop, { ...event, type: 'shipment.packed' });
    await report(shop, { ...event, type: 'shipment.shipped', ...parcel });
    await report(shop, { ...event, type: 'parcel.delivered' });
    const lines = [{ itemId: order.items[0]!.id, qty: 1, reason: 'changed-mind' as const }];
    const { returnId, refundAmount } = await shopper.ok(returnLabel, {
      params: { orderId: orderNumber },
      body: { lines },
    });
    const { total } = (await detail(orderNumber)).refundable;
    expect(total).toBe(order.totals.total - refundAmount);
    expect((await refund(orderNumber, total + 1)).error?.errorId).toBe('ORD411');
    expect((await refund(orderNumber, total, { part: 'order' })).status).toBe(200);
    expect(await report(shop, { type: 'return.received', returnId })).toBe(204);
    await expect
      .poll(async () => (await captured(orderNumber))?.refunded, { timeout: 10_000 })
      .toBe(order.totals.total);
  });

  test('keeps no change without its entry in the audit record [OPS-07]', async () => {
    const { orderNumber, totals } = await buy();
    await sql`alter table staff_action add constraint full_record check (action <> 'order.refund' and action <> 'order.cancel') not valid`.execute(
      shop.db,
    );
    try {
      expect((await refund(orderNumber, 100)).status).toBe(500);
      const body = { expectedRefund: totals.total, reason: 'The shopper called' };
      expect((await support.call(cancelForShopper, { params: { orderNumber }, body })).status).toBe(500);
    } finally {
      await sql`alter table staff_action drop constraint full_record`.execute(shop.db);
    }
    const { order, payments } = await detail(orderNumber);
    expect([order.status, order.refunds, payments[0]?.refunded]).toEqual(['placed', [], 0]);
  });

  test('sends mails of the order again, once per request, and not without end [OPS-07]', async () => {
    const { orderNumber } = await buy();
    const resend = (mail: 'order-confirmation' | 'order-invoice' | 'shipment-shipped', key: string) =>
      support.call(resendOrderMail, { params: { orderNumber }, body: { mail } }, { key });
    await expect
      .poll(async () => (await mailsTo(seattle.email!, `Your order ${orderNumber}`)).length, { timeout: 10_000 })
      .toBe(1);
    const key = crypto.randomUUID();
    await Promise.all([resend('order-confirmation', key), resend('order-confirmation', key)]);
    await expect
      .poll(async () => (await mailsTo(seattle.email!, `Your order ${orderNumber}`)).length, { timeout: 10_000 })
      .toBe(2);
    await resend('order-invoice', crypto.randomUUID());
    const invoices = () => mailsTo(seattle.email!, `Invoice for order ${orderNumber}`);
    await expect
      .poll(async () => (await invoices())[0]?.attachments[0]?.filename, { timeout: 10_000 })
      .toBe(`${orderNumber}.pdf`);
    const unsent = await resend('shipment-shipped', crypto.randomUUID());
    expect(unsent.error?.errorId).toBe('API404');
    const sent = (await actionsOn(orderNumber)).filter(({ action }) => action === 'order.resendMail');
    expect(sent.map(({ mail }) => mail).sort()).toEqual(['order-confirmation', 'order-invoice']);
    const answers: (string | undefined)[] = [];
    for (let n = 0; n < 9; n += 1)
      answers.push((await resend('order-confirmation', crypto.randomUUID())).error?.errorId);
    expect(answers.filter(Boolean)).toContain('API429');
  });
});

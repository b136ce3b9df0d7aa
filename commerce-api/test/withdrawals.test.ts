import type { CallInput } from 'shared-contracts/call';
import { getPurchase, type Order } from 'shared-contracts/calls/checkout';
import { cancelOrder, withdraw } from 'shared-contracts/calls/orders';
import { locales } from 'shared-contracts/locale';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sum } from '../src/base/sum.ts';
import { legalAttachments } from '../src/emails/legal-attachments.ts';
import { withdrawalReceipt } from '../src/emails/withdrawal-email.ts';
import { engines } from './databases.ts';
import { refundsOf } from './refunds-of.ts';
import { cards, openShop, type Sellable, type Shop, type Shopper, seattle } from './shop.ts';
import { parcel, type Report, report } from './warehouse.ts';

const HOUR_MS = 3_600_000;

describe.each(engines)('withdrawals on %s [SEL-08]', (engine) => {
  let shop: Shop;
  let goods: readonly Sellable[];
  let clock = Date.now();
  let shopper: Shopper;
  beforeAll(async () => {
    shop = await openShop(engine, { now: () => new Date(clock) });
    goods = await shop.sellable(2, 20);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    clock = Date.now();
    shopper = await shop.guest();
  });

  const buy = async (qty = 1): Promise<Order> => {
    const cart = await shop.readyCart(
      shopper,
      goods.map((one) => ({ ...one, qty })),
    );
    const { body, error } = await shop.place(shopper, cart, cards.approve);
    if (!body) throw new Error(`not placed: ${error?.errorId}`);
    return body;
  };
  const read = (orderId: string) => shopper.ok(getPurchase, { params: { orderId } });
  const send = async (hours: number, { orderNumber, shipments }: Order, event: Report) => {
    clock += hours * HOUR_MS;
    const { shipmentId } = shipments[0]!;
    expect(await report(shop, { orderNumber, shipmentId, ...event }, new Date(clock))).toBe(204);
  };
  const ship = async (order: Order) => {
    await send(2, order, { type: 'shipment.packed' });
    await send(2, order, { type: 'shipment.shipped', ...parcel });
  };
  const paidBack = async (orderNumber: string) =>
    sum((await refundsOf(shopper, orderNumber)).map(({ amount }) => amount));
  /** The mail about the last withdrawal from an order. */
  const receiptOf = async (orderNumber: string) => {
    const { withdrawal_id: withdrawalId } = await shop.db
      .selectFrom('withdrawal')
      .select('withdrawal_id')
      .where('order_number', '=', orderNumber)
      .orderBy('declared_at', 'desc')
      .executeTakeFirstOrThrow();
    return withdrawalReceipt(shop.db, { withdrawalId }, { brand: 'Tarnfell', returnsAddress: ['1 Dock Road'] });
  };

  test('cancels what is not packed, whole or by line, and confirms what was declared and when', async () => {
    const order = await buy(2);
    const { orderNumber, items, totals } = order;
    const [first] = items;
    expect(order.actions?.withdrawable).toBe(true);
    const part = await shopper.ok(withdraw, { body: { orderNumber, lines: [{ itemId: first!.id, qty: 1 }] } });
    expect(part.receivedAt).toBe(new Date(clock).toISOString());
    expect(part.order.items[0]).toMatchObject({ cancelledQty: 1, withdrawableQty: 1 });
    expect(part.returned).toBeUndefined();
    const mail = await receiptOf(orderNumber);
    expect(mail).toMatchObject({ to: order.email, attachments: [] });
    for (const reported of [
      orderNumber,
      `${seattle.firstName} ${seattle.lastName}`,
      `1 × ${first!.name}`,
      'will not be sent',
    ])
      expect(mail?.text).toContain(reported);
    expect(mail?.text).toMatch(/Received: .*\d{4} at \d{1,2}:\d{2}:\d{2}/);
    expect(mail?.text).not.toContain('send back');

    clock += 1000;
    const rest = await shopper.ok(withdraw, { body: { orderNumber } });
    expect(rest.order).toMatchObject({ status: 'cancelled', actions: { withdrawable: false } });
    await expect.poll(() => paidBack(orderNumber)).toBe(totals.total);
  });

  test('takes goods back that are on their way, and after they have arrived, with a label', async () => {
    const order = await buy();
    const { orderNumber, items } = order;
    await ship(order);
    // Between packing and arrival, nothing can be cancelled, and nothing returned.
    expect((await read(orderNumber)).actions).toMatchObject({
      cancellable: false,
      returnable: false,
      withdrawable: true,
    });
    const [first, second] = items.map(({ id }) => ({ itemId: id, qty: 1 }));
    const onItsWay = await shopper.ok(withdraw, { body: { orderNumber, lines: [first!] } });
    expect(onItsWay.order.returns).toMatchObject([{ status: 'announced', lines: [first] }]);
    const mail = await receiptOf(orderNumber);
    expect(mail?.text).toContain('within 14 days');
    expect(mail?.text).not.toContain('will not be sent');
    expect(mail?.attachments?.[0]?.content.subarray(0, 5).toString()).toBe('%PDF-');
    await send(24, order, { type: 'parcel.delivered' });
    const arrived = await shopper.ok(withdraw, { body: { orderNumber, lines: [second!] } });
    expect(Buffer.from(arrived.returned!.label.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    for (const { returnId } of arrived.order.returns ?? [])
      await send(24, order, { type: 'return.received', returnId });
    await expect.poll(() => paidBack(orderNumber)).toBe(order.totals.total);
  });

  test('refuses what is gone, too many, another’s, or too late, and changes nothing', async () => {
    const order = await buy();
    const { orderNumber, items, returnDays = 0 } = order;
    expect(returnDays).toBe(60);
    const refusal = async (body: Partial<CallInput<typeof withdraw>['body']>, who = shopper) =>
      (await who.call(withdraw, { body: { orderNumber, ...body } })).error?.errorId;
    expect(await refusal({ lines: [{ itemId: items[0]!.id, qty: 2 }] })).toBe('RTN500');
    expect(await refusal({ lines: [{ itemId: crypto.randomUUID(), qty: 1 }] })).toBe('RTN500');
    const twice = [items[0]!, items[0]!].map(({ id }) => ({ itemId: id, qty: 1 }));
    expect(await refusal({ lines: twice })).toBe('API422');
    expect(await refusal({}, await shop.guest())).toBe('ORD409');
    expect(await refusal({ email: 'no-email' })).toBe('ORD400');
    await ship(order);
    await send(24, order, { type: 'parcel.delivered' });
    // Visits in between keep the session.
    for (let days = 0; days <= returnDays; days += 20) {
      clock += 20 * 24 * HOUR_MS;
      await read(orderNumber);
    }
    expect(await refusal({})).toBe('RTN500');
    expect((await read(orderNumber)).actions?.withdrawable).toBe(false);
    expect(
      await shop.db.selectFrom('withdrawal').selectAll().where('order_number', '=', orderNumber).execute(),
    ).toEqual([]);
  });

  test('is declared once, however often it is sent, and by a guest with number and email', async () => {
    const { orderNumber, items } = await buy(2);
    const key = crypto.randomUUID();
    const body = { orderNumber, lines: [{ itemId: items[0]!.id, qty: 1 }] };
    const answers = await Promise.all([1, 2, 3].map(() => shopper.call(withdraw, { body }, { key })));
    expect(answers.map((answer) => answer.body?.order.items[0]?.cancelledQty)).toEqual([1, 1, 1]);
    const other = await shop.guest();
    expect((await other.call(withdraw, { body: { orderNumber, email: 'eve@example.org' } })).error?.errorId).toBe(
      'ORD409',
    );
    expect((await other.ok(withdraw, { body: { orderNumber, email: seattle.email! } })).order.status).toBe('cancelled');
    expect((await other.call(cancelOrder, { body: { orderNumber, email: seattle.email! } })).error?.errorId).toBe(
      'ORD410',
    );
  });

  test.each([
    ['de-de', ['terms-of-sale.pdf', 'returns.pdf']],
    ['en-gb', ['terms-of-sale.pdf', 'returns.pdf']],
    ['en-us', []],
  ] as const)(
    'the mail that confirms an order in %s has the terms and the right of withdrawal: %j',
    async (locale, names) => {
      const files = await legalAttachments(shop.db, locales[locale], new Date(clock));
      expect(files.map(({ filename }) => filename)).toEqual(names);
      for (const { content } of files) expect(content.subarray(0, 5).toString()).toBe('%PDF-');
    },
  );
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { addItem, getCart, setShippingAddress, setShippingMethod } from 'shared-contracts/calls/cart';
import { getPurchase, type Order } from 'shared-contracts/calls/checkout';
import { cancelOrder, returnLabel } from 'shared-contracts/calls/orders';
import { findCollectionPoints } from 'shared-contracts/calls/stores';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from './databases.ts';
import { refundsOf } from './refunds-of.ts';
import { cards, openShop, type Sellable, type Shop, type Shopper, seattle } from './shop.ts';
import { atWarehouse, parcel, postAs, type Report, report } from './warehouse.ts';

const buy = async (shop: Shop, shopper: Shopper, items: readonly Sellable[], qty = 1): Promise<Order> => {
  const cart = await shop.readyCart(
    shopper,
    items.map((item) => ({ ...item, qty })),
  );
  const { body, error } = await shop.place(shopper, cart, cards.approve);
  if (!body) throw new Error(`not placed: ${error?.errorId}`);
  return body;
};
const read = (shopper: Shopper, { orderNumber }: Order) =>
  shopper.ok(getPurchase, { params: { orderId: orderNumber } });

describe.each(engines)('fulfilment on %s', (engine) => {
  let shop: Shop;
  let shopper: Shopper;
  let items: readonly Sellable[];
  let clock = new Date();
  beforeAll(async () => {
    shop = await openShop(engine, { now: () => clock });
    items = await shop.sellable();
    await shop.setUnits(items[0]!.upc, 200);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    clock = new Date();
    shopper = await shop.guest();
  });

  const shipmentOf = ({ orderNumber, shipments }: Order) => ({ orderNumber, shipmentId: shipments[0]!.shipmentId });
  const queued = async (kind: string, { orderNumber }: Order) => {
    const { rows } =
      await sql`select outbox_id from outbox where kind = ${kind} and payload->>'orderNumber' = ${orderNumber}`.execute(
        shop.db,
      );
    return rows.length;
  };

  test('hands shipments to the warehouse when an order is placed, and tells it what was cancelled [ORD-03] [ORD-04]', async () => {
    const order = await buy(shop, shopper, items, 2);
    shop.service.worker.nudge();
    const units = async () =>
      (await atWarehouse(order))?.body.lines.flatMap(({ quantity, cancelled }) =>
        quantity === 2 ? [[quantity, cancelled]] : [],
      );
    await expect.poll(units).toEqual([[2, 0]]);
    await shopper.ok(cancelOrder, {
      body: { orderNumber: order.orderNumber, lines: [{ itemId: order.items[0]!.id, qty: 1 }] },
    });
    await expect.poll(units).toEqual([[2, 1]]);
  });

  test.each([
    [{ phone: '(503) 555-0142' }, '+15035550142'],
    [{ phone: '089 5550191', phoneCode: '49' }, '+49895550191'],
    [{ phone: '089 5550191', phoneCode: '49', recipientContactPhone: '(206) 555-0199' }, '+12065550199'],
  ])('tells the warehouse which phone the carrier calls: %# [ACC-10]', async (phones, called) => {
    const { basketId } = await shop.readyCart(shopper, items);
    await shopper.ok(setShippingAddress, { params: { basketId }, body: { addresses: [{ ...seattle, ...phones }] } });
    const cart = await shopper.ok(getCart, { params: { basketId } });
    const { body } = await shop.place(shopper, cart, cards.approve);
    shop.service.worker.nudge();
    await expect.poll(async () => (await atWarehouse(body!))?.body.recipient?.phone).toBe(called);
  });

  test('shows carrier and tracking link from the warehouse’s event, and mails it once [ORD-03]', async () => {
    const order = await buy(shop, shopper, items);
    const shipped = { ...shipmentOf(order), ...parcel, type: 'shipment.shipped', id: crypto.randomUUID() };
    expect(await report(shop, shipped)).toBe(204);
    expect(await report(shop, shipped)).toBe(204);
    expect(await report(shop, { ...shipped, id: crypto.randomUUID() })).toBe(204);
    const { shipments } = await read(shopper, order);
    expect(shipments[0]).toMatchObject({
      status: 'shipped',
      carrier: parcel.carrier,
      trackingNumber: parcel.trackingNumber,
      trackingUrl: parcel.trackingUrl,
    });
    expect(shipments[0]?.events?.map(({ status }) => status)).toEqual(['received', 'shipped']);
    expect(await queued('shipment-shipped', order)).toBe(1);
  });

  test('shows a shipment’s states in their order, whatever order their events arrive in [ORD-03]', async () => {
    const order = await buy(shop, shopper, items);
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    clock = new Date(at(60));
    const send = (event: Report) => report(shop, { ...shipmentOf(order), ...event }, clock);
    await send({ type: 'parcel.delivered', at: at(30) });
    await send({ type: 'shipment.shipped', ...parcel, at: at(20) });
    await send({ type: 'shipment.packed', at: at(10) });
    const [shipment] = (await read(shopper, order)).shipments;
    expect(shipment?.status).toBe('delivered');
    expect(shipment?.events?.map(({ status }) => status)).toEqual(['received', 'packed', 'shipped', 'delivered']);
    expect((await shopper.call(cancelOrder, { body: { orderNumber: order.orderNumber } })).error?.errorId).toBe(
      'ORD410',
    );
  });

  test.each([
    ['with another secret', { secret: 'whsec_other' }],
    ['with the carrier’s secret', { secret: 'whsec_carrier' }],
    ['an hour ago', { at: new Date(Date.now() - 3_600_000) }],
  ])('rejects an event signed %s', async (_, options) => {
    const order = await buy(shop, shopper, items);
    const event = {
      id: crypto.randomUUID(),
      at: new Date().toISOString(),
      type: 'shipment.packed',
      ...shipmentOf(order),
    };
    expect(await postAs(shop, 'warehouse', JSON.stringify(event), options)).toBe(401);
    expect((await read(shopper, order)).shipments[0]?.status).toBe('received');
  });

  test('rejects a tracking link that is not a web address, and events that only the other sender may report', async () => {
    const order = await buy(shop, shopper, items);
    const shipped = { ...shipmentOf(order), ...parcel, type: 'shipment.shipped' };
    expect(await report(shop, { ...shipped, trackingUrl: 'javascript:alert(1)' })).toBe(400);
    const delivered = { id: 'x', at: new Date().toISOString(), type: 'parcel.delivered', ...shipmentOf(order) };
    expect(await postAs(shop, 'warehouse', JSON.stringify(delivered))).toBe(400);
    expect(await postAs(shop, 'warehouse', 'nonsense')).toBe(400);
    expect((await read(shopper, order)).shipments[0]?.status).toBe('received');
  });

  test('accepts events about unknown shipments and returns without effect', async () => {
    expect(await report(shop, { type: 'shipment.packed', orderNumber: 'TF-2222-2222', shipmentId: 'me' })).toBe(204);
    expect(await report(shop, { type: 'return.received', returnId: crypto.randomUUID() })).toBe(204);
  });

  test('leaves a cancelled shipment cancelled when it is reported as packed', async () => {
    const order = await buy(shop, shopper, items);
    await shopper.ok(cancelOrder, { body: { orderNumber: order.orderNumber } });
    expect(await report(shop, { type: 'shipment.packed', ...shipmentOf(order) })).toBe(204);
    expect((await read(shopper, order)).shipments[0]?.status).toBe('cancelled');
  });

  test('refunds a return once when the warehouse has received it, never before [ORD-05]', async () => {
    const order = await buy(shop, shopper, items);
    await report(shop, { type: 'parcel.delivered', ...shipmentOf(order) });
    const lines = [{ itemId: order.items[0]!.id, qty: 1, reason: 'too-small' as const }];
    const { returnId, refundAmount } = await shopper.ok(returnLabel, {
      params: { orderId: order.orderNumber },
      body: { lines },
    });
    await sql`update order_reversal set created_at = now() - interval '50 days' where reversal_id = ${returnId}`.execute(
      shop.db,
    );
    const states = async () => {
      const { returns } = await read(shopper, order);
      return returns?.map(({ status, amount }) => [status, amount]);
    };
    shop.service.worker.nudge();
    const isKnown = async () => {
      const { rows } =
        await sql`select outbox_id from outbox where kind = 'warehouse-return' and sent_at is not null and payload->>'reversalId' = ${returnId}`.execute(
          shop.db,
        );
      return rows.length;
    };
    await expect.poll(isKnown).toBe(1);
    expect(await states()).toEqual([['announced', refundAmount]]);
    expect((await read(shopper, order)).refunds).toEqual([]);
    const received = { type: 'return.received', returnId };
    const statuses = await Promise.all([1, 2, 3].map(() => report(shop, received)));
    expect(statuses).toEqual([204, 204, 204]);
    await expect.poll(states).toEqual([['refunded', refundAmount]]);
    await expect
      .poll(() => refundsOf(shopper, order.orderNumber))
      .toMatchObject([{ amount: refundAmount, status: 'done' }]);
    expect(await queued('return-received', order)).toBe(1);
  });

  test('hands over shipments of the previous version, which has moved them by a timer', async () => {
    const order = await buy(shop, shopper, items);
    await sql`delete from outbox where kind = 'warehouse-shipments' and payload->>'orderNumber' = ${order.orderNumber}`.execute(
      shop.db,
    );
    await sql`update shipment set due_at = now() + interval '1 hour', plan = '[]' where order_number = ${order.orderNumber}`.execute(
      shop.db,
    );
    shop.service.worker.nudge();
    await expect.poll(() => queued('warehouse-shipments', order)).toBe(1);
    const { rows } = await sql`select 1 from shipment where due_at is not null`.execute(shop.db);
    expect(rows).toEqual([]);
  });
});

describe.each(engines)('a shop without warehouse and carrier on %s', (engine) => {
  let shop: Shop;
  let items: readonly Sellable[];
  /** Requests of the warehouse that have not been given up. */
  const open = new Set<string>();
  /** Accepts requests and never answers. */
  const hanging = createServer(({ url = '' }, response) => {
    open.add(url);
    response.on('close', () => open.delete(url));
  });
  beforeAll(async () => {
    hanging.listen(0, '127.0.0.1');
    await once(hanging, 'listening');
    shop = await openShop(engine, { fulfilmentUrl: `http://127.0.0.1:${(hanging.address() as AddressInfo).port}` });
    items = await shop.sellable();
    await shop.setUnits(items[0]!.upc, 200);
  });
  afterAll(async () => {
    hanging.closeAllConnections();
    hanging.close();
    await shop.close();
  });

  test('takes orders and sends their emails while the warehouse hangs, and asks it again [PLT-03]', async () => {
    const shopper = await shop.guest();
    const outbox = async (kind: string, { orderNumber }: Order) => {
      const { rows } = await sql<{ sent: boolean; attempts: number }>`
        select sent_at is not null as sent, attempts from outbox where kind = ${kind} and payload->>'orderNumber' = ${orderNumber}`.execute(
        shop.db,
      );
      return rows[0];
    };
    const first = await buy(shop, shopper, items);
    const asked = () => [...open].find((url) => url.includes(first.orderNumber));
    await expect.poll(asked).toBeDefined();
    const second = await buy(shop, shopper, items);
    shop.service.worker.nudge();
    await expect.poll(() => outbox('order-confirmation', second)).toMatchObject({ sent: true });
    // The warehouse still has not answered about the first order.
    expect(asked()).toBeDefined();
    expect(await outbox('warehouse-shipments', first)).toEqual({ sent: false, attempts: 1 });
    await sql`update outbox set due_at = now() where kind = 'warehouse-shipments'`.execute(shop.db);
    const attempts = async () => (await outbox('warehouse-shipments', first))?.attempts;
    await expect.poll(attempts).toBeGreaterThan(1);
  });

  test('says that collection points are not available, and still delivers home [CHK-06]', async () => {
    const shopper = await shop.guest();
    const { basketId } = await shop.readyCart(shopper, items);
    await shopper.ok(addItem, { body: { items: [{ ...items[0]!, cartId: basketId }] } });
    expect(await shopper.call(findCollectionPoints, { body: { postalCode: '98101' } })).toMatchObject({
      status: 502,
      error: { errorId: 'SHP502', message: expect.stringContaining('home delivery') },
    });
    await shopper.ok(setShippingMethod, { body: { cartId: basketId, code: 'standard', shippingId: 'me' } });
    const cart = await shopper.ok(getCart, { params: { basketId } });
    expect((await shop.place(shopper, cart, cards.approve)).status).toBe(200);
  });
});

import { sql } from 'kysely';
import { cancelOrder, returnLabel } from 'shared-contracts/calls/orders';
import { refundOrder } from 'shared-contracts/calls/staff-orders';
import { getStaffActions } from 'shared-contracts/calls/staff-people';
import {
  addWebhook,
  changeWebhook,
  getWebhookDeliveries,
  getWebhooks,
  removeWebhook,
  renewWebhookSecret,
  replayEvents,
  testWebhook,
  type WebhookDelivery,
} from 'shared-contracts/calls/staff-webhooks';
import { type OrderEvent, type OrderEventType, orderEvent, orderEventTypes } from 'shared-contracts/order-events';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { sweep } from '../src/jobs/sweep.ts';
import { engines } from './databases.ts';
import { cards, openShop, type Sellable, type Shop, type Shopper } from './shop.ts';
import { type StaffCaller, signInStaff } from './staff.ts';
import { parcel, report } from './warehouse.ts';

interface Message {
  readonly id: string;
  readonly isSigned?: boolean;
  readonly event: OrderEvent;
}

describe.each(engines)('events of orders for other systems on %s', (engine) => {
  let shop: Shop;
  let operator: StaffCaller;
  let support: StaffCaller;
  let shopper: Shopper;
  let goods: Sellable;
  beforeAll(async () => {
    shop = await openShop(engine, { now: () => new Date() });
    operator = await signInStaff(shop, 'orla@demo.example', new Date());
    support = await signInStaff(shop, 'suki@demo.example', new Date());
    [goods] = (await shop.sellable(1)) as [Sellable];
    await shop.setUnits(goods.upc, 100);
    shopper = await shop.guest();
  });
  afterAll(() => shop.close());

  const partner = (name: string) => `${inject('sandboxUrl')}/partner/${name}`;
  const setPartner = (name: string, settings: { readonly secret?: string; readonly status?: number }) =>
    fetch(partner(name), {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(settings),
    });
  /** Adds a system of its own name, which checks what it is told. */
  const add = async (types: readonly OrderEventType[] = orderEventTypes, status = 204) => {
    const name = crypto.randomUUID();
    const body = { name, url: `${partner(name)}/events`, types: [...types] };
    const { webhookId, secret } = await operator.ok(addWebhook, { body });
    await setPartner(name, { secret, status });
    return { name, webhookId, secret, url: body.url };
  };
  /** What a system was told, the oldest first; each is checked against the contract. */
  const reported = async (name: string): Promise<Message[]> => {
    const { messages } = (await (await fetch(`${partner(name)}/messages`)).json()) as {
      messages: { id: string; isSigned?: boolean; body: string }[];
    };
    return messages
      .map(({ body, ...message }) => ({ ...message, event: v.parse(orderEvent, JSON.parse(body)) }))
      .toReversed();
  };
  const reportedTypes = async (name: string) => (await reported(name)).map(({ event }) => event.type);
  const nudged = async <T>(read: () => Promise<T>): Promise<T> => {
    shop.service.worker.nudge();
    return read();
  };
  const isSent = (name: string, types: readonly string[]) =>
    expect.poll(() => nudged(() => reportedTypes(name))).toEqual(types);
  const deliveries = async (webhookId: string, status?: WebhookDelivery['status']) =>
    (await operator.ok(getWebhookDeliveries, { params: { webhookId }, query: status ? { status } : {} })).deliveries;
  const reaches = (webhookId: string, wanted: object) =>
    expect.poll(() => nudged(async () => (await deliveries(webhookId))[0])).toMatchObject(wanted);
  const buy = async (qty = 1) => {
    const cart = await shop.readyCart(shopper, [{ ...goods, qty }]);
    const { body, error } = await shop.place(shopper, cart, cards.approve);
    if (!body) throw new Error(`not placed: ${error?.errorId}`);
    return body;
  };
  const makeDue = (webhookId: string) =>
    sql`update webhook_delivery set due_at = now() where webhook_id = ${webhookId}`.execute(shop.db);

  test('tells of an order, its parcels, and what is taken back, signed and naming nobody [BEY-12]', async () => {
    const { name } = await add();
    const order = await buy(3);
    const { orderNumber } = order;
    const [item] = order.items;
    const lines = [{ itemId: item!.id, qty: 1 }];
    await shopper.ok(cancelOrder, { body: { orderNumber, lines } });
    const shipment = { orderNumber, shipmentId: order.shipments[0]!.shipmentId };
    await report(shop, { type: 'shipment.packed', ...shipment });
    await report(shop, { type: 'shipment.shipped', ...shipment, ...parcel });
    await report(shop, { type: 'parcel.delivered', ...shipment });
    const { returnId } = await shopper.ok(returnLabel, {
      params: { orderId: orderNumber },
      body: { lines: lines.map((line) => ({ ...line, reason: 'too-small' as const })) },
    });
    await report(shop, { type: 'return.received', returnId });
    const body = { part: 'goodwill' as const, amount: 100, reason: 'Late' };
    await support.ok(refundOrder, { params: { orderNumber }, body });

    await expect.poll(() => nudged(async () => (await reported(name)).length)).toBe(8);
    const messages = (await reported(name)).toSorted((a, b) => a.event.sequence - b.event.sequence);
    expect(messages.map(({ event }) => event.type)).toEqual([
      'order.placed',
      'order.cancelled',
      'shipment.packed',
      'shipment.shipped',
      'shipment.delivered',
      'return.announced',
      'return.received',
      'order.refunded',
    ]);
    expect(messages.every(({ isSigned }) => isSigned)).toBe(true);
    expect(new Set(messages.map(({ id }) => id)).size).toBe(8);
    const data = Object.fromEntries(messages.map(({ event }) => [event.type, event.data]));
    expect(data['order.placed']).toEqual({
      orderNumber,
      country: 'US',
      currency: 'USD',
      total: order.totals.total,
      tax: order.totals.taxAmount,
      delivery: order.totals.shipping,
      lines: [
        {
          lineId: item!.id,
          productId: goods.productId,
          upc: goods.upc,
          quantity: 3,
          amount: item!.priceAfterOrderDiscount,
          shipmentId: shipment.shipmentId,
        },
        // A gift comes with an order of this value.
        expect.objectContaining({ lineId: order.items[1]!.id, quantity: 1, amount: 0 }),
      ],
      shipments: [{ shipmentId: shipment.shipmentId, method: order.shipments[0]!.shippingMethod.code }],
    });
    const taken = { orderNumber, currency: 'USD', lines: [{ lineId: item!.id, quantity: 1 }] };
    expect(data['order.cancelled']).toMatchObject(taken);
    expect(data['return.announced']).toMatchObject({ ...taken, reversalId: returnId });
    expect(data['return.received']).toEqual(data['return.announced']);
    expect(data['order.refunded']).toMatchObject({ orderNumber, refund: 100, lines: [] });
    expect(data['shipment.shipped']).toEqual({
      ...shipment,
      carrier: parcel.carrier,
      trackingNumber: parcel.trackingNumber,
    });
    const all = JSON.stringify(messages);
    const { email, billingAddress } = order;
    const address = order.shipments[0]!.address!;
    for (const personal of [email, address.lastName, address.addressLine1, billingAddress!.phone])
      expect(all).not.toContain(personal);
  });

  test('tells of an order only when it is placed, and once [BEY-12]', async () => {
    const { name } = await add(['order.placed']);
    const cart = await shop.readyCart(shopper, [{ ...goods, qty: 1 }]);
    expect((await shop.place(shopper, cart, cards.decline)).error).toBeDefined();
    await buy();
    await isSent(name, ['order.placed']);
    const other = await buy();
    await isSent(name, ['order.placed', 'order.placed']);
    expect((await reported(name))[1]!.event.data).toMatchObject({ orderNumber: other.orderNumber });
  });

  test('sends again what was refused, later each time, and gives it up in the end [BEY-12]', async () => {
    const { name, webhookId } = await add(['order.placed'], 503);
    await buy();
    /** Attempts so far, and seconds from now to the next, up to the next ten. */
    const next = async () => {
      const [{ attempts = 0, when = '' } = {}] = await deliveries(webhookId);
      const { rows } = await sql<{ at: Date }>`select now() as at`.execute(shop.db);
      return [attempts, Math.ceil((Date.parse(when) - rows[0]!.at.getTime()) / 10_000) * 10];
    };
    const waits = [10, 60, 300, 1800, 7200, 21_600, 43_200, 86_400];
    for (const [index, wait] of waits.entries()) {
      await expect.poll(() => nudged(next)).toEqual([index + 1, wait]);
      await makeDue(webhookId);
    }
    await reaches(webhookId, { status: 'failed', attempts: 9, answer: 503 });
    expect((await operator.ok(getWebhooks, {})).webhooks.find((one) => one.webhookId === webhookId)).toMatchObject({
      failed: 1,
      waiting: 0,
    });
    const sent = await reported(name);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(new Set(sent.map(({ event }) => JSON.stringify(event))).size).toBe(1);

    await setPartner(name, { status: 200 });
    const again = await operator.ok(replayEvents, { params: { webhookId }, body: { failed: true } });
    expect(again).toEqual({ count: 1 });
    await reaches(webhookId, { status: 'delivered', attempts: 1, answer: 200 });
  }, 60_000);

  test('does not wait for a system that does not answer to tell the others [BEY-12]', async () => {
    const deaf = await add(['order.placed']);
    await operator.ok(changeWebhook, {
      params: { webhookId: deaf.webhookId },
      body: { name: deaf.name, url: 'http://127.0.0.1:9/events', types: ['order.placed'], isPaused: false },
    });
    const { name } = await add(['order.placed']);
    await buy();
    await isSent(name, ['order.placed']);
    const [missed] = await deliveries(deaf.webhookId);
    expect(missed).toMatchObject({ status: 'waiting', attempts: 1 });
    expect(missed).not.toHaveProperty('answer');
  });

  test('keeps events while a system is paused [BEY-12]', async () => {
    const { name, webhookId, url } = await add(['order.placed']);
    const body = { name, url, types: ['order.placed' as const] };
    await operator.ok(changeWebhook, { params: { webhookId }, body: { ...body, isPaused: true } });
    await buy();
    const other = await add(['order.placed']);
    await operator.ok(testWebhook, { params: { webhookId: other.webhookId } });
    expect(await deliveries(webhookId)).toMatchObject([{ status: 'waiting', attempts: 0 }]);
    await operator.ok(changeWebhook, { params: { webhookId }, body: { ...body, isPaused: false } });
    await isSent(name, ['order.placed']);
  });

  test('replays what happened in a time, to a system that was added later, too [BEY-12]', async () => {
    const from = new Date();
    const first = await buy();
    const second = await buy();
    const to = new Date();
    await buy();
    const { name, webhookId } = await add(['order.placed']);
    const times = { from: from.toISOString(), to: to.toISOString() };
    const again = () => operator.ok(replayEvents, { params: { webhookId }, body: times });
    expect(await again()).toEqual({ count: 2 });
    const numbers = async () =>
      (await reported(name))
        .flatMap(({ event }) => (event.type === 'order.placed' ? [event.data.orderNumber] : []))
        .sort();
    const wanted = [first.orderNumber, second.orderNumber].sort();
    await expect.poll(() => nudged(numbers)).toEqual(wanted);
    expect(await again()).toEqual({ count: 2 });
    await expect.poll(() => nudged(async () => (await reported(name)).length)).toBe(4);
    const ids = (await reported(name)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    const one = await operator.ok(replayEvents, { params: { webhookId }, body: { eventId: ids[0]! } });
    expect(one).toEqual({ count: 1 });
    const none = await operator.ok(replayEvents, { params: { webhookId }, body: { eventId: crypto.randomUUID() } });
    expect(none).toEqual({ count: 0 });
  });

  test('signs by the old secret, too, for a day after it was renewed [BEY-12]', async () => {
    const { name, webhookId, secret } = await add(['order.placed']);
    const renewed = await operator.ok(renewWebhookSecret, { params: { webhookId } });
    expect(renewed.secret).not.toBe(secret);
    const isSigned = async () => {
      await operator.ok(testWebhook, { params: { webhookId } });
      return (await reported(name)).at(-1)!.isSigned;
    };
    expect(await isSigned()).toBe(true);
    await setPartner(name, { secret: renewed.secret });
    expect(await isSigned()).toBe(true);
    const { webhooks } = await operator.ok(getWebhooks, {});
    expect(webhooks.find((one) => one.webhookId === webhookId)).toHaveProperty('formerSecretUntil');
    expect(JSON.stringify(webhooks)).not.toContain('whsec_');
    await setPartner(name, { secret });
    await sql`update webhook set former_until = now() - interval '1 minute' where webhook_id = ${webhookId}`.execute(
      shop.db,
    );
    expect(await isSigned()).toBe(false);
  });

  test('answers what came of a test, which is not repeated [BEY-12]', async () => {
    const { name, webhookId } = await add(['order.placed'], 500);
    const failed = await operator.ok(testWebhook, { params: { webhookId } });
    expect(failed).toMatchObject({ type: 'webhook.test', status: 'failed', attempts: 1, answer: 500 });
    await setPartner(name, { status: 200 });
    expect(await operator.ok(testWebhook, { params: { webhookId } })).toMatchObject({ status: 'delivered' });
    expect(await reportedTypes(name)).toEqual(['webhook.test', 'webhook.test']);
  });

  test('records what operators change, without secrets, and forgets a removed system [BEY-12]', async () => {
    const { name, webhookId, url } = await add(['order.placed']);
    const params = { webhookId };
    const moved = { name, url: `${url}?v=2`, types: ['order.placed' as const], isPaused: false };
    await operator.ok(changeWebhook, { params, body: moved });
    await operator.ok(renewWebhookSecret, { params });
    await operator.ok(testWebhook, { params });
    await operator.ok(replayEvents, { params, body: { failed: true } });
    await operator.ok(removeWebhook, { params });
    const { actions } = await operator.ok(getStaffActions, { query: {} });
    const own = actions.filter(({ of }) => of === name).toReversed();
    expect(own.map(({ action }) => action)).toEqual([
      'webhook.add',
      'webhook.change',
      'webhook.renewSecret',
      'webhook.test',
      'webhook.replay',
      'webhook.remove',
    ]);
    expect(own[1]).toMatchObject({ by: 'orla@demo.example', before: { url }, after: { url: moved.url } });
    expect(JSON.stringify(own)).not.toContain('whsec_');
    await buy();
    const { rows } = await sql`select from webhook_delivery where webhook_id = ${webhookId}`.execute(shop.db);
    expect(rows).toEqual([]);
    for (const call of [removeWebhook, renewWebhookSecret, testWebhook, getWebhookDeliveries])
      expect((await operator.call(call, { params })).error?.errorId).toBe('API404');
    for (const refused of [
      await operator.call(changeWebhook, { params, body: moved }),
      await operator.call(replayEvents, { params, body: { failed: true } }),
    ])
      expect(refused.error?.errorId).toBe('API404');
  });

  test.each(['ftp://example.org/orders', 'not an address', 'https://me:secret@example.org/orders'])(
    'refuses the address %s',
    async (url) => {
      const body = { name: 'Books', url, types: ['order.placed' as const] };
      const { webhookId } = await add(['order.placed']);
      for (const refused of [
        await operator.call(addWebhook, { body }),
        await operator.call(changeWebhook, { params: { webhookId }, body: { ...body, isPaused: false } }),
      ])
        expect(refused.error).toMatchObject({ errorId: 'WHK400', field: 'url' });
    },
  );

  test('forgets events after 90 days, with what came of them [BEY-12]', async () => {
    const { webhookId } = await add(['order.placed']);
    await buy();
    await reaches(webhookId, { status: 'delivered' });
    await sql`update order_event set happened_at = now() - interval '91 days'
      where event_id in (select event_id from webhook_delivery where webhook_id = ${webhookId})`.execute(shop.db);
    await sweep(shop.db, new Date());
    expect(await deliveries(webhookId)).toEqual([]);
  });
});

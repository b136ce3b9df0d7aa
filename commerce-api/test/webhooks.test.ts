import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { cancelOrder } from 'shared-contracts/calls/orders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AdyenNotification, signatureOf } from '../src/payment/adyen-notifications.ts';
import { engines } from './databases.ts';
import { cards, openShop, type Shop } from './shop.ts';

const hmacKey = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';

describe.each(engines)('provider webhooks on %s', (engine) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(engine, { adyenHmacKey: hmacKey });
  });
  afterAll(() => shop.close());

  const post = async (provider: string, payload: string, headers: Record<string, string> = {}) =>
    shop.service.app.inject({
      method: 'POST',
      url: `/payment/v1/webhooks/${provider}`,
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    });
  const signed = (body: string, secret = 'whsec_sandbox', age = 0) => {
    const seconds = Math.floor(Date.now() / 1000) - age;
    const hex = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
    return { 'card-provider-signature': `t=${seconds},v1=${hex}` };
  };
  const event = (reference: string, id: string = crypto.randomUUID()) =>
    JSON.stringify({ id, kind: 'capture', payment: { id: 'auth_1', status: 'approved', reference } });

  /** An order with an open capture, as if the answer had been lost an hour ago. */
  const waiting = async () => {
    const shopper = await shop.guest();
    const cart = await shop.readyCart(shopper, await shop.sellable(1, 20));
    const { body } = await shop.place(shopper, cart, cards.captureLater);
    await sql`update placement set leased_until = now() + interval '1 hour', updated_at = now() - interval '1 hour' where cart_id = ${cart.basketId}`.execute(
      shop.db,
    );
    const dueIn = async () => {
      const { rows } = await sql<{ state: string; due: boolean }>`
        select state, leased_until <= now() as due from placement where cart_id = ${cart.basketId}`.execute(shop.db);
      return rows[0]!;
    };
    return { orderNumber: body!.orderNumber, dueIn };
  };

  test('finishes a waiting order on a signed event, and ignores a duplicate', async () => {
    const { orderNumber, dueIn } = await waiting();
    expect(await dueIn()).toEqual({ state: 'committed', due: false });
    const body = event(orderNumber, 'evt_1');
    expect((await post('card', body, signed(body))).statusCode).toBe(204);
    expect((await dueIn()).due || (await dueIn()).state === 'done').toBe(true);
    expect((await post('card', body, signed(body))).statusCode).toBe(204);
    const kept = await shop.db.selectFrom('provider_event').selectAll().where('event_id', '=', 'evt_1').execute();
    expect(kept).toHaveLength(1);
    await expect.poll(async () => (await dueIn()).state, { timeout: 20_000, interval: 250 }).toBe('done');
  });

  test.each([
    ['without a signature', {}],
    ['signed by somebody else', 'other'],
    ['signed long ago', 'old'],
  ] as const)('an event %s is not listened to', async (_, how) => {
    const { orderNumber, dueIn } = await waiting();
    const body = event(orderNumber);
    const headers = how === 'other' ? signed(body, 'whsec_other') : how === 'old' ? signed(body, undefined, 4000) : {};
    expect((await post('card', body, headers)).statusCode).toBe(401);
    expect((await dueIn()).due).toBe(false);
    expect((await post('card', 'nonsense', signed('nonsense'))).statusCode).toBe(401);
  });

  test('verifies events with PayPal', async () => {
    const body = JSON.stringify({
      id: 'WH-1',
      event_type: 'PAYMENT.CAPTURE.COMPLETED',
      resource: { invoice_id: 'TF-1' },
    });
    expect((await post('paypal', body)).statusCode).toBe(401);
    const forged = {
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/x',
      'paypal-transmission-id': 'a',
      'paypal-transmission-sig': 'b',
      'paypal-transmission-time': 'c',
    };
    expect((await post('paypal', body, forged)).statusCode).toBe(401);
  });

  const notification = (change: Partial<AdyenNotification>, key = hmacKey): string => {
    const each: AdyenNotification = {
      pspReference: `PSP${crypto.randomUUID()}`,
      merchantAccountCode: 'ShopECOM',
      merchantReference: 'TF-2222-2222',
      amount: { value: 1000, currency: 'USD' },
      eventCode: 'AUTHORIZATION',
      success: 'true',
      ...change,
    };
    const item = { ...each, additionalData: { hmacSignature: signatureOf(key, each) } };
    return JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem: item }] });
  };

  test('accepts Adyen notifications only when each is signed, and resumes their order', async () => {
    const { orderNumber, dueIn } = await waiting();
    const answer = await post('adyen', notification({ merchantReference: orderNumber }));
    expect([answer.statusCode, answer.body]).toEqual([200, '[accepted]']);
    expect((await dueIn()).due || (await dueIn()).state === 'done').toBe(true);
    expect((await post('adyen', notification({}, '00'.repeat(32)))).statusCode).toBe(401);
    expect((await post('adyen', '{}')).statusCode).toBe(401);
  });

  test('refuses signed messages with what no database can keep', async () => {
    const card = event('TF-\u0000', 'evt_\u0000');
    expect((await post('card', card, signed(card))).statusCode).toBe(401);
    expect((await post('adyen', notification({ pspReference: 'PSP\u0000' }))).statusCode).toBe(401);
  });

  test('shows a refund that Adyen could not execute as refused', async () => {
    const shopper = await shop.guest();
    const { body: order } = await shop.place(
      shopper,
      await shop.readyCart(shopper, await shop.sellable(1, 20)),
      cards.approve,
    );
    await shopper.ok(cancelOrder, { body: { orderNumber: order!.orderNumber } });
    const states = () =>
      shop.db
        .selectFrom('refund')
        .select(['refund_id', 'state'])
        .where('order_number', '=', order!.orderNumber)
        .execute();
    const [refund] = await states();
    expect(refund?.state).toBe('done');
    await post('adyen', notification({ eventCode: 'REFUND_FAILED', merchantReference: refund!.refund_id }));
    expect((await states())[0]?.state).toBe('refused');
  });
});

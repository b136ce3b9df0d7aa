import { createHmac } from 'node:crypto';
import {
  addSubscription,
  enrolConsumer,
  getSubscriptions,
  updateNotifications,
  updateSubscription,
} from 'shared-contracts/calls/consumer';
import { getLoyaltyVouchers } from 'shared-contracts/calls/consumer-wallet';
import { requestStockNotice } from 'shared-contracts/calls/products';
import { confirmTextMessages } from 'shared-contracts/calls/text-messages';
import type { LocaleId } from 'shared-contracts/locale';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { keepForGood } from '../checks/keep-order.ts';
import { post } from '../src/jobs/outbox.ts';
import { creditPoints } from '../src/order/earnings.ts';
import { recordShipmentEvent } from '../src/order/shipment-events.ts';
import { PhoneUnreachableError } from '../src/text-messages/text-messenger.ts';
import { texter } from '../src/text-messages/texter.ts';
import { engines } from './databases.ts';
import { newConsumer, type SignedIn } from './people.ts';
import { cards, openShop, type Sellable, type Shop } from './shop.ts';

const webhookUrl = 'http://shop.test/messages/v1/webhooks/text';
const newPhone = () => `+1503${String(Math.floor(Math.random() * 8_000_000) + 2_000_000)}`;

describe.each(engines)('text messages on %s [ACC-15]', (engine) => {
  let shop: Shop;
  let goods: Sellable;
  let now: Date;
  let someone: SignedIn;
  let phone: string;
  beforeAll(async () => {
    now = new Date();
    shop = await openShop(engine, { now: () => now });
    [goods] = (await shop.sellable(1, 20)) as [Sellable];
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    someone = await newConsumer(shop);
    phone = newPhone();
  });

  const read = async <T>(path: string, to: string): Promise<T[]> => {
    const response = await fetch(`${inject('sandboxUrl')}/${path}/messages?to=${encodeURIComponent(to)}`);
    return ((await response.json()) as { messages: T[] }).messages;
  };
  const textsTo = async (to = phone) => (await read<{ body: string }>('texts', to)).map(({ body }) => body);
  const mailsTo = (to: string) => read<{ subject: string; text: string }>('mail', to);
  /** Waits until everything in the outbox was sent. */
  async function settle(): Promise<void> {
    shop.service.worker.nudge();
    await expect
      .poll(
        async () =>
          (await shop.db.selectFrom('outbox').select('outbox_id').where('sent_at', 'is', null).execute()).length,
      )
      .toBe(0);
  }
  const ask = (change: object = {}, locale: LocaleId = 'en-us') =>
    someone.call(addSubscription, { body: { channel: 'sms', optin: true, phone, ...change } }, { locale });
  const stop = (change: object = {}) =>
    someone.call(updateSubscription, { body: { channel: 'sms', optin: false, ...change } });
  async function codeSent(): Promise<string> {
    await settle();
    return /\b\d{6}\b/.exec((await textsTo())[0] ?? '')?.[0] ?? 'none';
  }
  const confirm = (code: string, who = someone) => who.call(confirmTextMessages, { body: { code } });
  async function confirmed(): Promise<void> {
    expect((await ask()).error).toBeUndefined();
    expect((await confirm(await codeSent())).error).toBeUndefined();
  }
  const sms = async () =>
    (await someone.ok(getSubscriptions, {})).subscriptions.find(({ channel }) => channel === 'sms');

  function answer(body: string, change: { token?: string; id?: string } = {}) {
    const fields = { AccountSid: 'AC', Body: body, From: phone, MessageSid: change.id ?? crypto.randomUUID() };
    const signed = webhookUrl + Object.entries(fields).flat().join('');
    return shop.service.app.inject({
      method: 'POST',
      url: '/messages/v1/webhooks/text',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': createHmac('sha1', change.token ?? 'text_sandbox')
          .update(signed)
          .digest('base64'),
      },
      payload: new URLSearchParams(fields).toString(),
    });
  }

  test('subscribes a number once the code that was sent to it is typed', async () => {
    const { body } = await ask();
    expect(body).toMatchObject({
      offersTextMessages: true,
      subscriptions: [{ channel: 'sms', optin: true, doubleOptin: false, recipient: phone }],
    });
    const code = await codeSent();
    expect(await textsTo()).toEqual([`Tarnfell: ${code} is your code for text messages, for 10 minutes.`]);
    expect((await confirm('000000' === code ? '000001' : '000000')).error?.errorId).toBe('AUT461');
    // The code of one account confirms no other.
    expect((await confirm(code, await newConsumer(shop))).error?.errorId).toBe('AUT461');
    expect((await confirm(`${code.slice(0, 3)} ${code.slice(3)}`)).body?.subscriptions).toMatchObject([
      { channel: 'sms', optin: true, doubleOptin: true, recipient: phone, optinDate: now.toISOString() },
    ]);
    expect((await confirm(code)).error?.errorId).toBe('AUT461');
    // Who is subscribed gets no other code.
    await ask();
    await settle();
    expect(await textsTo()).toHaveLength(1);
    expect(await sms()).toMatchObject({ doubleOptin: true });
  });

  test('writes codes in the language of the page, and only the last one counts, for ten minutes', async () => {
    await ask({}, 'fr-ca');
    const first = await codeSent();
    expect((await textsTo())[0]).toBe(`Tarnfell : ${first} est votre code pour les textos, pendant 10 minutes.`);
    await ask();
    const second = await codeSent();
    if (first !== second) expect((await confirm(first)).error?.errorId).toBe('AUT461');
    const asked = now;
    now = new Date(asked.getTime() + 11 * 60_000);
    expect((await confirm(second)).error?.errorId).toBe('AUT461');
    now = asked;
    expect((await confirm(second)).status).toBe(200);
  });

  test('needs another code for another number', async () => {
    await confirmed();
    phone = newPhone();
    expect((await ask()).body?.subscriptions).toMatchObject([{ recipient: phone, doubleOptin: false }]);
    expect((await confirm(await codeSent())).body?.subscriptions).toMatchObject([
      { recipient: phone, doubleOptin: true },
    ]);
  });

  test('asks for a number, and refuses one that is none', async () => {
    expect((await ask({ phone: undefined })).error).toMatchObject({ errorId: 'API422', field: 'phone' });
    expect((await ask({ phone: '12' })).error?.field).toBe('phone');
    // Another country, one that shares a calling code, and a number that costs extra.
    for (const refused of ['+33612345678', '+18765551234', '+19005551234'])
      expect((await ask({ phone: refused })).error).toMatchObject({ errorId: 'API422', field: 'phone' });
    expect(await sms()).toBeUndefined();
  });

  test('limits codes that are asked for, and those that are tried', async () => {
    for (let count = 0; count < 5; count += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).error?.errorId).toBe('API429');
    const code = await codeSent();
    for (let count = 0; count < 5; count += 1) expect((await confirm('wrong')).error?.errorId).toBe('AUT461');
    expect((await confirm(code)).error?.errorId).toBe('API429');
  });

  test('sends one number five codes in an hour at most, whoever asks', async () => {
    for (let count = 0; count < 5; count += 1) {
      someone = await newConsumer(shop);
      expect((await ask()).error).toBeUndefined();
      await settle();
    }
    // Who is refused is told, and is subscribed to nothing.
    someone = await newConsumer(shop);
    expect((await ask()).error).toMatchObject({ errorId: 'API429', field: 'phone' });
    await settle();
    expect(await textsTo()).toHaveLength(5);
    expect(await sms()).toBeUndefined();
  });

  test('ends on request without a number, and sends no code that was asked for before', async () => {
    await ask();
    expect((await stop()).body?.subscriptions).toMatchObject([{ optin: false, doubleOptin: false, recipient: phone }]);
    await settle();
    await confirmed();
    await stop();
    expect(await sms()).toMatchObject({ optin: false, recipient: phone, optoutDate: now.toISOString() });
  });

  test('ends when somebody answers STOP, and begins again only after START and another code', async () => {
    await confirmed();
    expect((await answer('stop.')).statusCode).toBe(200);
    expect(await sms()).toMatchObject({ optin: false, doubleOptin: false });
    expect((await ask()).error).toMatchObject({ errorId: 'TXT409', field: 'phone' });
    expect((await stop()).status).toBe(200);
    await answer('Start');
    expect(await sms()).toMatchObject({ optin: false });
    await confirmed();
    // Other answers change nothing, and neither does one that arrives twice.
    await answer('When does it come?', { id: 'SM1' });
    await answer('STOP', { id: 'SM1' });
    expect(await sms()).toMatchObject({ doubleOptin: true });
  });

  test('updateSubscription tells the same of a number that was stopped, and of too many codes', async () => {
    const change = () => someone.call(updateSubscription, { body: { channel: 'sms', optin: true, phone } });
    for (let count = 0; count < 5; count += 1) expect((await change()).status).toBe(200);
    expect((await change()).error?.errorId).toBe('API429');
    someone = await newConsumer(shop);
    await answer('STOP');
    expect((await change()).error?.errorId).toBe('TXT409');
  });

  test('listens to no answer that is not signed', async () => {
    await confirmed();
    expect((await answer('STOP', { token: 'guessed' })).statusCode).toBe(401);
    expect(await sms()).toMatchObject({ doubleOptin: true });
  });

  async function ship(updates: 'email' | 'sms' | 'both', status: 'shipped' | 'ready' = 'shipped') {
    await someone.ok(updateNotifications, { body: { orderUpdates: updates } });
    const cart = await shop.readyCart(someone, [goods]);
    const placed = await shop.place(someone, cart, cards.approve);
    const { orderNumber, shipments } = placed.body!;
    const event = { orderNumber, shipmentId: shipments[0]!.shipmentId, status, at: now };
    const parcel = { carrier: 'Carrier', trackingNumber: '1', trackingUrl: 'https://carrier.test/1' };
    const record = () =>
      shop.db.transaction().execute((transaction) => recordShipmentEvent(transaction, { ...event, parcel }));
    await record();
    await record();
    await settle();
    const mails = (await mailsTo('mara@example.org')).filter(
      ({ subject, text }) => text.includes(orderNumber) && /^(On its way|Ready)/.test(subject),
    );
    return { orderNumber, mails: mails.length, texts: (await textsTo()).filter((text) => text.includes(orderNumber)) };
  }

  test.each([
    ['email', 0, 1],
    ['sms', 1, 0],
    ['both', 1, 1],
  ] as const)('tells of a parcel by %s: %i text messages and %i mails, once', async (updates, texts, mails) => {
    await confirmed();
    const reported = await ship(updates);
    expect([reported.texts.length, reported.mails]).toEqual([texts, mails]);
    if (texts > 0)
      expect(reported.texts[0]).toBe(
        `Tarnfell: your order ${reported.orderNumber} is on its way. https://carrier.test/1 Reply STOP to end.`,
      );
  });

  test('tells that an order is ready for pickup', async () => {
    await confirmed();
    expect((await ship('sms', 'ready')).texts[0]).toMatch(/^Tarnfell: your order \S+ is ready for you\. .*STOP/);
  });

  test('mails what was wanted as a text message when no number is confirmed, or it was stopped', async () => {
    expect(await ship('sms')).toMatchObject({ texts: [], mails: 1 });
    await confirmed();
    await answer('STOP');
    expect(await ship('sms')).toMatchObject({ texts: [], mails: 1 });
  });

  test('mails instead when the service cannot reach the number, and keeps that it was stopped', async () => {
    // What the service refuses as stopped.
    phone = '+15005550004';
    await shop.db.deleteFrom('stopped_phone').where('phone', '=', phone).execute();
    await ask({ phone: newPhone() });
    await settle();
    await shop.db.updateTable('subscription').set({ recipient: phone }).where('subject_id', '=', someone.id).execute();
    const code = { subjectId: someone.id, phone, locale: 'en-us' };
    await shop.db.transaction().execute((transaction) => post(transaction, 'text-code', code));
    await settle();
    expect((await shop.db.selectFrom('stopped_phone').selectAll().where('phone', '=', phone).execute()).length).toBe(1);
    expect(await sms()).toMatchObject({ optin: false });
    // One that is no mobile phone.
    phone = '+15005550009';
    const values = { double_optin: true, optin: true, recipient: phone };
    await shop.db.updateTable('subscription').set(values).where('subject_id', '=', someone.id).execute();
    expect(await ship('sms')).toMatchObject({ texts: [], mails: 1 });
  });

  test('sends the same code when a message is sent again, and none that comes too late', async () => {
    const sent: string[] = [];
    const refusals: Error[] = [];
    const deliver = (hourlyLimit: number, fail?: Error) =>
      texter({
        db: shop.db,
        messenger: { send: async (_to, text) => (fail ? Promise.reject(fail) : void sent.push(text)) },
        secret: 'secret',
        hourlyLimit,
        brand: 'Tarnfell',
        now: () => now,
        onRefusal: (error) => refusals.push(error),
      });
    await ask();
    await settle();
    const payload = { subjectId: someone.id, phone, locale: 'en-us', askedAt: now.toISOString() };
    const message = { id: crypto.randomUUID(), kind: 'text-code', payload };
    await expect(deliver(100, new Error('down'))(message)).rejects.toThrow('down');
    for (let again = 0; again < 6; again += 1) await deliver(100)(message);
    expect(sent).toHaveLength(6);
    expect(new Set(sent).size).toBe(1);
    await deliver(100)({ ...message, id: crypto.randomUUID() });
    expect(new Set(sent).size).toBe(2);
    expect((await confirm(/\d{6}/.exec(sent.at(-1)!)![0])).error).toBeUndefined();
    // What the service refuses for good is told, and not sent again.
    someone = await newConsumer(shop);
    phone = newPhone();
    await ask();
    const other = { ...message, payload: { ...payload, subjectId: someone.id, phone } };
    await deliver(100, new PhoneUnreachableError('refused', { isStopped: false }))(other);
    expect(refusals.map(({ message: text }) => text)).toEqual(['refused']);
    // Beyond the limit of an hour codes wait.
    const count = sent.length;
    await expect(deliver(1)(other)).rejects.toMatchObject({ errorId: 'API429' });
    const late = { ...other.payload, askedAt: new Date(now.getTime() - 11 * 60_000).toISOString() };
    await deliver(100)({ ...other, payload: late });
    expect(sent).toHaveLength(count);
    await settle();
  });

  test('mails that points have become enough for a voucher, once, and only to who wants that', async () => {
    const rich = await newConsumer(shop);
    await rich.ok(enrolConsumer, { body: { enrollments: [{ type: 'Loyalty', optin: true }] } });
    const points = async (balance: number) =>
      shop.db
        .updateTable('ledger_account')
        .set({ balance })
        .where('owner_id', '=', rich.id)
        .where('kind', '=', 'POINTS')
        .execute();
    const vouchers = async () =>
      (await mailsTo(rich.email)).map(({ subject }) => subject).filter((subject) => subject.includes('points'));
    const buy = async () => {
      const placed = await shop.place(rich, await shop.readyCart(rich, [goods]), cards.approve);
      expect((await rich.ok(getLoyaltyVouchers, {})).pendingPoints).toBeGreaterThan(0);
      await keepForGood(shop.db, placed.body!.orderNumber);
      await creditPoints(shop.db, now);
      expect((await rich.ok(getLoyaltyVouchers, {})).pendingPoints).toBe(0);
      await settle();
    };
    await points(499);
    await buy();
    expect(await vouchers()).toEqual(['Your points are enough for $5.00']);
    await buy();
    expect(await vouchers()).toHaveLength(1);
    await rich.ok(updateNotifications, { body: { rewards: false } });
    await points(999);
    await buy();
    expect(await vouchers()).toHaveLength(1);
  });

  test('forgets wishes for goods when these messages are turned off; asking again turns them on', async () => {
    await Promise.all([shop.setUnits(goods.upc, 0), shop.setUnits(goods.upc, 0, 'W200')]);
    const wish = () => someone.ok(requestStockNotice, { body: { upc: goods.upc } });
    const waiting = () => shop.db.selectFrom('stock_notice').select('upc').where('email', '=', someone.email).execute();
    await wish();
    expect(await waiting()).toHaveLength(1);
    await someone.ok(updateNotifications, { body: { backInStock: false } });
    expect(await waiting()).toEqual([]);
    await wish();
    expect(await waiting()).toHaveLength(1);
    expect((await someone.ok(updateNotifications, { body: {} })).backInStock).toBe(true);
    await shop.setUnits(goods.upc, 20);
  });
});

test.each(engines)('a shop without a service for text messages on %s offers none [ACC-15]', async (engine) => {
  const shop = await openShop(engine, { textUrl: '' });
  const someone = await newConsumer(shop);
  expect((await someone.ok(getSubscriptions, {})).offersTextMessages).toBe(false);
  const body = { channel: 'sms', optin: true, phone: newPhone() } as const;
  expect((await someone.call(addSubscription, { body })).error?.errorId).toBe('API422');
  await shop.close();
});

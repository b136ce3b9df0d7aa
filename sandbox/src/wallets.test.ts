import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildSandbox, type Sandbox } from './app.ts';
import { readSettings, type Settings } from './settings.ts';

let folder: string;
let paypalWebhook = '';
let sandbox: Sandbox;
const settings = (): Settings => {
  const { paypal, ...rest } = readSettings();
  return { ...rest, folder, webhookUrl: '', paypal: { ...paypal, webhookUrl: paypalWebhook }, logLevel: 'silent' };
};
const restart = async (): Promise<void> => {
  await sandbox.app.close();
  sandbox = buildSandbox(settings());
};
const page = 'http://localhost:3000';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sandbox-wallets-'));
  sandbox = buildSandbox(settings());
});
afterEach(async () => {
  await sandbox.app.close();
  rmSync(folder, { recursive: true });
});

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const ask = async (method: Method, url: string, payload?: object, headers: Record<string, string> = {}) => {
  const response = await sandbox.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return {
    status: response.statusCode,
    body: response.body === '' ? undefined : response.json(),
    headers: response.headers,
  };
};

const paypalToken = async (): Promise<string> => {
  const response = await sandbox.app.inject({
    method: 'POST',
    url: '/paypal/v1/oauth2/token',
    headers: {
      authorization: `Basic ${btoa('paypal_sandbox:paypal_secret')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'grant_type=client_credentials',
  });
  return response.json().access_token;
};
const paypal = async (method: Method, path: string, body?: object, key?: string) =>
  ask(method, `/paypal/${path}`, body, {
    authorization: `Bearer ${await paypalToken()}`,
    ...(key ? { 'paypal-request-id': key } : {}),
  });
const usd = (value: string) => ({ currency_code: 'USD', value });
const unit = "/purchase_units/@reference_id=='default'";
const newOrder = async (more: object = {}): Promise<string> =>
  (
    await paypal('POST', 'v2/checkout/orders', {
      intent: 'AUTHORIZE',
      purchase_units: [{ amount: usd('50.00') }],
      ...more,
    })
  ).body.id;
const approve = (id: string, outcome = 'approve', more: object = {}) =>
  ask('POST', `/paypal/checkoutnow/${id}`, { outcome, ...more });
const issue = (answer: { readonly body: { readonly details: readonly { readonly issue: string }[] } }) =>
  answer.body.details[0]?.issue;

test('approves, authorizes, captures and partially refunds a PayPal order', async () => {
  const id = await newOrder();
  expect(issue(await paypal('POST', `v2/checkout/orders/${id}/authorize`, {}))).toBe('ORDER_NOT_APPROVED');
  expect((await approve(id)).body).toMatchObject({ orderID: id, payerID: expect.any(String) });
  const authorized = await paypal('POST', `v2/checkout/orders/${id}/authorize`, {}, 'key-1');
  expect(authorized.body).toMatchObject({ status: 'COMPLETED' });
  const { authorizations } = authorized.body.purchase_units[0].payments;
  const capture = `v2/payments/authorizations/${authorizations[0].id}/capture`;
  const captured = await paypal('POST', capture, { amount: usd('50.00') }, 'key-2');
  expect(await paypal('POST', capture, { amount: usd('50.00') }, 'key-2')).toMatchObject({ body: captured.body });
  expect(issue(await paypal('POST', capture, { amount: usd('50.00') }, 'key-3'))).toBe('AUTHORIZATION_CAPTURED');
  const refund = (value: string, key: string) =>
    paypal('POST', `v2/payments/captures/${captured.body.id}/refund`, { amount: usd(value) }, key);
  expect((await refund('20.00', 'key-4')).status).toBe(201);
  await restart();
  expect((await refund('20.00', 'key-4')).status).toBe(201);
  expect(issue(await refund('30.01', 'key-5'))).toBe('REFUND_AMOUNT_EXCEEDED');
  expect((await refund('30.00', 'key-6')).status).toBe(201);
  const read = await paypal('GET', `v2/checkout/orders/${id}`);
  expect(read.body.purchase_units[0].payments.captures[0].status).toBe('REFUNDED');
});

test('declines an approval from an empty account, and refuses to capture a voided one', async () => {
  const [empty, full] = [await newOrder(), await newOrder()];
  await approve(empty, 'approve-declining');
  expect(issue(await paypal('POST', `v2/checkout/orders/${empty}/authorize`, {}))).toBe('INSTRUMENT_DECLINED');
  await approve(full);
  await paypal('POST', `v2/checkout/orders/${full}/authorize`, {});
  expect((await paypal('POST', `v2/payments/authorizations/A-${full}/void`, {})).status).toBe(204);
  expect(issue(await paypal('POST', `v2/payments/authorizations/A-${full}/capture`, {}))).toBe('AUTHORIZATION_VOIDED');
});

test('returns the buyer’s address with the approval, and never raises the amount afterwards', async () => {
  const id = await newOrder({
    payment_source: { paypal: { experience_context: { shipping_preference: 'GET_FROM_FILE' } } },
  });
  const options = [{ id: 'express', label: 'Express', selected: false, type: 'SHIPPING', amount: usd('18.00') }];
  const patch = (value: string) => [
    { op: 'replace', path: `${unit}/amount`, value: usd(value) },
    { op: 'add', path: `${unit}/shipping/options`, value: options },
    { op: 'add', path: `${unit}/invoice_id`, value: 'TF-1' },
  ];
  expect((await paypal('PATCH', `v2/checkout/orders/${id}`, patch('68.00'))).status).toBe(204);
  expect((await ask('GET', `/paypal/checkoutnow/${id}`)).body).toEqual({ amount: usd('68.00'), options });
  const window = await sandbox.app.inject({ url: `/paypal/checkoutnow?token=${id}&parent=${page}` });
  expect(window.body).toContain('Ship to');
  expect(window.headers['content-security-policy']).toContain("default-src 'none'");
  await approve(id, 'approve', { buyer: 'portland', option: 'express' });
  const { body } = await paypal('GET', `v2/checkout/orders/${id}`);
  expect(body.payer.email_address).toBe('buyer@example.org');
  expect(body.purchase_units[0]).toMatchObject({
    invoice_id: 'TF-1',
    shipping: {
      address: { admin_area_2: 'Portland', country_code: 'US' },
      options: [{ id: 'express', selected: true }],
    },
  });
  expect(issue(await paypal('PATCH', `v2/checkout/orders/${id}`, patch('68.01')))).toBe('AMOUNT_CHANGE_NOT_ALLOWED');
});

test('requires a token, a known order, and a new key for a new request from PayPal callers', async () => {
  expect((await ask('GET', '/paypal/v2/checkout/orders/X')).status).toBe(401);
  expect((await paypal('GET', 'v2/checkout/orders/X')).status).toBe(404);
  expect((await ask('POST', '/paypal/v1/oauth2/token', {})).status).toBeGreaterThanOrEqual(400);
  const [a, b] = [await newOrder(), await newOrder()];
  await Promise.all([approve(a), approve(b)]);
  await paypal('POST', `v2/checkout/orders/${a}/authorize`, {}, 'same-key');
  expect((await paypal('POST', `v2/checkout/orders/${b}/authorize`, {}, 'same-key')).status).toBe(422);
  for (const parent of ['https://evil.example', ''])
    expect(
      (await ask('GET', `/paypal/checkoutnow?token=${a}&parent=${parent}`).catch(() => ({ status: 404 }))).status,
    ).toBe(404);
});

test('sends PayPal’s events to the shop, and verifies only its own', async () => {
  const reported: { readonly headers: IncomingHttpHeaders; readonly body: string }[] = [];
  const shop = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      reported.push({ headers: request.headers, body });
      response.end();
    });
  });
  await new Promise<void>((listening) => shop.listen(0, '127.0.0.1', listening));
  paypalWebhook = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/`;
  await restart();
  const id = await newOrder();
  await approve(id);
  await paypal('POST', `v2/checkout/orders/${id}/authorize`, {});
  await expect.poll(() => reported.length).toBe(1);
  shop.close();
  paypalWebhook = '';
  const [{ headers, body }] = reported as [(typeof reported)[number]];
  const event = JSON.parse(body);
  expect(event).toMatchObject({ event_type: 'PAYMENT.AUTHORIZATION.CREATED' });
  const verify = (webhook_event: object) =>
    paypal('POST', 'v1/notifications/verify-webhook-signature', {
      transmission_id: headers['paypal-transmission-id'],
      transmission_time: headers['paypal-transmission-time'],
      transmission_sig: headers['paypal-transmission-sig'],
      webhook_id: 'WH-SANDBOX',
      webhook_event,
    });
  expect((await verify(event)).body.verification_status).toBe('SUCCESS');
  expect((await verify({ ...event, id: 'WH-other' })).body.verification_status).toBe('FAILURE');
});

const klarna = (method: Method, path: string, body?: object, key?: string) =>
  ask(method, `/klarna/${path}`, body, {
    authorization: `Basic ${btoa('klarna_sandbox:klarna_secret')}`,
    ...(key ? { 'klarna-idempotency-key': key } : {}),
  });
const purchase = (amount: number, line = amount) => ({
  purchase_country: 'DE',
  purchase_currency: 'EUR',
  locale: 'de-DE',
  order_amount: amount,
  order_lines: [{ name: 'Cart', quantity: 1, unit_price: line, total_amount: line }],
});
const authorized = async (outcome: string): Promise<string> => {
  const { client_token } = (await klarna('POST', 'payments/v1/sessions', purchase(9000))).body;
  return (await ask('POST', '/klarna/widget/authorize', { client_token, outcome })).body.authorization_token;
};

test('turns a Klarna session into an order once authorized, captures and refunds it', async () => {
  expect((await klarna('POST', 'payments/v1/sessions', purchase(9000, 8000))).body.error_code).toBe('BAD_VALUE');
  const token = await authorized('accepted');
  const order = `payments/v1/authorizations/${token}/order`;
  expect((await klarna('POST', order, purchase(8000))).body.error_code).toBe('BAD_VALUE');
  const made = await klarna('POST', order, purchase(9000), 'key-1');
  expect(made.body.fraud_status).toBe('ACCEPTED');
  expect((await klarna('POST', order, purchase(9000), 'key-1')).body).toEqual(made.body);
  expect((await klarna('POST', order, purchase(9000), 'key-2')).status).toBe(404);
  const manage = (what: string, body: object, key: string) =>
    klarna('POST', `ordermanagement/v1/orders/${made.body.order_id}/${what}`, body, key);
  expect((await manage('captures', { captured_amount: 9000 }, 'key-3')).status).toBe(201);
  expect((await manage('captures', { captured_amount: 9000 }, 'key-3')).status).toBe(201);
  expect((await manage('cancel', {}, 'key-4')).body.error_code).toBe('CANCEL_NOT_ALLOWED');
  expect((await manage('refunds', { refunded_amount: 9001 }, 'key-5')).body.error_code).toBe('REFUND_NOT_ALLOWED');
  expect((await manage('refunds', { refunded_amount: 4000 }, 'key-6')).status).toBe(201);
  expect((await klarna('GET', `ordermanagement/v1/orders/${made.body.order_id}`)).body).toMatchObject({
    status: 'CAPTURED',
    captured_amount: 9000,
    refunded_amount: 4000,
  });
});

test('repeats Klarna’s reason for a refusal, and deletes a cancelled authorization', async () => {
  const refused = await authorized('rejected');
  for (const key of ['key-1', 'key-1'])
    expect(await klarna('POST', `payments/v1/authorizations/${refused}/order`, purchase(9000), key)).toMatchObject({
      status: 403,
      body: { error_messages: [expect.stringContaining('Klarna')] },
    });
  const unused = await authorized('accepted');
  expect((await klarna('DELETE', `payments/v1/authorizations/${unused}`)).status).toBe(204);
  expect((await klarna('POST', `payments/v1/authorizations/${unused}/order`, purchase(9000))).status).toBe(404);
  expect((await ask('POST', '/klarna/payments/v1/sessions', purchase(1))).status).toBe(401);
});

test("allows only the shop to frame Klarna's widget", async () => {
  const { client_token } = (await klarna('POST', 'payments/v1/sessions', purchase(9000))).body;
  const widget = (parent: string) =>
    sandbox.app.inject({ url: `/klarna/widget?client_token=${client_token}&parent=${encodeURIComponent(parent)}` });
  expect((await widget(page)).body).toContain('Klarna');
  expect((await widget('https://evil.example')).statusCode).toBe(404);
});

test('validates only known Apple Pay merchants, and allows only the shop to frame the sheet', async () => {
  const start = (merchantIdentifier: string) =>
    ask('POST', '/apple-pay/paymentservices/startSession', {
      merchantIdentifier,
      displayName: 'Shop',
      initiative: 'web',
      initiativeContext: 'shop.example',
    });
  expect((await start('merchant.shop.sandbox')).body).toMatchObject({
    merchantSessionIdentifier: expect.stringMatching(/^SSH/),
    domainName: 'shop.example',
  });
  expect((await start('merchant.somebody.else')).status).toBe(400);
  const sheet = (parent: string) =>
    sandbox.app.inject({ url: `/apple-pay/sheet?currency=EUR&parent=${encodeURIComponent(parent)}` });
  expect((await sheet(page)).body).toMatch(/München.*Seattle/s);
  expect((await sheet('https://evil.example')).statusCode).toBe(403);
});

test('decrypts only Apple Pay tokens of this provider', async () => {
  const token = (await ask('POST', '/apple-pay/v1/tokens', { number: '5555555555554444' })).body;
  const pay = (applePayToken: string) =>
    ask(
      'POST',
      '/card/v1/authorizations',
      { amount: 100, currency: 'USD', applePayToken, reference: 'TF-1' },
      { authorization: 'Bearer sk_sandbox', 'idempotency-key': crypto.randomUUID() },
    );
  expect((await pay(JSON.stringify(token))).body).toMatchObject({ status: 'approved', lastFour: '4444' });
  expect((await pay(JSON.stringify({ ...token, paymentData: { version: 'EC_v1', data: btoa('tok_x') } }))).status).toBe(
    404,
  );
  expect((await pay('nonsense')).status).toBe(404);
});

test.each(['/paypal/sdk/js?client-id=x&currency=USD', '/klarna/lib/v1/api.js', '/apple-pay/sdk.js'])(
  'serves the script %s to pages of the shop, with its own address',
  async (url) => {
    const script = await sandbox.app.inject({ url });
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(script.body).toContain("'http://localhost:3002'");
  },
);

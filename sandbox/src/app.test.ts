import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildSandbox, type Sandbox } from './app.ts';
import { isShopOrigin } from './card/routes.ts';
import { startCatcher } from './mail/catcher.ts';
import type { Settings } from './settings.ts';
import { signatureHeader } from './signature.ts';

let folder: string;
let webhookUrl = '';
let sandbox: Sandbox;
const settings = (): Settings => ({
  port: 0,
  smtpPort: 0,
  host: '127.0.0.1',
  folder,
  shopOrigins: ['http://localhost:*', 'https://shop.example'],
  publicKey: 'pk_sandbox',
  secretKey: 'sk_sandbox',
  edgeToken: 'edge_sandbox',
  translationKey: 'translation_sandbox',
  texts: { accountSid: 'AC1', authToken: 'text_sandbox', from: '+15035550100', webhookUrl },
  flagService: {
    clientId: 'flags_sandbox',
    apiToken: 'flags_token_sandbox',
    project: 'default',
    environment: 'production',
  },
  experimentService: {
    sdkKey: 'experiments_sandbox',
    apiToken: 'experiments_token_sandbox',
    dataKey: 'customer_data_sandbox',
    accountId: '1001',
    projectId: '2002',
  },
  botCheckSecret: 'bot_sandbox',
  botChallengeSecret: 'bot_challenge_sandbox',
  publicUrl: 'http://localhost:3002',
  webhookUrl,
  webhookSecret: 'whsec_test',
  paypal: { clientId: 'paypal_sandbox', secret: 'paypal_secret', webhookUrl: '', webhookId: 'WH-SANDBOX' },
  klarna: { username: 'klarna_sandbox', password: 'klarna_secret' },
  identity: { clientId: 'identity_sandbox', clientSecret: 'identity_secret' },
  applePay: { merchantIdentifier: 'merchant.shop.sandbox' },
  socialMedia: { key: 'social_key', secret: 'social_secret', allowance: 1 },
  warehouse: { apiKey: 'warehouse_sandbox', webhookUrl: '', webhookSecret: 'whsec_warehouse' },
  carrier: { apiKey: 'carrier_sandbox', webhookUrl: '', webhookSecret: 'whsec_carrier' },
  logLevel: 'silent',
  slowAnswer: 30,
});
const restart = async (): Promise<void> => {
  await sandbox.app.close();
  sandbox = buildSandbox(settings());
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
  sandbox = buildSandbox(settings());
});
afterEach(async () => {
  await sandbox.app.close();
  rmSync(folder, { recursive: true });
});

const tokenise = async (number: string, more: object = {}) => {
  const response = await sandbox.app.inject({
    method: 'POST',
    url: '/card/v1/tokens',
    payload: {
      key: 'pk_sandbox',
      number,
      expiry: '12/35',
      code: number.startsWith('37') ? '1234' : '123',
      name: 'Mara',
      ...more,
    },
  });
  return { status: response.statusCode, body: response.json() };
};
const send = async (name: string, payload: object, key: string = crypto.randomUUID(), secret = 'sk_sandbox') => {
  const response = await sandbox.app.inject({
    method: 'POST',
    url: `/card/v1/${name}`,
    payload,
    headers: { authorization: `Bearer ${secret}`, 'idempotency-key': key },
  });
  return { status: response.statusCode, body: response.json() };
};
const authorize = async (number: string, key?: string) => {
  const { token } = (await tokenise(number)).body;
  return send('authorizations', { amount: 5000, currency: 'EUR', token, reference: 'TF-1' }, key);
};

test.each([
  ['4111111111111111', 'approved', undefined],
  ['5555555555554444', 'approved', undefined],
  ['378282246310005', 'approved', undefined],
  ['6011001000000002', 'approved', undefined],
  ['4000002000000008', 'declined', 'declined'],
  ['4000002100000007', 'declined', 'insufficient_funds'],
  ['4000002200000006', 'declined', 'suspected_fraud'],
  ['4000002300000005', 'declined', 'expired_card'],
  ['4000003000000006', 'challenge', undefined],
  ['4000003100000005', 'challenge', undefined],
  ['4000004000000004', 'approved', undefined],
  ['4242424242424242', 'declined', 'declined'],
])('answers the card %s with %s', async (number, status, reason) => {
  expect((await authorize(number)).body).toMatchObject({
    status,
    ...(reason ? { reason } : {}),
    lastFour: number.slice(-4),
  });
});

const challenge = async (number: string, outcome: 'confirmed' | 'failed') => {
  const { id, challengeUrl } = (await authorize(number)).body;
  const path = new URL(challengeUrl).pathname;
  const answered = await sandbox.app.inject({ method: 'POST', url: path, payload: { outcome } });
  return { id, path, result: answered.json().threeDS2Result as string };
};

test.each([
  ['4000003000000006', 'confirmed', 'approved', undefined],
  ['4000003000000006', 'failed', 'declined', 'authentication_failed'],
  ['4000003100000005', 'confirmed', 'declined', 'declined'],
  ['4000003200000004', 'confirmed', 'declined', 'expired_card'],
] as const)('the challenge of %s that is %s ends %s [CHK-10]', async (number, outcome, status, reason) => {
  const { id, result } = await challenge(number, outcome);
  const key = crypto.randomUUID();
  const done = await send(`authorizations/${id}/challenge`, { result }, key);
  expect(done.body).toMatchObject({ status, ...(reason ? { reason } : {}) });
  expect(await send(`authorizations/${id}/challenge`, { result }, key)).toEqual(done);
});

test('rejects a challenge result that is forged or belongs to another payment', async () => {
  const [mine, other] = [
    await challenge('4000003000000006', 'confirmed'),
    await challenge('4000003000000006', 'confirmed'),
  ];
  expect((await send(`authorizations/${mine.id}/challenge`, { result: other.result })).status).toBe(422);
  expect((await send(`authorizations/${mine.id}/challenge`, { result: 'confirmed.00' })).status).toBe(422);
});

test.each([
  ['card_demo_approve', 'approved'],
  ['card_demo_challenge', 'challenge'],
  ['card_demo_decline', 'declined'],
])('answers the demo shop’s saved card %s with %s', async (savedCard, status) => {
  const paid = await send('authorizations', { amount: 100, currency: 'EUR', savedCard, reference: 'TF-2' });
  expect(paid.body.status).toBe(status);
});

test('allows only the shop to frame the challenge', async () => {
  const { path: url } = await challenge('4000003000000006', 'confirmed');
  const shown = await sandbox.app.inject({
    url: `${url}?parent=${encodeURIComponent('http://localhost:3000')}&locale=fr-ca`,
  });
  expect(shown.body).toContain('Confirmez votre paiement');
  expect(shown.headers['content-security-policy']).toContain("script-src 'self'");
  expect((await sandbox.app.inject({ url: `${url}?parent=https://evil.example` })).statusCode).toBe(403);
});

test('charges a saved card again by its fingerprint, without revealing its number [CHK-09]', async () => {
  const keep = async () => send('cards', { token: (await tokenise('4111111111111111')).body.token, customer: 'c1' });
  const [first, second] = [await keep(), await keep()];
  expect(first.body).toMatchObject({ brand: 'visa', lastFour: '1111', expiry: '12/35', name: 'Mara' });
  expect(first.body.fingerprint).toBe(second.body.fingerprint);
  const paid = await send('authorizations', {
    amount: 100,
    currency: 'EUR',
    savedCard: first.body.id,
    reference: 'TF-2',
  });
  expect(paid.body).toMatchObject({ status: 'approved', lastFour: '1111' });
  expect(
    (await send('authorizations', { amount: 1, currency: 'EUR', savedCard: 'card_x', reference: 'TF' })).status,
  ).toBe(404);
});

test('sends payment events to the shop, signed over time and body', async () => {
  const reported: { readonly signature: string; readonly body: string }[] = [];
  const shop = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      reported.push({ signature: String(request.headers['card-provider-signature']), body });
      response.end();
    });
  });
  await new Promise<void>((listening) => shop.listen(0, '127.0.0.1', listening));
  webhookUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/`;
  await restart();
  const { id } = (await authorize('4111111111111111')).body;
  await expect.poll(() => reported.length).toBe(1);
  webhookUrl = '';
  shop.close();
  const [event] = reported;
  expect(JSON.parse(event!.body)).toMatchObject({ kind: 'authorization', payment: { id, status: 'approved' } });
  const seconds = Number(/^t=(\d+),/.exec(event!.signature)?.[1]);
  expect(event!.signature).toBe(signatureHeader('whsec_test', event!.body, seconds));
});

test('executes the payment of the card whose answer fails', async () => {
  const key = crypto.randomUUID();
  expect((await authorize('4000004100000003', key)).status).toBe(500);
  const found = await sandbox.app.inject({
    url: `/card/v1/authorizations?idempotencyKey=${key}`,
    headers: { authorization: 'Bearer sk_sandbox' },
  });
  expect(found.json().authorizations[0].status).toBe('approved');
});

test('captures a payment and refunds it in parts, never beyond its amount', async () => {
  const { id } = (await authorize('4111111111111111')).body;
  expect((await send('refunds', { authorizationId: id, amount: 1 })).body.error).toBe('more_than_captured');
  expect((await send('captures', { authorizationId: id, amount: 6000 })).body.error).toBe('more_than_authorized');
  expect((await send('captures', { authorizationId: id, amount: 5000 })).body.captured).toBe(5000);
  expect((await send('voids', { authorizationId: id })).body.error).toBe('already_captured');
  expect((await send('refunds', { authorizationId: id, amount: 2000 })).body.refunded).toBe(2000);
  expect((await send('refunds', { authorizationId: id, amount: 3001 })).status).toBe(409);
});

test('refuses to capture a voided payment', async () => {
  const { id } = (await authorize('4111111111111111')).body;
  expect((await send('voids', { authorizationId: id })).body.status).toBe('voided');
  expect((await send('captures', { authorizationId: id, amount: 5000 })).body.error).toBe('not_approved');
});

test('accepts a postponed capture on the third attempt', async () => {
  const { id } = (await authorize('4000004200000002')).body;
  const statuses = [];
  for (let attempt = 0; attempt < 3; attempt += 1)
    statuses.push((await send('captures', { authorizationId: id, amount: 5000 }, 'capture-key')).status);
  expect(statuses).toEqual([503, 503, 200]);
});

test('repeats the first answer of a key and rejects other parameters, also after a restart', async () => {
  const { id } = (await authorize('4111111111111111')).body;
  const first = await send('captures', { authorizationId: id, amount: 1000 }, 'key-0001');
  await restart();
  expect(await send('captures', { authorizationId: id, amount: 1000 }, 'key-0001')).toEqual(first);
  expect(await send('captures', { authorizationId: id, amount: 2000 }, 'key-0001')).toEqual({
    status: 422,
    body: { error: 'idempotency_mismatch' },
  });
  const found = await sandbox.app.inject({
    url: `/card/v1/authorizations/${id}`,
    headers: { authorization: 'Bearer sk_sandbox' },
  });
  expect(found.json().captured).toBe(1000);
});

test('rejects payments without the secret key or an idempotency key', async () => {
  expect((await send('captures', { authorizationId: 'x', amount: 1 }, 'key-0001', 'pk_sandbox')).status).toBe(401);
  expect((await send('captures', { authorizationId: 'x', amount: 1 }, '')).body.error).toBe('idempotency_key_missing');
  expect((await send('captures', { authorizationId: 'x', amount: 1 })).status).toBe(404);
  expect((await sandbox.app.inject({ url: '/card/v1/authorizations/x' })).statusCode).toBe(401);
});

test.each([
  ['a wrong digit', '4111111111111112', {}],
  ['a card that is past', '4111111111111111', { expiry: '01/20' }],
  ['a code that is too short', '378282246310005', { code: '123' }],
])('issues no token for %s', async (_, number, more) => {
  expect((await tokenise(number, more)).status).toBe(422);
});

test('stores no card number in tokens or journal', async () => {
  const { body } = await tokenise('4111111111111111');
  expect(body).toMatchObject({ brand: 'visa', lastFour: '1111', expiry: '12/35' });
  const { readFileSync } = await import('node:fs');
  expect(readFileSync(path.join(folder, 'card.jsonl'), 'utf8')).not.toContain('41111111');
});

test('allows only the shop to frame the form, under a strict policy', async () => {
  const form = (parent: string) =>
    sandbox.app.inject({
      url: `/card/v1/form?locale=de-de&key=pk_sandbox&theme=dark&parent=${encodeURIComponent(parent)}`,
    });
  const shown = await form('http://localhost:3000');
  expect(shown.statusCode).toBe(200);
  expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
  expect(shown.headers['content-security-policy']).toContain('frame-ancestors http://localhost:* https://shop.example');
  expect(shown.body).toContain('Kartennummer');
  expect((await form('https://evil.example')).statusCode).toBe(403);
});

test.each([
  ['http://localhost:3000', true],
  ['http://localhost', true],
  ['http://localhost:3000.evil.example', false],
  ['http://localhostevil:3000', false],
  ['https://shop.example', true],
  ['https://shop.example.evil', false],
])('checks whether %s is a shop: %s', (origin, expected) => {
  expect(isShopOrigin(origin, ['http://localhost:*', 'https://shop.example'])).toBe(expected);
});

test('catches an email, displays it safely, and still has it after a restart', async () => {
  const catcher = await startCatcher(sandbox.mailbox, { port: 0, host: '127.0.0.1' });
  await new Promise<void>((resolve, reject) => {
    const socket = connect(catcher.port, '127.0.0.1');
    const lines = [
      'EHLO shop',
      'MAIL FROM:<orders@shop.example>',
      'RCPT TO:<mara@example.org>',
      'DATA',
      'Subject: Hello\r\nContent-Type: text/html\r\n\r\n<script>alert(1)</script><p>Hi</p>\r\n.',
      'QUIT',
    ];
    socket.on('error', reject);
    socket.on('close', () => resolve());
    socket.on('data', (data) => {
      // The last line of an SMTP reply has a space after the code.
      if (/^\d{3} /m.test(data.toString())) socket.write(`${lines.shift() ?? 'QUIT'}\r\n`);
    });
  });
  await catcher.close();
  await restart();
  const { messages } = (await sandbox.app.inject({ url: '/mail/messages?to=MARA@example.org' })).json();
  expect(messages).toMatchObject([{ subject: 'Hello', to: ['mara@example.org'] }]);
  const page = await sandbox.app.inject({ url: `/mail/${messages[0].id}` });
  expect(page.body).not.toContain('<script>');
  expect(page.body).toContain('sandbox srcdoc');
  expect((await sandbox.app.inject({ url: '/mail' })).body).toContain('Hello');
});

test.each([
  ['login.1', 'bot_sandbox', { success: true, score: 0.9, action: 'login' }],
  ['sandbox-robot', 'bot_sandbox', { success: true, score: 0.1 }],
  ['challenge.1', 'bot_challenge_sandbox', { success: true }],
  ['challenge.1', 'bot_sandbox', { success: false, 'error-codes': ['invalid-input-response'] }],
  ['login.1', 'bot_challenge_sandbox', { success: false, 'error-codes': ['invalid-input-response'] }],
  ['login.1', 'of nobody', { success: false, 'error-codes': ['invalid-input-secret'] }],
])('tells of the token %s under the secret %s: %o', async (response, secret, expected) => {
  const answer = await sandbox.app.inject({
    method: 'POST',
    url: '/bot-check/siteverify',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ secret, response }).toString(),
  });
  expect(answer.json()).toEqual(expected);
});

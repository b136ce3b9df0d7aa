import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readNotifications, signatureOf } from './adyen-notifications.ts';
import { AdyenProvider } from './adyen-provider.ts';
import { type AuthorizeRequest, ProviderRefusedError, ProviderUnsureError } from './provider.ts';

// Answers in the format of Adyen's public documentation, written for these tests.
const authorized = {
  pspReference: 'NC6HT9CRT65ZGN82',
  resultCode: 'Authorized',
  merchantReference: 'TF-1',
  paymentMethod: { brand: 'mc', type: 'scheme' },
  additionalData: { cardSummary: '4444' },
};
const refused = (refusalReasonCode: string) => ({ pspReference: 'P1', resultCode: 'Refused', refusalReasonCode });
const challenge = {
  resultCode: 'ChallengeShopper',
  action: { type: 'threeDS2', subtype: 'challenge', token: 'eyJhY3NSZWZlcmVuY2U', paymentMethodType: 'scheme' },
};

interface Asked {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Record<string, unknown>;
}
interface Answer {
  readonly status: number;
  readonly body: object;
}

let server: Server;
let provider: AdyenProvider;
let asked: Asked[] = [];
let answers: Answer[] = [];
const answer = (body: object, status = 200): void => {
  answers.push({ status, body });
};

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      asked.push({ url: request.url ?? '', headers: request.headers, body: JSON.parse(text) });
      const next = answers.shift() ?? { status: 500, body: {} };
      response.writeHead(next.status, { 'content-type': 'application/json' }).end(JSON.stringify(next.body));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  provider = new AdyenProvider({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v71`,
    apiKey: 'key',
    merchantAccount: 'ShopECOM',
    returnUrl: 'https://shop.example/checkout',
    timeout: 20_000,
  });
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  answers = [];
});

const component = JSON.stringify({
  paymentMethod: {
    type: 'scheme',
    encryptedCardNumber: 'adyenjs_1',
    encryptedSecurityCode: 'adyenjs_2',
    holderName: 'M',
  },
  browserInfo: { userAgent: 'x' },
  origin: 'https://shop.example',
});
const request: AuthorizeRequest = {
  amount: 12_345,
  currency: 'EUR',
  token: component,
  reference: 'TF-1',
  country: 'DE',
  locale: 'de-DE',
  method: 'CREDIT_CARD',
};

test('authorizes a card from the component’s data and captures it later', async () => {
  answer(authorized);
  expect(await provider.authorize('key-1', request)).toEqual({
    reference: 'NC6HT9CRT65ZGN82',
    status: 'approved',
    brand: 'mastercard',
    lastFour: '4444',
    captured: 0,
  });
  expect(asked[0]).toMatchObject({
    url: '/v71/payments',
    headers: { 'x-api-key': 'key', 'idempotency-key': 'key-1' },
    body: {
      merchantAccount: 'ShopECOM',
      amount: { value: 12_345, currency: 'EUR' },
      reference: 'TF-1',
      paymentMethod: { encryptedCardNumber: 'adyenjs_1' },
      browserInfo: { userAgent: 'x' },
      origin: 'https://shop.example',
      additionalData: { manualCapture: 'true' },
      authenticationData: { threeDSRequestData: { nativeThreeDS: 'preferred' } },
    },
  });
});

test("sends the device fingerprint in Adyen's field", async () => {
  answer(authorized);
  await provider.authorize('key-1', { ...request, deviceFingerprint: 'canvas:abc' });
  expect(asked[0]?.body).toMatchObject({ deviceFingerprint: 'canvas:abc' });
});

test.each([
  ['2', 'declined'],
  ['6', 'expired_card'],
  ['11', 'authentication_failed'],
  ['12', 'insufficient_funds'],
  ['20', 'suspected_fraud'],
  ['999', 'declined'],
])('maps the refusal %s to %s', async (code, reason) => {
  answer(refused(code));
  expect(await provider.authorize('key-1', request)).toMatchObject({ status: 'declined', reason });
});

test('passes a challenge to the page unchanged and completes the payment with its result', async () => {
  answer(challenge);
  const pending = await provider.authorize('key-1', request);
  expect(pending.status).toBe('challenge');
  expect(JSON.parse(pending.challengeUrl ?? '')).toEqual(challenge.action);
  answer(authorized);
  const result = JSON.stringify({ details: { threeDSResult: 'eyJ0cmFuc1N0YXR1cyI6IlkifQ==' } });
  expect(await provider.complete('key-2', '', result)).toMatchObject({
    status: 'approved',
    reference: 'NC6HT9CRT65ZGN82',
  });
  expect(asked[1]).toMatchObject({
    url: '/v71/payments/details',
    body: { details: { threeDSResult: expect.any(String) } },
  });
  await expect(provider.complete('key-3', '', 'nonsense')).rejects.toThrow(ProviderRefusedError);
});

test('retries a lost answer under the same key', async () => {
  answer({}, 500);
  answer(authorized);
  expect((await provider.authorize('key-1', request)).status).toBe('approved');
  expect(asked.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', 'key-1']);
});

test('reports an undecided or pending request as unsure', async () => {
  answer({ resultCode: 'Pending', pspReference: 'P' });
  answer({ resultCode: 'Pending', pspReference: 'P' });
  await expect(provider.authorize('key-1', request)).rejects.toThrow(ProviderUnsureError);
  answer({ status: 422, errorCode: '704', message: 'request already processed or in progress' }, 422);
  answer({ status: 422, errorCode: '704', message: 'request already processed or in progress' }, 422);
  await expect(provider.authorize('key-2', request)).rejects.toThrow(ProviderUnsureError);
  answer({ status: 422, errorCode: '14_004', message: 'Missing payment method details' }, 422);
  await expect(provider.authorize('key-3', request)).rejects.toThrow(ProviderRefusedError);
});

test('sends payment, amount and key with captures and refunds', async () => {
  const part = { reference: 'NC6HT9CRT65ZGN82', amount: 500, currency: 'EUR' };
  answer({ status: 'received', pspReference: 'C1' }, 201);
  await provider.capture('key-c', part);
  answer({ status: 'received', pspReference: 'R1' }, 201);
  await provider.refund('key-r', part);
  expect(asked.map(({ url, body }) => [url, body.reference, body.amount])).toEqual([
    ['/v71/payments/NC6HT9CRT65ZGN82/captures', 'key-c', { value: 500, currency: 'EUR' }],
    ['/v71/payments/NC6HT9CRT65ZGN82/refunds', 'key-r', { value: 500, currency: 'EUR' }],
  ]);
});

test('cancels an unknown payment by order number, without a key', async () => {
  answer({ status: 'received', pspReference: 'X1' }, 201);
  expect(await provider.abandon('key-1', request)).toBe('unseen');
  expect(asked[0]).toMatchObject({
    url: '/v71/cancels',
    body: { paymentReference: 'TF-1', merchantAccount: 'ShopECOM' },
  });
  expect(asked[0]?.headers).not.toHaveProperty('idempotency-key');
});

test('stores a card with a zero-amount payment and charges it for its shopper', async () => {
  answer({
    ...authorized,
    additionalData: {
      cardSummary: '4444',
      expiryDate: '3/2030',
      cardHolderName: 'Mara Lindqvist',
      alias: 'H167852639363479',
      'tokenization.storedPaymentMethodId': '8415698462516992',
    },
  });
  const longKey = 'k'.repeat(100);
  const kept = await provider.vaultCardByToken(longKey, { token: component, customer: 'shopper-1' });
  expect(kept).toEqual({
    reference: 'shopper-1:8415698462516992',
    fingerprint: 'H167852639363479',
    brand: 'mastercard',
    lastFour: '4444',
    expiry: '03/30',
    holder: 'Mara Lindqvist',
  });
  expect(String(asked[0]?.headers['idempotency-key'])).toHaveLength(64);
  answer(authorized);
  await provider.authorize('key-2', { ...request, token: '', savedCard: kept.reference });
  expect(asked[1]?.body).toMatchObject({
    shopperReference: 'shopper-1',
    shopperInteraction: 'ContAuth',
    paymentMethod: { type: 'scheme', storedPaymentMethodId: '8415698462516992' },
  });
});

test("sends Apple Pay's token in Adyen's format", async () => {
  answer(authorized);
  const token = JSON.stringify({
    paymentData: { version: 'EC_v1', data: 'abc' },
    paymentMethod: {},
    transactionIdentifier: 'x',
  });
  await provider.authorize('key-1', { ...request, method: 'DW_APPLE_PAY', token });
  const { applePayToken, type } = asked[0]!.body.paymentMethod as { applePayToken: string; type: string };
  expect(type).toBe('applepay');
  expect(JSON.parse(Buffer.from(applePayToken, 'base64').toString())).toEqual({ version: 'EC_v1', data: 'abc' });
});

test('accepts a notification only when every item is signed as sent', () => {
  const key = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';
  const item = {
    pspReference: '7914073381342284',
    merchantAccountCode: 'ShopECOM',
    merchantReference: 'TF-1',
    amount: { value: 1130, currency: 'EUR' },
    eventCode: 'CAPTURE',
    success: 'true',
  } as const;
  const sent = (signature: string, change: object = {}) =>
    JSON.stringify({
      notificationItems: [
        { NotificationRequestItem: { ...item, ...change, additionalData: { hmacSignature: signature } } },
      ],
    });
  const signature = signatureOf(key, item);
  expect(readNotifications(key, sent(signature))).toHaveLength(1);
  expect(readNotifications(key, sent(signature, { success: 'false' }))).toBeUndefined();
  expect(readNotifications(key, sent('AAAA'))).toBeUndefined();
  expect(readNotifications(key, 'nonsense')).toBeUndefined();
});

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defineCall } from 'shared-contracts/call';
import { requestPasswordReset } from 'shared-contracts/calls/auth';
import { addItem, getCart } from 'shared-contracts/calls/cart';
import { exampleCart } from 'shared-contracts/calls/cart-entities';
import { placeOrder } from 'shared-contracts/calls/checkout';
import { getMenu } from 'shared-contracts/calls/chrome';
import { getStaffSessions } from 'shared-contracts/calls/staff';
import { ProductError } from 'shared-contracts/errors/product-error';
import { locales } from 'shared-contracts/locale';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CallClientOptions, createCalls, type Shopper } from './call-client.ts';

interface Seen {
  readonly method: string | undefined;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}
type Answer = (response: ServerResponse, seen: Seen) => void;

const basketId = exampleCart.basketId;
const read = { params: { basketId } };
const add = { body: { items: [{ productId: 'TF4K2M9A0C5', upc: '0400000000017' }] } };
const changed = addItem.example;
const order = {
  cartId: basketId,
  paymentMethod: { code: 'CREDIT_CARD', additionalData: { token: 'tok' } },
  expectedTotal: 100,
} as const;

let server: Server;
let baseUrl: string;
let seen: Seen[];
/** One answer a request; the last one for all that follow. */
let answers: Answer[];

beforeEach(async () => {
  seen = [];
  answers = [];
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const entry = {
      method: request.method,
      url: new URL(request.url ?? '/', baseUrl),
      headers: request.headers,
      body: body === '' ? undefined : JSON.parse(body),
    };
    seen.push(entry);
    (answers.length > 1 ? answers.shift() : answers[0])?.(response, entry);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const ok =
  (body: unknown): Answer =>
  (response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  };
const refuse =
  (status: number, errorId: string, more: object = {}): Answer =>
  (response) => {
    const details = [{ errorId, message: `Words for ${errorId}`, ...more }];
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ appId: 'cart', correlationId: 'c-1', errorDetails: details }));
  };
/** Never answers. */
const silence: Answer = () => undefined;

const client = (options: Partial<CallClientOptions> = {}) =>
  createCalls({ baseUrl, locale: locales['fr-ca'], brand: 'Høyfjell & Co', clientApp: 'shell', ...options });
const failure = (attempt: Promise<unknown>): Promise<ProductError> =>
  attempt.then(
    () => expect.unreachable('the call should have failed'),
    (error: unknown) => {
      expect(error).toBeInstanceOf(ProductError);
      return error as ProductError;
    },
  );

describe('every call [PLT-04]', () => {
  test('sends site, channel, brand, region, source, app, transaction, correlation, locale, and key headers', async () => {
    answers = [ok(exampleCart)];
    await client({ transactionId: 't-1' })(getCart, read);
    expect(seen[0]?.headers).toMatchObject({
      'x-site-id': 'CA',
      'x-channel': 'web',
      'x-brand': 'H%C3%B8yfjell%20%26%20Co',
      'x-region': 'NORA',
      'x-source': 'ECOM15',
      'x-client-app': 'shell',
      'x-transaction-id': 't-1',
      'x-correlation-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'x-locale': 'fr-ca',
      'x-access-key': 'storefront-web',
    });
  });

  test('marks calls from the app', async () => {
    answers = [ok(exampleCart)];
    await client({ channel: 'mobile-app' })(getCart, read);
    expect(seen[0]?.headers['x-channel']).toBe('mobile-app');
  });

  test("shares the page's transaction id and has its own correlation id", async () => {
    answers = [ok(exampleCart)];
    const calls = client();
    await calls(getCart, read);
    await calls(getCart, read);
    const [first, second] = seen.map(({ headers }) => headers);
    expect(first?.['x-transaction-id']).toBe(second?.['x-transaction-id']);
    expect(first?.['x-correlation-id']).not.toBe(second?.['x-correlation-id']);
  });

  test("is a span of its own in the page's trace [OPS-03]", async () => {
    answers = [ok(exampleCart)];
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    const calls = client({ trace });
    await calls(getCart, read);
    await calls(getCart, read);
    const parents = seen.map(({ headers }) => headers.traceparent);
    for (const parent of parents) expect(parent).toMatch(new RegExp(`^00-${trace}-[0-9a-f]{16}-01$`));
    expect(new Set(parents).size).toBe(2);
  });

  test('fills in the path, adds the locale, and omits undefined parameters', async () => {
    answers = [ok(exampleCart)];
    await client()(getCart, { ...read, query: { favStoreId: 'CA01', isPatchRequired: undefined } });
    expect(seen[0]?.method).toBe('GET');
    expect(seen[0]?.url.pathname).toBe(`/cart/v1/cart/${basketId}`);
    expect(Object.fromEntries(seen[0]?.url.searchParams ?? [])).toEqual({ locale: 'fr-ca', favStoreId: 'CA01' });
  });

  test('sends its body as JSON and returns the answer', async () => {
    answers = [ok(changed)];
    await expect(client()(addItem, add)).resolves.toEqual(changed);
    expect(seen[0]?.headers['content-type']).toContain('application/json');
    expect(seen[0]?.body).toEqual(add.body);
  });

  test('names its shopper, unless the call is for anyone', async () => {
    answers = [ok(exampleCart)];
    const shopper = vi.fn(() => Promise.resolve({ consumerNo: 'guest-1', isGuest: true }));
    await client({ shopper })(getCart, read);
    await client({ shopper })({ ...getCart, access: 'anyone' }, read);
    expect(seen.map(({ headers }) => headers['x-shopper'])).toEqual(['guest-1', undefined]);
    expect(seen.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined]);
    expect(shopper).toHaveBeenCalledExactlyOnceWith({ fresh: false });
  });
});

test('names the staff in calls of staff, and opens no session of a shopper for them', async () => {
  answers = [ok({ sessions: [] })];
  const shopper = vi.fn(() => Promise.resolve({ consumerNo: 'guest-1', isGuest: true }));
  await client({ shopper, staffId: () => 'staff-1' })(getStaffSessions, {});
  await client({ shopper, staffId: () => undefined })(getStaffSessions, {});
  expect(seen.map(({ headers }) => headers['x-shopper'])).toEqual(['staff-1', undefined]);
  expect(shopper).not.toHaveBeenCalled();
});

describe('a change is made once, however often it is sent', () => {
  test('has its own idempotency key, and a new one the next time', async () => {
    answers = [ok(changed)];
    const calls = client();
    await calls(addItem, add);
    await calls(addItem, add);
    const keys = seen.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[0]).not.toBe(keys[1]);
  });

  test('uses a given key; a read has none', async () => {
    answers = [ok(changed)];
    await client()(addItem, add, { idempotencyKey: 'mine' });
    await client()(getCart, read, { idempotencyKey: 'mine' });
    expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['mine', undefined]);
  });

  const guest = { consumerNo: 'guest-1', isGuest: true };
  const lena = { consumerNo: 'lena', isGuest: false };
  const jonas = { consumerNo: 'jonas', isGuest: false };
  const becoming = (before: Shopper, after: Shopper) =>
    vi.fn(({ fresh }: { readonly fresh: boolean }) => Promise.resolve(fresh ? after : before));

  test.each([
    ['the same consumer', lena, lena],
    ['another guest', guest, { ...guest, consumerNo: 'guest-2' }],
  ])('repeats a call once with its key when the session is now that of %s [ACC-01]', async (_name, before, after) => {
    answers = [refuse(401, 'AUT432'), ok(changed)];
    await expect(client({ shopper: becoming(before, after) })(addItem, add)).resolves.toEqual(changed);
    expect(seen.map(({ headers }) => headers['x-shopper'])).toEqual([before.consumerNo, after.consumerNo]);
    const keys = seen.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toBeTruthy();
    expect(keys[0]).toBe(keys[1]);
  });

  test.each([
    ['a consumer who is signed out', lena, guest],
    ['a consumer in whose place another signed in', lena, jonas],
    ['a guest in whose place somebody signed in', guest, lena],
  ])('does not repeat what was asked for by %s', async (_name, before, after) => {
    answers = [refuse(401, 'AUT432'), ok(changed)];
    expect((await failure(client({ shopper: becoming(before, after) })(addItem, add))).id).toBe('AUT432');
    expect(seen).toHaveLength(1);
  });

  test('does not repeat a call a second time', async () => {
    answers = [refuse(401, 'AUT432')];
    expect((await failure(client({ shopper: becoming(guest, guest) })(addItem, add))).id).toBe('AUT432');
    expect(seen).toHaveLength(2);
  });

  test('does not retry any other refusal', async () => {
    answers = [refuse(500, 'GEN500')];
    await failure(client({ shopper: becoming(guest, guest) })(addItem, add));
    expect(seen).toHaveLength(1);
  });
});

describe('an error response [PLT-04] [PLT-06]', () => {
  test('becomes an error with the services’ id, text, and details', async () => {
    answers = [refuse(409, 'INV408', { itemId: 'line-1', additionalInfo: { maxQty: 3 } })];
    const error = await failure(client()(addItem, add));
    expect(error.is('ADDED_MAX_QUANTITY')).toBe(true);
    expect(error).toMatchObject({
      id: 'INV408',
      level: 'item',
      status: 409,
      message: 'Words for INV408',
      appId: 'cart',
      correlationId: 'c-1',
    });
    expect(error.details[0]?.additionalInfo?.maxQty).toBe(3);
  });

  test.each<[string, Answer]>([
    ['an id of a newer server', refuse(418, 'NEW999')],
    [
      'a page of a proxy',
      (response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway'),
    ],
    ['a body of another shape', (response) => response.writeHead(500).end('{"error":"oops"}')],
    [
      'no details at all',
      (response) => response.writeHead(500).end('{"appId":"a","correlationId":"c","errorDetails":[]}'),
    ],
  ])('%s becomes the general error', async (_, answer) => {
    answers = [answer];
    expect((await failure(client()(getCart, read))).id).toBe('GEN500');
  });

  test('triggers the bot challenge when forbidden with an app id, and stays refused when nobody passes it', async () => {
    answers = [refuse(403, 'AUT403')];
    const onBotChallenge = vi.fn(async () => undefined);
    const error = await failure(client({ onBotChallenge })(addItem, add));
    expect(onBotChallenge).toHaveBeenCalledExactlyOnceWith(error);
    expect(error.appId).toBe('cart');
    expect(seen).toHaveLength(1);
  });

  test('repeats the call with the token of a passed challenge, as the same change [PLT-04]', async () => {
    answers = [refuse(403, 'AUT403'), ok(placeOrder.example)];
    const onBotChallenge = vi.fn(async () => 'passed');
    const body = { ...order, recaptcha_response: 'low' };
    await expect(client({ onBotChallenge })(placeOrder, { body })).resolves.toEqual(placeOrder.example);
    expect(seen.map((call) => call.body)).toEqual([body, { ...order, recaptcha_response: 'passed' }]);
    expect(new Set(seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  test('challenges once: who is refused with its token stays refused [PLT-04]', async () => {
    answers = [refuse(403, 'AUT403')];
    const onBotChallenge = vi.fn(async () => 'passed');
    expect(await failure(client({ onBotChallenge })(placeOrder, { body: order }))).toMatchObject({ id: 'AUT403' });
    expect(onBotChallenge).toHaveBeenCalledOnce();
    expect(seen).toHaveLength(2);
  });

  test('says that the bot check was unreachable when a call that needs its token had none [CHK-19]', async () => {
    answers = [refuse(403, 'AUT403')];
    const wanted = { email: 'mara@example.org' };
    expect(await failure(client()(requestPasswordReset, { body: wanted }))).toMatchObject({
      id: 'NET424',
      status: 403,
    });
    const body = { ...wanted, recaptcha_response: 'a token' };
    expect(await failure(client()(requestPasswordReset, { body }))).toMatchObject({ id: 'AUT403' });
  });

  test.each<[string, Answer]>([
    ['is not forbidden', refuse(409, 'ORD404')],
    ['is forbidden by something that is no app of ours', (response) => response.writeHead(403).end('denied')],
  ])('triggers none when %s', async (_, answer) => {
    answers = [answer];
    const onBotChallenge = vi.fn();
    await failure(client({ onBotChallenge })(addItem, add));
    expect(onBotChallenge).not.toHaveBeenCalled();
  });
});

describe('no answer', () => {
  test('becomes NET408 after a time-out, without a text', async () => {
    answers = [silence];
    const error = await failure(client()(getCart, read, { timeout: 50 }));
    expect(error).toMatchObject({ id: 'NET408', message: '' });
  });

  test('becomes NET503 when the services are unreachable', async () => {
    await new Promise((closed) => server.close(closed));
    expect(await failure(client()(getCart, read))).toMatchObject({ id: 'NET503', message: '' });
  });

  test('becomes NET503 when the connection breaks', async () => {
    answers = [(response) => response.destroy()];
    expect((await failure(client()(getCart, read))).id).toBe('NET503');
  });

  test('becomes NET503 when the body breaks off: the change may have been made', async () => {
    answers = [
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
        response.write('{"id":', () => response.destroy());
      },
    ];
    expect((await failure(client()(addItem, add))).id).toBe('NET503');
  });

  test('becomes the general error when it cannot be parsed', async () => {
    answers = [(response) => response.end('<h1>It works')];
    expect((await failure(client()(getCart, read))).id).toBe('GEN500');
  });

  test('passes on the caller’s abort reason', async () => {
    const abort = new AbortController();
    const left = new Error('left the page');
    answers = [() => abort.abort(left)];
    await expect(client()(getCart, read, { signal: abort.signal })).rejects.toBe(left);
  });

  test('throws for a missing path parameter without sending anything', async () => {
    await expect(client()(getCart, { params: { basketId: '' } })).rejects.toBeInstanceOf(TypeError);
    expect(seen).toHaveLength(0);
  });
});

describe('outside production [PLT-05]', () => {
  const small = defineCall({
    name: 'test.small',
    summary: 'For this test',
    method: 'GET',
    path: '/small',
    access: 'anyone',
    response: v.object({ n: v.number() }),
    errors: [],
    example: { n: 1 },
  });

  test('answers with a mock where there is one', async () => {
    answers = [ok({ n: 2 })];
    const calls = client({ mock: (call) => (call.name === 'cart.read' ? exampleCart : undefined) });
    await expect(calls(getCart, read)).resolves.toBe(exampleCart);
    await expect(calls(small, {})).resolves.toEqual({ n: 2 });
    expect(seen).toHaveLength(1);
  });

  test('rejects an answer that violates its contract when checks are on', async () => {
    answers = [ok({ n: 'two' })];
    await expect(client({ validateResponses: true })(small, {})).rejects.toBeInstanceOf(v.ValiError);
    await expect(client()(small, {})).resolves.toEqual({ n: 'two' });
  });
});

test('asks for documents as an editor previews them, and for nothing else [CNT-01]', async () => {
  answers = [ok({ nodes: [] })];
  const preview = { at: '2026-11-27T09:00:00.000Z', siteId: 'GB' };
  const calls = createCalls({ baseUrl, locale: locales['en-us'], brand: 'Shop', clientApp: 'test', preview });
  await calls(getMenu, { params: { mode: 'publish', siteId: 'US' } });
  await calls(getCart, read);
  const [menu, cart] = seen.map(({ url }) => url.pathname + url.search);
  expect(menu).toBe('/pre/caas/v1/canvas/menu/GB?previewDateTime=2026-11-27T09%3A00%3A00.000Z&locale=en-us');
  expect(cart).not.toContain('preview');
});

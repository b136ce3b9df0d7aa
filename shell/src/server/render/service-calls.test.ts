import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { createServiceCalls, deadlines, type ServiceCall } from './service-calls.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(answer: RequestListener): Promise<string> {
  server = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  return `http://127.0.0.1:${address.port}`;
}

const none = Buffer.alloc(0);
const never = new AbortController().signal;
const call = (change: Partial<ServiceCall> = {}): ServiceCall => ({
  type: 'call',
  id: 1,
  call: 1,
  method: 'GET',
  path: '/products/v1/one',
  headers: {},
  ...change,
});

test('sends neither cookies nor credentials that a worker makes up', async () => {
  const seen: unknown[] = [];
  const origin = await serve(({ headers }, response) => {
    seen.push(headers.authorization, headers.cookie, headers['x-locale']);
    response.end('{}');
  });
  const calls = createServiceCalls({ serviceOrigin: () => origin, log: () => undefined });
  await calls(call({ headers: { authorization: 'Bearer x', Cookie: 'a=b', 'x-locale': 'en-us' } }), none, never);
  expect(seen).toEqual([undefined, undefined, 'en-us']);
});

test.each(['//elsewhere.example/products', '/../admin', '/metrics', 'http://elsewhere.example/'])(
  'refuses %s, which is no address of the services',
  async (path) => {
    const origin = await serve(() => expect.unreachable());
    const calls = createServiceCalls({ serviceOrigin: () => origin, log: () => undefined });
    const { answer } = await calls(call({ path }), none, never);
    expect(answer.type).toBe('no-answer');
  },
);

test('shows the last good answer of a failing service for an hour, and says how old it is', async () => {
  let now = 1_000_000;
  let isFailing = false;
  const origin = await serve((_request, response) =>
    response.writeHead(isFailing ? 503 : 200).end(isFailing ? 'down' : '{"name":"Tent"}'),
  );
  const calls = createServiceCalls({ serviceOrigin: () => origin, log: () => undefined, now: () => now });
  await calls(call(), none, never);
  isFailing = true;
  now += 60_000;
  const stale = await calls(call(), none, never);
  expect([stale.answer, stale.content.toString(), stale.age]).toEqual([
    expect.objectContaining({ type: 'answer', status: 200 }),
    '{"name":"Tent"}',
    60_000,
  ]);
  now += 3_600_000;
  expect((await calls(call(), none, never)).age).toBeUndefined();
});

test('never shows an earlier answer to a call that changes something', async () => {
  let isFailing = false;
  const origin = await serve((_request, response) => response.writeHead(isFailing ? 503 : 200).end('{}'));
  const calls = createServiceCalls({ serviceOrigin: () => origin, log: () => undefined });
  await calls(call({ method: 'POST' }), none, never);
  isFailing = true;
  expect((await calls(call({ method: 'POST' }), none, never)).answer).toMatchObject({ status: 503 });
});

test('leaves a service alone that keeps failing, and no other one', async () => {
  let asked = 0;
  const origin = await serve(({ url, socket }, response) => {
    if (url?.startsWith('/images')) return response.end('{}');
    asked += 1;
    return socket.destroy();
  });
  const calls = createServiceCalls({ serviceOrigin: () => origin, log: () => undefined });
  for (let count = 0; count < 20; count += 1) await calls(call(), none, never);
  expect(asked).toBe(5);
  expect((await calls(call({ path: '/images/tent.svg' }), none, never)).answer).toMatchObject({ status: 200 });
});

test('shows the last good answer of a hanging service after a short wait', async () => {
  let isHanging = false;
  const origin = await serve((_request, response) => {
    if (!isHanging) response.end('{"name":"Tent"}');
  });
  const calls = createServiceCalls({ serviceOrigin: () => origin, log: () => undefined });
  await calls(call(), none, never);
  isHanging = true;
  const begin = performance.now();
  expect((await calls(call(), none, never)).content.toString()).toBe('{"name":"Tent"}');
  expect(performance.now() - begin).toBeLessThan(deadlines.alone);
});

test('sends an editor’s credentials with previews alone, and keeps none of their answers [CNT-01]', async () => {
  const seen: (readonly [string | undefined, string | undefined])[] = [];
  let isFailing = false;
  const origin = await serve(({ url, headers }, response) => {
    seen.push([url, headers.authorization]);
    response.writeHead(isFailing ? 503 : 200).end('{}');
  });
  const calls = createServiceCalls({ serviceOrigin: () => origin, log: () => undefined });
  const ask = (change: Partial<ServiceCall>) => calls(call(change), none, never, 'Bearer editor');
  await ask({ path: '/pre/caas/v1/canvas/menu/US' });
  await ask({ path: '/publish/caas/v1/canvas/menu/US' });
  await ask({ path: '/pre/../staff/v1/people' });
  await ask({ path: '/pre/%2e%2e/staff/v1/people' });
  await ask({ path: '/pre/caas', method: 'POST' });
  expect(seen.filter(([, authorization]) => authorization !== undefined)).toEqual([
    ['/pre/caas/v1/canvas/menu/US', 'Bearer editor'],
  ]);
  expect(seen).toHaveLength(5);
  isFailing = true;
  const { answer, age } = await calls(call({ path: '/pre/caas/v1/canvas/menu/US' }), none, never);
  expect([answer, age]).toMatchObject([{ status: 503 }, undefined]);
});

import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { largestBody, largestStaffBody } from 'shared-contracts/headers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { httpServer } from './http-server.ts';
import { proxyServices } from './proxy.ts';
import { sealToken } from './session/sealed-token.ts';
import { readSessionKeys } from './session/session-keys.ts';

const keys = readSessionKeys({ text: 'a'.repeat(32), file: '', isPublic: true });
/** Where calls to `/fapi/late` wait, which the services answer when told to. */
const late: (() => void)[] = [];

let services: FastifyInstance;
let app: FastifyInstance;
beforeAll(async () => {
  services = Fastify({ bodyLimit: largestBody });
  services.post('/fapi/echo', ({ body }) => ({ bytes: JSON.stringify(body).length }));
  services.post('/staff-studio/v1/echo', { bodyLimit: largestStaffBody }, ({ body }) => ({
    bytes: JSON.stringify(body).length,
  }));
  services.get('/fapi/late/*', () => new Promise((resolve) => late.push(() => resolve({}))));
  services.get('/fapi/headers', ({ headers }, reply) =>
    reply
      .headers({
        'x-end': '2',
        'x-hop': '2',
        connection: 'keep-alive, x-hop',
        'keep-alive': 'timeout=9',
        'proxy-authenticate': 'Basic',
      })
      .send(headers),
  );
  services.get('/fapi/prompt', () => ({}));
  services.post('/fapi/correlation', ({ headers }) => ({ id: headers['x-correlation-id'] }));
  await services.listen({ port: 0, host: '127.0.0.1' });
  app = httpServer({ logLevel: 'silent', trustedProxies: 'loopback' });
  await proxyServices(app, { all: services.listeningOrigin, byPrefix: {} }, { keys, isHttps: false });
});
afterAll(async () => {
  await app.close();
  services.server.closeAllConnections();
  await services.close();
});
const send = (text: string) => app.inject({ method: 'POST', url: '/fapi/echo', payload: { text } });

test('forwards a body of the largest size', async () => {
  expect((await send('x'.repeat(largestBody - 11))).json()).toEqual({ bytes: largestBody });
});

test('refuses a larger body as an invalid request, not as services that are down', async () => {
  const answer = await send('x'.repeat(largestBody));
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ appId: 'shell', errorDetails: [{ errorId: 'API422' }] });
});

test('forwards larger bodies of staff, who upload documents and pictures [BEY-10]', async () => {
  const url = '/staff-studio/v1/echo';
  const cookie = `__Host-shop.staff=${await sealToken('token-of-staff', keys)}`;
  const upload = (bytes: number, headers = {}) =>
    app.inject({ method: 'POST', url, headers, payload: { text: 'x'.repeat(bytes - 11) } });
  const own = { cookie, host: 'localhost:3000', 'x-access-key': 'storefront-web', 'sec-fetch-site': 'same-origin' };
  expect((await upload(largestStaffBody, own)).json()).toEqual({ bytes: largestStaffBody });
  expect((await upload(largestStaffBody + 1, own)).statusCode).toBe(422);
  // From anybody else it would take a connection to the services while it arrives.
  expect((await upload(largestBody + 1)).json()).toMatchObject({ errorDetails: [{ errorId: 'AUT432' }] });
  expect((await upload(largestBody)).json()).toEqual({ bytes: largestBody });
});

test('refuses a body that grows too large without saying so before', async () => {
  const payload = Readable.from([Buffer.alloc(largestBody), Buffer.alloc(1)]);
  const headers = { 'transfer-encoding': 'chunked' };
  const answer = await app.inject({ method: 'POST', url: '/fapi/echo', headers, payload });
  expect(answer.statusCode).toBe(422);
  expect(answer.headers.connection).toBe('close');
});

test('bodies that never end keep no call of others from the services', async () => {
  const shop = httpServer({ logLevel: 'silent', trustedProxies: 'loopback' });
  await proxyServices(shop, { all: services.listeningOrigin, byPrefix: {} }, { keys, isHttps: false });
  const port = Number(new URL(await shop.listen({ port: 0, host: '127.0.0.1' })).port);
  const sockets = Array.from({ length: 130 }, () => connect(port, '127.0.0.1'));
  const arrived = Promise.withResolvers<void>();
  let count = 0;
  shop.server.on('request', () => {
    count += 1;
    if (count === sockets.length) arrived.resolve();
  });
  for (const socket of sockets)
    socket.write('POST /fapi/echo HTTP/1.1\r\nHost: shop\r\nContent-Length: 99\r\nContent-Type: text/plain\r\n\r\n{');
  await arrived.promise;
  expect((await fetch(`${shop.listeningOrigin}/fapi/prompt`)).status).toBe(200);
  for (const socket of sockets) socket.destroy();
  await shop.close();
});

test('one household’s calls keep no call of others from the services, and more than a company makes are refused', async () => {
  const shop = httpServer({ logLevel: 'silent', trustedProxies: 'loopback' });
  await proxyServices(shop, { all: services.listeningOrigin, byPrefix: {} }, { keys, isHttps: false });
  const call = async (url: string, remoteAddress: string) => shop.inject({ url, remoteAddress });
  const flood = Array.from({ length: 400 }, () => call('/fapi/late/1', '203.0.113.7'));
  const refused = await call('/fapi/prompt', '203.0.113.7');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('5');
  expect(refused.json()).toMatchObject({ appId: 'shell', errorDetails: [{ errorId: 'API429' }] });
  expect((await call('/fapi/prompt', '203.0.113.8')).statusCode).toBe(200);
  // They wait for their turn and are answered.
  const isAnswered = Promise.all(flood).then(() => true);
  while (!(await Promise.race([isAnswered, new Promise((resolve) => setImmediate(resolve, false))])))
    for (const answer of late.splice(0)) answer();
  for (const one of flood) expect((await one).statusCode).toBe(200);
  expect((await call('/fapi/prompt', '203.0.113.7')).statusCode).toBe(200);
  await shop.close();
});

test('hands on no headers of a connection, in neither direction', async () => {
  const shop = httpServer({ logLevel: 'silent', trustedProxies: 'loopback' });
  await proxyServices(shop, { all: services.listeningOrigin, byPrefix: {} }, { keys, isHttps: false });
  const port = Number(new URL(await shop.listen({ port: 0, host: '127.0.0.1' })).port);
  const socket = connect(port, '127.0.0.1');
  const ofConnection = [
    'connection: close, x-hop',
    'x-hop: 1',
    'keep-alive: timeout=9',
    'te: trailers',
    'proxy-authorization: Basic eDp5',
  ];
  socket.write(['GET /fapi/headers HTTP/1.1', 'host: shop', 'x-end: 1', ...ofConnection, '', ''].join('\r\n'));
  const answer = await text(socket);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1.1 200 .*\r\nconnection: close(\r\n|$)/is);
  expect(head).toMatch(/^x-end: 2/m);
  expect(head).not.toMatch(/^(keep-alive|trailer|proxy-authenticate|x-hop):/im);
  expect(JSON.parse(body)).toMatchObject({ 'x-end': '1' });
  for (const name of ['x-hop', 'te', 'proxy-authorization']) expect(JSON.parse(body)).not.toHaveProperty(name);
  await shop.close();
});

test('calls that their callers have left take their share until the services have answered', async () => {
  const shop = httpServer({ logLevel: 'silent', trustedProxies: 'loopback' });
  await proxyServices(shop, { all: services.listeningOrigin, byPrefix: {} }, { keys, isHttps: false });
  await shop.listen({ port: 0, host: '127.0.0.1' });
  let [begun, left] = [0, 0];
  shop.server.on('request', (_request, response) => {
    begun += 1;
    response.on('close', () => (left += 1));
  });
  const until = async (isTrue: () => boolean) => {
    while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
  };
  const call = (path: string, from: string, signal: AbortSignal | null = null) =>
    fetch(shop.listeningOrigin + path, { headers: { 'x-forwarded-for': from }, signal });
  const flood = (signal: AbortSignal) => {
    for (let count = 0; count < 64; count += 1) call('/fapi/late/1', '203.0.113.7', signal).catch(() => 'left');
  };
  const [first, second] = [new AbortController(), new AbortController()];
  flood(first.signal);
  await until(() => late.length === 64);
  first.abort();
  await until(() => left === 64);
  flood(second.signal);
  await until(() => begun === 128);
  expect((await call('/fapi/prompt', '203.0.113.8')).status).toBe(200);
  second.abort();
  await until(() => left === 129);
  for (const answer of late.splice(0)) answer();
  expect((await call('/fapi/prompt', '203.0.113.7')).status).toBe(200);
  await shop.close();
});

test('answers NET503 when the services cannot be reached', async () => {
  const alone = httpServer({ logLevel: 'silent', trustedProxies: 'loopback' });
  await proxyServices(alone, { all: 'http://127.0.0.1:9', byPrefix: {} }, { keys: [], isHttps: false });
  // Over a connection: a simulated request fails with its body's stream.
  await alone.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${alone.listeningOrigin}/fapi/echo`, { method: 'POST', body: '{}' });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ errorDetails: [{ errorId: 'NET503' }] });
  await alone.close();
});

test('logs what fails under the correlation id of the call, which leads to its trace [OPS-03]', async () => {
  const lines: { readonly msg: string; readonly correlationId: string }[] = [];
  const alone = httpServer({
    logLevel: 'error',
    trustedProxies: 'loopback',
    logStream: { write: (line) => lines.push(JSON.parse(line)) },
  });
  await proxyServices(alone, { all: 'http://127.0.0.1:9', byPrefix: {} }, { keys: [], isHttps: false });
  await alone.listen({ port: 0, host: '127.0.0.1' });
  const correlationId = '4bf92f35-77b3-4da6-a3ce-929d0e0e4736';
  const call = (id: string) =>
    fetch(`${alone.listeningOrigin}/fapi/echo`, { method: 'POST', body: '{}', headers: { 'x-correlation-id': id } });
  expect(await (await call(correlationId)).json()).toMatchObject({ correlationId });
  // What could break a line is replaced.
  const { correlationId: own } = await (await call('x'.repeat(65))).json();
  expect(own).toMatch(/^[0-9a-f-]{36}$/);
  expect(lines).toMatchObject([
    { msg: 'The services cannot be reached', correlationId },
    { msg: 'The services cannot be reached', correlationId: own },
  ]);
  await alone.close();
});

test('gives the services the correlation id of the call [OPS-03]', async () => {
  const headers = { 'x-correlation-id': '4bf92f35-77b3-4da6-a3ce-929d0e0e4736' };
  const answer = await app.inject({ method: 'POST', url: '/fapi/correlation', headers, payload: {} });
  expect(answer.json()).toEqual({ id: headers['x-correlation-id'] });
});

import Fastify, { type FastifyInstance } from 'fastify';
import { largestBody, largestStaffBody } from 'shared-contracts/headers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { httpServer } from './http-server.ts';
import { proxyServices } from './proxy.ts';

let services: FastifyInstance;
let app: FastifyInstance;
beforeAll(async () => {
  services = Fastify({ bodyLimit: largestBody });
  services.post('/fapi/echo', ({ body }) => ({ bytes: JSON.stringify(body).length }));
  services.post('/staff-studio/v1/echo', { bodyLimit: largestStaffBody }, ({ body }) => ({
    bytes: JSON.stringify(body).length,
  }));
  services.post('/fapi/correlation', ({ headers }) => ({ id: headers['x-correlation-id'] }));
  await services.listen({ port: 0, host: '127.0.0.1' });
  app = httpServer({ logLevel: 'silent', trustedProxies: 'loopback' });
  await proxyServices(app, { all: services.listeningOrigin, byPrefix: {} }, { keys: [], isHttps: false });
});
afterAll(async () => {
  await app.close();
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
  const upload = (bytes: number) => app.inject({ method: 'POST', url, payload: { text: 'x'.repeat(bytes - 11) } });
  expect((await upload(largestStaffBody)).json()).toEqual({ bytes: largestStaffBody });
  expect((await upload(largestStaffBody + 1)).statusCode).toBe(422);
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

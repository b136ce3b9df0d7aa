import Fastify, { type FastifyInstance } from 'fastify';
import { largestBody } from 'shared-contracts/headers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { httpServer } from './http-server.ts';
import { proxyServices } from './proxy.ts';

let services: FastifyInstance;
let app: FastifyInstance;
beforeAll(async () => {
  services = Fastify({ bodyLimit: largestBody });
  services.post('/fapi/echo', ({ body }) => ({ bytes: JSON.stringify(body).length }));
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

import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { httpServer } from './http-server.ts';
import { proxyServices } from './proxy.ts';

let services: FastifyInstance;
beforeAll(async () => {
  services = Fastify();
  services.get('/fapi/who', (request) => ({ address: request.headers['x-forwarded-for'] }));
  await services.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => services.close());

const told = { 'x-forwarded-for': '198.51.100.1' };

/** The address that the services count by, when `remoteAddress` calls and says that it is somebody else. */
async function addressFor(trustedProxies: string, remoteAddress: string): Promise<string> {
  const app = httpServer({ logLevel: 'silent', trustedProxies });
  await proxyServices(app, { all: services.listeningOrigin, byPrefix: {} }, { keys: [], isHttps: false });
  const answer = await app.inject({ url: '/fapi/who', headers: told, remoteAddress });
  await app.close();
  return answer.json().address;
}

test.each([
  ['loopback', '127.0.0.1', '198.51.100.1'],
  ['loopback', '203.0.113.9', '203.0.113.9'],
  ['203.0.113.0/24', '203.0.113.9', '198.51.100.1'],
  ['203.0.113.0/24', '192.0.2.4', '192.0.2.4'],
])('with %s trusted, the word of %s on who calls leads to %s', async (trusted, caller, expected) => {
  expect(await addressFor(trusted, caller)).toBe(expected);
});

import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { httpServer } from './http-server.ts';
import { keepHostsApart } from './own-hosts.ts';

function shell(origin: string, frameOrigin: string): FastifyInstance {
  const app = httpServer({ logLevel: 'silent', trustedProxies: 'loopback' });
  keepHostsApart(app, { origin, public: { frameOrigin } });
  for (const path of ['/frames/paypal', '/assets/shell/*', '/readyz', '/cart/:version/*', '/*'])
    app.get(path, () => path);
  return app;
}
const statusAt = async (app: FastifyInstance, host: string, url: string) =>
  (await app.inject({ url, headers: { host } })).statusCode;

describe.each([
  ['https://shop.example', 'https://frames.example'],
  ['http://localhost:3000', 'http://127.0.0.1:3000'],
  ['http://localhost:3000', 'http://localhost:3030'],
])('the shop %s with frames at %s [SEC-05]', (origin, frameOrigin) => {
  const app = shell(origin, frameOrigin);
  const [shop, frames] = [new URL(origin).host, new URL(frameOrigin).host];
  test.each(['/frames/paypal', '/%66rames/paypal'])('serves %s on the host of frames only', async (path) => {
    expect(await statusAt(app, frames, path)).toBe(200);
    expect(await statusAt(app, shop, path)).toBe(404);
    expect(await statusAt(app, 'other.example', path)).toBe(404);
  });
  test.each(['/en-us/cart', '/cart/v1/carts', '/frames-of-pictures'])('serves %s on other hosts only', async (path) => {
    expect(await statusAt(app, shop, path)).toBe(200);
    expect(await statusAt(app, frames, path)).toBe(404);
  });
  test.each(['/assets/shell/frames/paypal.js', '/readyz'])('serves %s on both', async (path) => {
    expect(await statusAt(app, shop, path)).toBe(200);
    expect(await statusAt(app, frames, path)).toBe(200);
  });
});

test('a shop whose frames have its own host serves all there', async () => {
  const app = shell('http://127.0.0.1:3000', 'http://127.0.0.1:3000');
  expect(await statusAt(app, '127.0.0.1:3000', '/frames/paypal')).toBe(200);
  expect(await statusAt(app, '127.0.0.1:3000', '/en-us/cart')).toBe(200);
});

import { describe, expect, it } from 'vitest';
import { httpServer } from '../http-server.ts';
import { chosenOverrides, overrideCookie } from './override-cookie.ts';
import { serveOverrides } from './serve-overrides.ts';
import { readTrustedOrigins } from './trusted-origins.ts';

const shop = 'https://dev.shop.example';
const route = (expose: string, chrome: 'full' | 'checkout') => ({ path: `/${expose}`, expose, chrome, personal: true });
const releases = {
  current: () => ({
    releases: [
      { name: 'cart', routes: [route('cart', 'full')] },
      { name: 'checkout', routes: [route('checkout', 'checkout')] },
    ] as never[],
    unavailable: [],
  }),
};
const trustedText = 'http://localhost:3010-3019';
const development = { remotes: {}, trustedText, trusted: readTrustedOrigins(trustedText), key: 'key' };

async function shell(flavour: typeof development | undefined) {
  const app = httpServer({ logLevel: 'silent', trustedProxies: 'loopback' });
  await serveOverrides(app, { config: { origin: shop, development: flavour }, releases });
  const post = (url: string, headers: Record<string, string>, payload: object = {}) =>
    app.inject({ method: 'POST', url, headers, payload });
  return { app, post };
}
const cart = { remote: 'cart', origin: 'http://localhost:3010' };

describe('choosing where a remote comes from [PLT-08]', () => {
  it('is kept in a signed cookie that scripts cannot read', async () => {
    const { post } = await shell(development);
    const answer = await post('/dev/override', { origin: shop }, cart);
    expect(answer.statusCode).toBe(204);
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=28800/);
    expect(chosenOverrides(cookie.split(';')[0], 'key', Date.now())).toEqual({ cart: cart.origin });
  });

  it.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['of a sandboxed frame', { origin: 'null' }],
    ['without an origin', {}],
  ])('is refused to a page %s', async (_name, headers) => {
    const { post } = await shell(development);
    for (const url of ['/dev/override', '/dev/override/end']) {
      const answer = await post(url, headers, cart);
      expect(answer.statusCode).toBe(403);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  it.each([
    [{ ...cart, origin: 'https://evil.example' }, 'untrusted-origin'],
    [{ ...cart, remote: 'checkout' }, 'takes-payments'],
    [{ ...cart, remote: 'wallet' }, 'unknown-remote'],
    [{}, 'untrusted-origin'],
  ])('%j is refused: %s', async (payload, reason) => {
    const { post } = await shell(development);
    const answer = await post('/dev/override', { origin: shop }, payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ reason });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('a link alone changes nothing', async () => {
    const { app } = await shell(development);
    const answer = await app.inject({ url: '/dev/override?remote=cart&origin=http://localhost:3010' });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.json()).toEqual({ origins: trustedText, remotes: ['cart'] });
  });

  it.each([
    [`${shop}/en-us/cart?a=1`, '/en-us/cart?a=1'],
    ['https://evil.example/en-us', '/'],
    [`${shop}//evil.example`, '/evil.example'],
    [undefined, '/'],
  ])('ends by one form and leads back: from %s to %s', async (referer, location) => {
    const { app } = await shell(development);
    const answer = await app.inject({
      method: 'POST',
      url: '/dev/override/end',
      headers: { origin: shop, 'content-type': 'application/x-www-form-urlencoded', ...(referer ? { referer } : {}) },
      payload: '',
    });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(location);
    expect(String(answer.headers['set-cookie'])).toContain(
      `${overrideCookie}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`,
    );
  });

  it('is nothing that a shell for shoppers knows', async () => {
    const { app, post } = await shell(undefined);
    expect((await app.inject({ url: '/dev/override' })).statusCode).toBe(404);
    expect((await post('/dev/override', { origin: shop }, cart)).statusCode).toBe(404);
    expect((await post('/dev/override/end', { origin: shop })).statusCode).toBe(404);
  });
});

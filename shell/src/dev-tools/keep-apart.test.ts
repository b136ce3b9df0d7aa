import type { DataRouter, To } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { keepApart } from './keep-apart.ts';

const screen = (path: string, chrome: 'full' | 'checkout') => ({
  id: path,
  path: `/:locale${path}`,
  handle: { remote: 'any', expose: path.slice(1), chrome, personal: true },
});
const routes = [screen('/cart', 'full'), screen('/checkout', 'checkout'), screen('/associate-login', 'full')];

function pageAt(pathname: string, chosen: Record<string, string>) {
  const ways: string[] = [];
  const note = (kind: string) => (to: unknown) => void ways.push(`${kind} ${String(to)}`);
  const router = { routes, navigate: async (to: unknown) => note('inside')(to) } as unknown as DataRouter;
  const origin = 'https://dev.shop.example';
  keepApart({ overrides: chosen, chosen, trusted: '', releases: [] }, router, {
    origin,
    pathname,
    assign: note('document'),
    replace: note('instead'),
  });
  return { ways, go: (to: To, options?: { replace: boolean }) => router.navigate(to, options) };
}
const chosen = { cart: 'http://localhost:3010' };

describe('pages that run released versions only [PLT-08]', () => {
  it.each([
    ['/en-us/cart', '/en-us/checkout', chosen, 'document https://dev.shop.example/en-us/checkout'],
    ['/en-us/cart', '/en-us/associate-login', chosen, 'document https://dev.shop.example/en-us/associate-login'],
    ['/en-us/checkout', '/en-us/cart', chosen, 'document https://dev.shop.example/en-us/cart'],
    ['/en-us/cart', '/en-us/cart?a=1', chosen, 'inside /en-us/cart?a=1'],
    ['/en-us/checkout', '/en-us/checkout#b', chosen, 'inside /en-us/checkout#b'],
    ['/en-us/cart', '/en-us/checkout', {}, 'inside /en-us/checkout'],
  ])('from %s to %s with %j: %s', async (from, to, overrides, expected) => {
    const { ways, go } = pageAt(from, overrides);
    await go(to);
    expect(ways).toEqual([expected]);
  });

  it('take the place in history that was meant for them', async () => {
    const { ways, go } = pageAt('/en-us/cart', chosen);
    await go({ pathname: '/en-us/checkout', search: '?a=1' }, { replace: true });
    expect(ways).toEqual(['instead https://dev.shop.example/en-us/checkout?a=1']);
  });
});

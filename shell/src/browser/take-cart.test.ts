// @vitest-environment happy-dom
import { cartGrown } from 'shared-contracts/events/cart';
import { storedCart } from 'storefront-kit/stored-cart';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { expect, test, vi } from 'vitest';
import { takeCart } from './take-cart.ts';

const basketId = '8c9f7f2e-54a4-4f5e-9d3c-0b5a7b0c5d21';
const cart = { basketId, totalItems: 2, total: 4900, currency: 'USD' } as const;

test.each([
  ['grew', 1, false, true],
  ['has as much as before', 2, false, false],
  ['grew where nobody is to see it', 0, true, false],
])('keeps the cart, and tells of one that %s: %#', (_what, before, isAside, isTold) => {
  localStorage.setItem(storedCart.key, JSON.stringify({ basketId, totalItems: before }));
  const platform = fakePlatform();
  const told = vi.fn();
  platform.bus.subscribe(cartGrown, told);
  takeCart(platform, cart, isAside);
  expect(storedCart.read()).toMatchObject(cart);
  expect(told.mock.calls.map(([{ payload }]) => payload)).toEqual(isTold ? [{ basketId, totalItems: 2 }] : []);
});

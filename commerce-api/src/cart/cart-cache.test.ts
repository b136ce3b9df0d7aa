import { expect, test } from 'vitest';
import { WrittenAnswer } from '../server/written-answer.ts';
import { type CachedCart, CartCache, cacheUntil } from './cart-cache.ts';

const now = new Date('2026-11-21T12:00:00Z');

test.each([
  ['a minute', [], '2026-11-21T12:01:00.000Z'],
  ['until a promotion begins', [{ startsAt: '2026-11-21T12:00:30Z' }], '2026-11-21T12:00:30.000Z'],
  [
    'until one ends',
    [{ startsAt: '2026-11-01T00:00:00Z', endsAt: '2026-11-21T12:00:10Z' }],
    '2026-11-21T12:00:10.000Z',
  ],
  ['a minute when the next change is later', [{ endsAt: '2026-12-01T00:00:00Z' }], '2026-11-21T12:01:00.000Z'],
] as const)('a cart is cached for %s', (_, promotions, until) => {
  expect(cacheUntil(now, promotions).toISOString()).toBe(until);
});

/** Returns a cart whose JSON has the given number of bytes. */
const cartOf = (bytes: number): CachedCart => ({
  answer: new WrittenAnswer('x'.repeat(bytes - 2)) as unknown as CachedCart['answer'],
  version: '',
  goodsVersion: '',
  provenAt: now,
  until: now,
});

test('evicts the least recently used cart when full, and counts a cart that is cached again once', () => {
  const carts = new CartCache(100);
  for (const key of ['a', 'b', 'a']) carts.set(key, cartOf(40));
  expect([carts.get('b'), carts.get('a')].every(Boolean)).toBe(true);
  carts.set('c', cartOf(40));
  expect([carts.get('a'), carts.get('c')].every(Boolean)).toBe(true);
  expect(carts.get('b')).toBeUndefined();
});

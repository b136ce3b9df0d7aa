import { expect, test } from 'vitest';
import { WrittenAnswer } from '../server/written-answer.ts';
import { type KeptCart, KeptCarts, keptUntil } from './kept-carts.ts';

const now = new Date('2026-11-21T12:00:00Z');

test.each([
  ['a minute', [], '2026-11-21T12:01:00.000Z'],
  ['until a promotion begins', [{ startsAt: '2026-11-21T12:00:30Z' }], '2026-11-21T12:00:30.000Z'],
  [
    'until one ends',
    [{ startsAt: '2026-11-01T00:00:00Z', endsAt: '2026-11-21T12:00:10Z' }],
    '2026-11-21T12:00:10.000Z',
  ],
  ['a minute when the next turn is later', [{ endsAt: '2026-12-01T00:00:00Z' }], '2026-11-21T12:01:00.000Z'],
] as const)('a cart is kept for %s', (_, promotions, until) => {
  expect(keptUntil(now, promotions).toISOString()).toBe(until);
});

/** Of so many bytes. */
const cartOf = (bytes: number): KeptCart => ({
  answer: new WrittenAnswer('x'.repeat(bytes - 2)) as unknown as KeptCart['answer'],
  stamp: '',
  goodsStamp: '',
  provenAt: now,
  until: now,
});

test('carts that were kept first give way when there is no more room, and one that is kept again counts once', () => {
  const carts = new KeptCarts(100);
  for (const key of ['a', 'b', 'a']) carts.set(key, cartOf(40));
  expect([carts.get('a'), carts.get('b')].every(Boolean)).toBe(true);
  carts.set('c', cartOf(40));
  expect([carts.get('a'), carts.get('c')].every(Boolean)).toBe(true);
  expect(carts.get('b')).toBeUndefined();
});

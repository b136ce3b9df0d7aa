import { expect, test } from 'vitest';
import type { Market } from '../market/markets.ts';
import { earningOf } from './loyalty-view.ts';
import type { PricedCart } from './price-cart.ts';
import type { StoredCart } from './stored-cart.ts';

const line = (afterOrder: number, productType = 'apparel') => ({ line: { productType }, afterOrder });
const earning = (
  owner: { readonly kind: string; readonly loyalty: string } | null,
  lines: readonly ReturnType<typeof line>[],
  amountPerPoint: number | null = 100,
  tillStoreId?: string,
) =>
  earningOf({
    stored: { owner } as StoredCart,
    priced: { lines } as unknown as PricedCart,
    market: { amountPerPoint } as Market,
    tillStoreId,
  });
const person = (loyalty: string, kind = 'CONSUMER') => ({ kind, loyalty });

test.each([
  ['of a guest', null, { points: 3, membership: 'guest' }],
  ['of an account that has not joined', person('none'), { points: 3, membership: 'none' }],
  ['of who has not confirmed yet', person('unconfirmed'), { points: 3, membership: 'unconfirmed' }],
  ['of a member', person('member'), { points: 3, membership: 'member' }],
  ['of an employee', person('none', 'EMPLOYEE'), undefined],
] as const)('a cart %s says what its order earns [ACC-12]', (_, owner, expected) => {
  expect(earning(owner, [line(199), line(199)])).toEqual(expected);
});

test.each([
  ['gift cards earn nothing', [line(5_000, 'digital')], 100],
  ['less than a point is nothing', [line(99)], 100],
  ['a market without points has none', [line(9_900)], null],
] as const)('%s', (_, lines, rate) => {
  expect(earning(person('member'), lines, rate)).toBeUndefined();
});

test('a till speaks of points to members only', () => {
  expect(earning(null, [line(399)], 100, 'S1')).toBeUndefined();
  expect(earning(person('none'), [line(399)], 100, 'S1')).toBeUndefined();
  expect(earning(person('member'), [line(399)], 100, 'S1')).toEqual({ points: 3, membership: 'member' });
});

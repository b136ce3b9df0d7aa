import { exampleCart } from 'shared-contracts/calls/cart-entities';
import { describe, expect, test } from 'vitest';
import { asMinutes, isScarce } from './scarce.ts';

describe('offering a reservation [CART-28]', () => {
  const [item] = exampleCart.items;
  test.each([
    ['plenty is there', { available: 12 }, false],
    ['little is left', { available: 5 }, true],
    ['nothing is left: there is nothing to hold', { available: 0 }, false],
    ['made to order', { available: 2, isCustoms: true }, false],
    ['sent by mail', { available: 1, selectedShippingOption: 'digital' as const }, false],
  ])('%s', (_, change, offered) => {
    expect(isScarce({ items: [{ ...item!, ...change }] })).toBe(offered);
  });
});

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [65, '1:05'],
  [900, '15:00'],
])('%i seconds are %s', (seconds, text) => {
  expect(asMinutes(seconds)).toBe(text);
});

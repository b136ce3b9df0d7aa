import { exampleVariant } from 'shared-contracts/calls/product-entities';
import { describe, expect, test } from 'vitest';
import { cardChoice } from './gift-card-amount.ts';

describe('amounts of a gift card [CART-19] [CHK-03]', () => {
  const product = {
    customAmount: { least: 1000, most: 50_000 },
    variants: [
      { ...exampleVariant, upc: '1', attributes: { amount: 'A1' }, price: { ...exampleVariant.price, current: 2500 } },
      { ...exampleVariant, upc: '2', attributes: { amount: 'A2' }, price: { ...exampleVariant.price, current: 5000 } },
    ],
  };
  test.each([
    ['a given amount', 'A2', '', { upc: '2', worth: 5000 }],
    ['none yet', undefined, '', { fault: 'choose' }],
    ['an amount of one’s own', 'own', '75', { upc: '1', worth: 7500, customAmount: 7500 }],
    ['the least', 'own', '10', { upc: '1', worth: 1000, customAmount: 1000 }],
    ['less than the least', 'own', '9.99', { fault: 'low' }],
    ['the most', 'own', '500', { upc: '1', worth: 50_000, customAmount: 50_000 }],
    ['more than the most', 'own', '500.01', { fault: 'high' }],
    ['no number', 'own', 'ten', { fault: 'unreadable' }],
  ] as const)('%s', (_, choice, typed, expected) => {
    expect(cardChoice(product, choice, typed, 'en')).toEqual(expected);
  });

  test('none of one’s own where the shop allows none', () => {
    const { variants } = product;
    expect(cardChoice({ variants }, 'own', '75', 'en')).toEqual({ fault: 'choose' });
  });
});

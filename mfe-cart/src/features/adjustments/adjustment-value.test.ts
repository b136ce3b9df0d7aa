import fc from 'fast-check';
import { adjustmentLimitTenths } from 'shared-contracts/calls/cart-adjustments';
import { describe, expect, test } from 'vitest';
import { adjustmentValue, typedValue } from './adjustment-value.ts';

describe("parsing an associate's adjustment [CART-26] [STO-06]", () => {
  test.each([
    ['PERCENT', '10', 'en', { value: 100 }],
    ['PERCENT', '12.5 %', 'en', { value: 125 }],
    ['PERCENT', '12,5', 'de', { value: 125 }],
    ['PERCENT', '20', 'en', { value: 200 }],
    ['PERCENT', '20.1', 'en', { fault: 'limit' }],
    ['PERCENT', '12.55', 'en', { fault: 'unreadable' }],
    ['PERCENT', '0', 'en', { fault: 'unreadable' }],
    ['AMOUNT', '$5', 'en', { value: 500 }],
    ['AMOUNT', '5,50', 'fr', { value: 550 }],
    ['AMOUNT', '0', 'en', { fault: 'unreadable' }],
    ['AMOUNT', 'five', 'en', { fault: 'unreadable' }],
    ['FIXED_PRICE', '129.00', 'en', { value: 12_900 }],
    ['FIXED_PRICE', ' ', 'en', { fault: 'missing' }],
  ] as const)('%s of "%s" (%s)', (kind, typed, language, expected) => {
    expect(adjustmentValue(kind, typed, language)).toEqual(expected);
  });

  test('formats a stored value as it would be typed', () => {
    const language = fc.constantFrom('en', 'fr', 'de' as const);
    const kept = fc.oneof(
      fc.tuple(fc.constant('PERCENT' as const), fc.integer({ min: 1, max: adjustmentLimitTenths })),
      fc.tuple(fc.constantFrom('AMOUNT', 'FIXED_PRICE' as const), fc.integer({ min: 1, max: 500_000 })),
    );
    fc.assert(
      fc.property(kept, language, ([kind, value], spoken) => {
        expect(adjustmentValue(kind, typedValue(kind, value, spoken), spoken)).toEqual({ value });
      }),
    );
  });
});

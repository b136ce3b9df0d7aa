import { expect, test } from 'vitest';
import { parseAmount } from './parse-amount.ts';

test.each([
  ['75', 'en', 7500],
  [' $75.50 ', 'en', 7550],
  ['1,250', 'en', 125_000],
  ['75,5', 'de', 7550],
  ['1.250', 'de', 125_000],
  ['75 €', 'fr', 7500],
  ['75,50', 'fr', 7550],
  ['', 'en', undefined],
  ['much', 'en', undefined],
  ['75.555', 'en', undefined],
  ['-20', 'en', undefined],
] as const)('parses "%s" in %s as %s [CART-19]', (typed, language, amount) => {
  expect(parseAmount(typed, language)).toBe(amount);
});

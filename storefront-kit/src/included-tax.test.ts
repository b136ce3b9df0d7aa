import { locales } from 'shared-contracts/locale';
import { expect, test } from 'vitest';
import { includedTax } from './included-tax.ts';

test.each([
  ['en-gb', 'VAT', 20, 'incl. VAT 20%'],
  ['de-de', 'MwSt.', 19, 'inkl. MwSt. 19 %'],
  ['de-de', 'MwSt.', 7.5, 'inkl. MwSt. 7,5 %'],
] as const)('names a tax that a price of %s contains: %s %s [CART-24]', (id, label, ratePercent, text) => {
  expect(includedTax({ label, ratePercent, amount: 100 }, locales[id]).replace('\u00a0', ' ')).toBe(text);
});

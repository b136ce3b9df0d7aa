import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeTax, taxOn } from './compute.ts';
import { taxRatesOf } from './rates.ts';

test.each([
  ['US', 'WA', [6500]],
  ['US', 'OR', []],
  ['CA', 'AB', [5000]],
  ['CA', 'BC', [5000, 7000]],
  ['CA', 'ON', [13_000]],
  ['CA', 'QC', [5000, 9975]],
  ['GB', undefined, [20_000]],
  ['DE', undefined, [19_000]],
  ['US', undefined, undefined],
  ['CA', 'XX', undefined],
] as const)('the taxes of %s %s are %j', (country, region, expected) => {
  expect(taxRatesOf(country, region)?.map(({ rate }) => rate)).toEqual(expected);
});

test.each([
  [10_000, 6500, false, 650],
  [10_000, 9975, false, 998],
  [11_900, 19_000, true, 1900],
  [100, 20_000, true, 17],
  [1, 5000, false, 0],
  [10, 5000, false, 1],
])('%i at %i thousandths, included %s, is %i', (amount, rate, included, expected) => {
  expect(taxOn(amount, rate, included)).toBe(expected);
});

test('GST and QST are taxed side by side, and the shares add up to the whole', () => {
  const result = computeTax([3333, 6667, 1200], taxRatesOf('CA', 'QC') ?? [], false);
  expect(result.rows).toEqual([
    { label: 'GST', ratePercent: 5, amount: 560 },
    { label: 'QST', ratePercent: 9.975, amount: 1117 },
  ]);
  expect(result.shares.reduce((sum, share) => sum + share, 0)).toBe(result.total);
});

test('a contained tax leaves a net that gives the same tax when it is added', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.constantFrom(19_000, 20_000), (gross, rate) => {
      const contained = taxOn(gross, rate, true);
      expect(Math.abs(taxOn(gross - contained, rate, false) - contained)).toBeLessThanOrEqual(1);
    }),
  );
});

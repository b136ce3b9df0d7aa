import fc from 'fast-check';
import { locales } from 'shared-contracts/locale';
import { expect, test } from 'vitest';
import { type GoodsClass, goodsClassOf } from './classes.ts';
import { computeTax, type TaxedGroup, taxOn } from './compute.ts';
import { explainTax, taxName } from './explain.ts';
import { type TaxJurisdiction, taxRatesOf } from './rates.ts';

test.each([
  ['US', 'WA', '98901', [6500]],
  ['US', 'WA', '98101', [6500, 3850]],
  ['US', 'NY', '10013', [4000, 4875]],
  ['US', 'OR', '97209', []],
  ['CA', 'AB', '', [5000]],
  ['CA', 'BC', '', [5000, 7000]],
  ['CA', 'ON', '', [13_000]],
  ['CA', 'QC', '', [5000, 9975]],
  ['GB', undefined, '', [20_000]],
  ['DE', undefined, '', [19_000]],
  ['US', undefined, '', undefined],
  ['CA', 'XX', '', undefined],
] as const)('the taxes of %s %s %s are %j [CHK-24]', (country, region, postalCode, expected) => {
  expect(taxRatesOf({ country, region, postalCode })?.map(({ rate }) => rate)).toEqual(expected);
});

test.each([
  [10_000, 6500, false, 650],
  [10_000, 9975, false, 998],
  [11_900, 19_000, true, 1900],
  [100, 20_000, true, 17],
  [1, 5000, false, 0],
  [10, 5000, false, 1],
])('taxes %i at %i thousandths, included %s, with %i', (amount, rate, included, expected) => {
  expect(taxOn(amount, rate, included)).toBe(expected);
});

const group = (
  place: TaxJurisdiction,
  goods: GoodsClass,
  amount: number,
  more: Partial<TaxedGroup> = {},
): TaxedGroup => ({
  place,
  lines: [{ id: 'a', goods, qty: 1, amount }],
  delivery: 0,
  ...more,
});
const rowsOf = (...groups: TaxedGroup[]) =>
  computeTax(groups, ['GB', 'DE'].includes(groups[0]?.place.country ?? ''))?.rows.map(
    ({ label, ratePercent, base, amount }) => [label, ratePercent, base, amount],
  );

test.each([
  ['a jacket in Pennsylvania', { country: 'US', region: 'PA' }, 'clothing', 10_000, []],
  ['a tent in Pennsylvania', { country: 'US', region: 'PA' }, 'standard', 10_000, [['Sales tax', 6, 10_000, 600]]],
  ['a cheap shirt in New York', { country: 'US', region: 'NY' }, 'clothing', 10_999, []],
  ['a dear shirt in New York', { country: 'US', region: 'NY' }, 'clothing', 11_000, [['Sales tax', 4, 11_000, 440]]],
  ['a coat in Boston', { country: 'US', region: 'MA' }, 'clothing', 20_000, [['Sales tax', 6.25, 2500, 156]]],
  ["a child's coat in Britain", { country: 'GB' }, 'childClothing', 6000, []],
  ['a coat in Britain', { country: 'GB' }, 'clothing', 6000, [['VAT', 20, 6000, 1000]]],
  ["a child's coat in Ontario", { country: 'CA', region: 'ON' }, 'childClothing', 6000, [['HST', 5, 6000, 300]]],
  [
    "a child's coat in British Columbia",
    { country: 'CA', region: 'BC' },
    'childClothing',
    6000,
    [['GST', 5, 6000, 300]],
  ],
  ["a child's coat in Germany", { country: 'DE' }, 'childClothing', 11_900, [['MwSt.', 19, 11_900, 1900]]],
  ['a gift card', { country: 'DE' }, 'giftCard', 10_000, []],
] as const)('the tax on %s', (_, place, goods, amount, expected) => {
  expect(rowsOf(group(place, goods, amount))).toEqual(expected);
});

test.each([
  ['Washington taxes delivery', { country: 'US', region: 'WA' }, 'standard', 10_800],
  ['California does not', { country: 'US', region: 'CA' }, 'standard', 10_000],
  ['Germany taxes delivery', { country: 'DE' }, 'standard', 10_800],
] as const)('%s', (_, place, goods, base) => {
  expect(rowsOf(group(place, goods, 10_000, { delivery: 800 }))?.[0]?.[2]).toBe(base);
});

test('taxes delivery like its goods', () => {
  const lines = [
    { id: 'a', goods: 'childClothing' as const, qty: 1, amount: 7500 },
    { id: 'b', goods: 'clothing' as const, qty: 1, amount: 2500 },
  ];
  expect(rowsOf({ place: { country: 'GB' }, lines, delivery: 800 })).toEqual([['VAT', 20, 2700, 450]]);
  expect(rowsOf({ place: { country: 'GB' }, lines: lines.slice(0, 1), delivery: 800 })).toEqual([]);
});

test('taxes pickups at the store and deliveries at the address', () => {
  expect(
    rowsOf(
      group({ country: 'US', region: 'OR' }, 'standard', 10_000),
      group({ country: 'US', region: 'CO' }, 'standard', 10_000, {
        lines: [{ id: 'b', goods: 'standard', qty: 1, amount: 10_000 }],
      }),
    ),
  ).toEqual([['Sales tax', 2.9, 10_000, 290]]);
});

test('returns no tax for an unknown state unless nothing is taxable', () => {
  expect(computeTax([group({ country: 'US' }, 'standard', 100)], false)).toBeUndefined();
  expect(computeTax([group({ country: 'US', region: 'XX' }, 'standard', 100)], false)).toBeUndefined();
  expect(computeTax([group({ country: 'US' }, 'giftCard', 100)], false)?.total).toBe(0);
});

test('computes GST and QST in parallel', () => {
  expect(rowsOf(group({ country: 'CA', region: 'QC' }, 'standard', 10_000, { delivery: 1200 }))).toEqual([
    ['GST', 5, 11_200, 560],
    ['QST', 9.975, 11_200, 1117],
  ]);
});

test.each([
  ['GST', 'fr', 'TPS'],
  ['QST', 'fr', 'TVQ'],
  ['QST', 'en', 'QST'],
  ['MwSt.', 'de', 'MwSt.'],
] as const)('the tax %s is called in %s: %s', (label, language, name) => {
  expect(taxName(label, language)).toBe(name);
});

test('explains every tax', () => {
  const [row] = computeTax([group({ country: 'CA', region: 'QC' }, 'standard', 10_000)], false)?.rows.slice(1) ?? [];
  expect(explainTax(row!, locales['en-ca'])).toBe('9.975% of CAD 100.00 in QC'.replace(' 1', '\u00a01'));
});

test.each([
  ['apparel', 'kids', 'childClothing'],
  ['footwear', 'kids', 'childClothing'],
  ['footwear', 'unisex', 'clothing'],
  ['equipment', 'kids', 'standard'],
  ['digital', 'unisex', 'giftCard'],
] as const)('%s for %s is %s to the tax', (productType, cut, expected) => {
  expect(goodsClassOf(productType, cut)).toBe(expected);
});

const places: readonly TaxJurisdiction[] = [
  { country: 'US', region: 'WA', postalCode: '98101' },
  { country: 'US', region: 'MA' },
  { country: 'CA', region: 'QC' },
  { country: 'CA', region: 'ON' },
  { country: 'GB' },
  { country: 'DE' },
];
const anyGroup = fc.record({
  lines: fc.array(
    fc.record({
      goods: fc.constantFrom('standard', 'clothing', 'childClothing', 'giftCard' as const),
      qty: fc.integer({ min: 1, max: 9 }),
      amount: fc.nat(200_000),
    }),
    { maxLength: 6 },
  ),
  delivery: fc.nat(3000),
});

test('adds up all rows, without negative taxes or shares beyond a line’s price', () => {
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.array(anyGroup, { maxLength: 3 }), (place, drafts) => {
      const groups = drafts.map(({ lines, delivery }, at) => ({
        place,
        delivery,
        lines: lines.map((line, index) => ({ ...line, id: `${at}.${index}` })),
      }));
      const result = computeTax(groups, place.country === 'GB' || place.country === 'DE')!;
      expect(result.rows.reduce((total, { amount }) => total + amount, 0)).toBe(result.total);
      expect([...result.shares.values()].reduce((total, share) => total + share, 0)).toBeLessThanOrEqual(result.total);
      for (const line of groups.flatMap(({ lines }) => lines)) {
        const share = result.shares.get(line.id) ?? 0;
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(line.amount);
        if (line.goods === 'giftCard') expect(share).toBe(0);
      }
    }),
  );
});

test('includes a tax whose net amount yields the same tax', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.constantFrom(19_000, 20_000), (gross, rate) => {
      const contained = taxOn(gross, rate, true);
      expect(Math.abs(taxOn(gross - contained, rate, false) - contained)).toBeLessThanOrEqual(1);
    }),
  );
});

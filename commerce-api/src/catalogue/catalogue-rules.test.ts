import fc from 'fast-check';
import { locales } from 'shared-contracts/locale';
import { expect, test } from 'vitest';
import { colourName, swatchOf, swatchOfFamily, usePalette } from '../goods/palette.ts';
import { sizeLabel } from '../goods/sizes.ts';
import { shownUnits, stockStatusOf } from '../goods/stock-status.ts';
import { priceOfSize, toPrice } from '../pricing/price.ts';
import { priceBand } from '../pricing/price-bands.ts';
import { ratingOf } from './card-queries.ts';
import { toFacets } from './facets.ts';
import { parseRefinement } from './refinement.ts';
import { editDistance, queryWords, respell } from './search-words.ts';

test('chosen filters are read from the address; what cannot be one is left out', () => {
  expect(Object.fromEntries(parseRefinement('size:M,L;color:blue;nope:x;size2;price:<b>'))).toEqual({
    size: ['M', 'L'],
    color: ['blue'],
  });
  expect(parseRefinement('').size).toBe(0);
});

test.each([
  ['jacket', 'jacket', 0],
  ['jakcet', 'jacket', 1],
  ['jackt', 'jacket', 1],
  ['zlet', 'zelt', 1],
  ['', 'abc', 3],
  ['kitten', 'sitting', 3],
])('from %s to %s are %i steps', (from, to, steps) => {
  expect(editDistance(from, to)).toBe(steps);
});

test('a misspelt word is replaced by the nearest, a known beginning is kept', () => {
  expect(respell(['rain', 'jakcet'], ['rain', 'jacket', 'racket'])).toEqual(['rain', 'jacket']);
  expect(respell(['jack'], ['jacket'])).toBeUndefined();
  expect(respell(['xyzzy'], ['jacket'])).toBeUndefined();
});

test('the words of a query hold nothing that a text search could take for an operator', () => {
  expect(queryWords("Rain & | ! (jacket):* 'x'")).toEqual(['rain', 'jacket', 'x']);
});

test.each([
  ['W38', 'en-us', 'US 7 / EU 38'],
  ['W38', 'en-gb', 'UK 5 / EU 38'],
  ['M42', 'de-de', 'EU 42'],
  ['K6', 'en-us', '6–7 years'],
  ['K6', 'fr-ca', '6–7 ans'],
  ['K6', 'de-de', '116/122'],
  ['F39', 'en-us', '39–41'],
  ['XL', 'de-de', 'XL'],
  ['ONE', 'de-de', 'Einheitsgröße'],
] as const)('size %s in %s is %s', (id, locale, label) => {
  expect(sizeLabel(id, locales[locale])).toBe(label);
});

test.each([
  [0, null, 'OUT_OF_STOCK'],
  [3, null, 'LOW_STOCK'],
  [4, null, 'IN_STOCK'],
  [50, new Date('2030-01-01'), 'COMING_SOON'],
  [50, new Date('2020-01-01'), 'IN_STOCK'],
] as const)('%i units, published %s, is %s', (units, publishAt, status) => {
  expect(stockStatusOf(units, publishAt, new Date('2026-11-21'))).toBe(status);
});

test('nobody reads the warehouse from the shop', () => {
  expect([shownUnits(5000), shownUnits(-1), shownUnits(12)]).toEqual([99, 0, 12]);
});

test('the average has one decimal, and nobody has voted where nobody has', () => {
  expect(ratingOf([4, 2, 6, 20, 125])).toEqual({ score: 4.7, reviewsCount: 157 });
  expect(ratingOf([0, 0, 0, 0, 0])).toEqual({ score: 0, reviewsCount: 0 });
});

test('a gift card costs its worth, other sizes cost what their colour costs', () => {
  const price = { current: 2500, original: 2500, best: null };
  expect(priceOfSize(price, 'A4').current).toBe(15_000);
  expect(priceOfSize(price, 'M')).toBe(price);
});

test('a reduced price carries its lowest of thirty days and the percentage', () => {
  expect(toPrice({ current: 7500, original: 10_000, best: 8000 }, 'EUR')).toEqual({
    currency: 'EUR',
    current: 7500,
    original: 10_000,
    historicBestPrice: 8000,
    percentagePriceDiscount: 25,
  });
});

test.each([
  [4999, '0'],
  [5000, '1'],
  [19_999, '2'],
  [40_000, '4'],
])('%i belongs to price band %s', (amount, band) => {
  expect(priceBand(amount)).toBe(band);
});

test('filters are labelled, ordered, and left out when they tell nothing', () => {
  const name = { en: '', fr: '', de: '' };
  usePalette([
    { code: '0A1', name, family: 'black', swatch: '#222222' },
    { code: '5A1', name, family: 'blue', swatch: '#223355' },
  ]);
  const counts = new Map([
    ['size:L', 3],
    ['size:S', 2],
    ['price:1', 4],
    ['price:0', 1],
    ['fit:women', 5],
    ['color:blue', 2],
    ['color:black', 2],
  ]);
  const facets = toFacets({ byToken: counts, inexact: new Set() }, new Map([['color', ['blue']]]), locales['de-de']);
  expect(facets.map(({ id, values }) => [id, values.map(({ label }) => label.replace(/\s/g, ' '))])).toEqual([
    ['size', ['S', 'L']],
    ['color', ['Schwarz', 'Blau']],
    ['price', ['Unter 50 €', '50 € bis 100 €']],
  ]);
  expect(facets[1]?.values.map(({ selected }) => selected)).toEqual([false, true]);
});

test('names and swatches come from the palette; an unknown code is its own name and grey', () => {
  usePalette([{ code: '2B1', name: { en: 'Ember', fr: 'Braise', de: 'Glut' }, family: 'orange', swatch: '#e2653a' }]);
  expect([colourName('2B1', 'fr'), swatchOf('2B1'), swatchOfFamily('orange')]).toEqual([
    'Braise',
    '#e2653a',
    '#e2653a',
  ]);
  expect([colourName('nope', 'fr'), swatchOf('nope'), swatchOfFamily('nope')]).toEqual(['nope', '#808080', '#808080']);
});

test('words that are further apart than anybody wants to know are told to be so', () => {
  const words = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
  fc.assert(
    fc.property(words, words, fc.integer({ min: 1, max: 4 }), (from, to, most) => {
      expect(Math.min(editDistance(from, to, most), most)).toBe(Math.min(editDistance(from, to), most));
    }),
  );
});

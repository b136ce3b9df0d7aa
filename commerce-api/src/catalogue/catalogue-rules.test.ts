import fc from 'fast-check';
import { locales } from 'shared-contracts/locale';
import { expect, test } from 'vitest';
import { colorName, swatchOf, swatchOfFamily, usePalette } from '../goods/palette.ts';
import { badgeOf } from '../goods/release.ts';
import { sizeLabel } from '../goods/sizes.ts';
import { isAwaited, shownUnits, stockStatusOf } from '../goods/stock-status.ts';
import { priceOfSize, toPrice } from '../pricing/price.ts';
import { priceBand } from '../pricing/price-bands.ts';
import { toFacets } from './facets.ts';
import { gtinForms, typedId } from './find-by-number.ts';
import { ratingOf } from './ratings.ts';
import { parseRefinement } from './refinement.ts';
import { editDistance, hasWord, plainForms, queryWords, respell, splitCompounds } from './search-words.ts';

test('reads filters from the address and ignores invalid ones', () => {
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
])('counts the edits from %s to %s as %i', (from, to, steps) => {
  expect(editDistance(from, to)).toBe(steps);
});

test('replaces a misspelled word by the nearest one and preserves a known prefix', () => {
  expect(respell(['rain', 'jakcet'], ['rain', 'jacket', 'racket'])).toEqual(['rain', 'jacket']);
  expect(respell(['jack'], ['jacket'])).toBeUndefined();
  expect(respell(['xyzzy'], ['jacket'])).toBeUndefined();
});

test.each([
  ['winterjacke', ['winter', 'jacke'], ['winter', 'jacke']],
  ['wanderungsschuhe', ['wanderung', 'schuh'], ['wanderungs', 'schuhe']],
  ['regenhosen', ['regen', 'hosen'], ['regen', 'hosen']],
  ['regenjacke', ['regenjacke', 'regen', 'jacke'], undefined],
  ['xqzjacke', ['jacke'], undefined],
  ['jacke', ['regenjacke'], undefined],
  ['wanderhose', ['wanderschuhe', 'regenhose'], ['wander', 'hose']],
  ['daunenschlafsack', ['daunenjacke', 'schlafsack'], ['daunen', 'schlafsack']],
  ['damenregenjacke', ['damen', 'damenregen', 'jacke', 'regenjacken'], ['damen', 'regenjacke']],
])('splits %s of a shop with %j into %j', (word, vocabulary, parts) => {
  expect(splitCompounds([word], vocabulary)?.parts).toEqual(parts);
});

test('keeps the other words of a search that has a compound', () => {
  expect(splitCompounds(['rote', 'winterjacke'], ['winter', 'jacke'])).toEqual({
    parts: ['rote', 'winter', 'jacke'],
    heads: ['rote', 'jacke'],
  });
});

test.each([
  ["Rain & | ! (jacket):* 'x'", ['rain', 'jacket', 'x']],
  ["women's jacket", ['women', 'jacket']],
  ['Men’s', ['men']],
  ["Kids' boots", ['kids', 'boots']],
  ["veste d'été", ['veste', 'd', 'été']],
  ['हिन्दी बैग', ['हिन्दी', 'बैग']],
])('reads the words of %s without operators and possessives', (text, words) => {
  expect(queryWords(text)).toEqual(words);
});

test.each([
  ['jacket', []],
  ['Łódź'.toLowerCase(), ['lodz']],
  ['mütze', ['mutze', 'muetze']],
  ['größe', ['grosse', 'groesse']],
  ['imperméable', ['impermeable']],
  ['рюкзак', ['ryukzak']],
])('knows %s in plain letters as %j', (word, forms) => {
  expect(plainForms(word)).toEqual(forms);
});

test.each([
  ["Women's jackets", 'women', true],
  ["Women's jackets", 'womens', true],
  ["Women's jackets", 'men', false],
  ["Men's jackets", 'mens', true],
  ['Tents', 's', false],
  ["Men's jackets", 'jack', true],
  ['Regenjacken für Damen', 'jacke', true],
  ['Mützen und Kappen', 'muetze', true],
  ['Bâtons', 'batons', true],
])('%s has the word %s: %s', (text, word, has) => {
  expect(hasWord(text, word)).toBe(has);
});

test.each([
  ['036000291452', ['036000291452', '0036000291452', '00036000291452']],
  ['0 36000-29145 2', ['036000291452', '0036000291452', '00036000291452']],
  ['4006381333931', ['4006381333931', '04006381333931']],
  ['1234567', []],
  ['4006381333931x', []],
])('reads %s as the GTINs %j', (typed, forms) => {
  expect(gtinForms(typed)).toEqual(forms);
});

test.each([
  ['TF12AB34', 'TF12AB34'],
  [' tf12ab340a1 ', 'TF12AB340A1'],
  ['TFABCDEF', 'TFABCDEF'],
  ['trousers', undefined],
  ['W38', undefined],
])('reads %j as the id %s', (typed, id) => {
  expect(typedId(typed)).toBe(id);
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

test.each([
  ['IN_STOCK', false],
  ['LOW_STOCK', false],
  ['OUT_OF_STOCK', true],
  ['COMING_SOON', true],
] as const)('whether a shopper can ask for an email about what is %s: %s [CAT-05]', (status, asked) => {
  expect(isAwaited(status)).toBe(asked);
});

test.each([
  ['en-us', 21_000, 'sale'],
  ['de-de', 21_000, undefined],
  ['de-de', 25_500, 'sale'],
] as const)(
  'in %s, 210.00 instead of 300.00 after a lowest price of %i has the badge %s [SEL-08]',
  (locale, lowest, kind) => {
    const price = { current: 21_000, original: 30_000, historicBestPrice: lowest };
    const { badge } = badgeOf({ badge: 'sale', publish_at: null }, price, locales[locale], new Date('2026-11-21'));
    expect(badge?.kind).toBe(kind);
  },
);

test('hides the exact stock level of the warehouse', () => {
  expect([shownUnits(5000), shownUnits(-1), shownUnits(12)]).toEqual([99, 0, 12]);
});

test('rounds the average rating to one decimal, and has no rating without votes', () => {
  expect(ratingOf([4, 2, 6, 20, 125])).toEqual({ score: 4.7, reviewsCount: 157 });
  expect(ratingOf([0, 0, 0, 0, 0])).toEqual({ score: 0, reviewsCount: 0 });
});

test('prices a gift card by its value and other sizes by their color', () => {
  const price = { current: 2500, original: 2500, best: null };
  expect(priceOfSize(price, 15_000).current).toBe(15_000);
  expect(priceOfSize(price, null)).toBe(price);
});

test('shows the 30-day low and the percentage with a reduced price', () => {
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
])('puts %i into price band %s', (amount, band) => {
  expect(priceBand(amount)).toBe(band);
});

test('labels and orders filters, and omits those with a single value', () => {
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

test('takes names and swatches from the palette; an unknown code is its own name in grey', () => {
  usePalette([{ code: '2B1', name: { en: 'Ember', fr: 'Braise', de: 'Glut' }, family: 'orange', swatch: '#e2653a' }]);
  expect([colorName('2B1', 'fr'), swatchOf('2B1'), swatchOfFamily('orange')]).toEqual(['Braise', '#e2653a', '#e2653a']);
  expect([colorName('nope', 'fr'), swatchOf('nope'), swatchOfFamily('nope')]).toEqual(['nope', '#808080', '#808080']);
});

test('stops counting edits at the limit', () => {
  const words = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
  fc.assert(
    fc.property(words, words, fc.integer({ min: 1, max: 4 }), (from, to, most) => {
      expect(Math.min(editDistance(from, to, most), most)).toBe(Math.min(editDistance(from, to), most));
    }),
  );
});

import { type BrandRecord, type RecordInput, type RecordKind, slugOf } from 'commerce-api/brand';
import fc from 'fast-check';
import { productId, styleId, upc } from 'shared-contracts/fields';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { demoDocuments } from '../content/documents.ts';
import { archetypeShapes } from '../pictures/archetypes.ts';
import { styleIdOf, upcOf } from './ids.ts';
import { randomFrom } from './random.ts';
import { styleRecords } from './style.ts';
import { roundLength, templates } from './templates.ts';
import { phrases } from './words/phrases.ts';

const asOf = new Date('2026-11-21T00:00:00Z');
const ofKind = <K extends RecordKind>(records: readonly BrandRecord[], kind: K): RecordInput<K>[] =>
  records.flatMap((one) => (one.kind === kind ? [one.record as RecordInput<K>] : []));

const catalogue = Array.from({ length: roundLength }, (_, index) => {
  const records = styleRecords(index, asOf);
  const [product] = ofKind(records, 'products');
  if (!product) throw new Error(`Style ${index} has no product`);
  return { product, prices: ofKind(records, 'prices'), stock: ofKind(records, 'stock') };
});

test('has at least 160 styles in at least 12 categories in the base catalogue', () => {
  expect(catalogue.length).toBeGreaterThanOrEqual(160);
  expect(new Set(catalogue.map(({ product }) => product.category)).size).toBeGreaterThanOrEqual(12);
});

test('generates ids that match the address rules for any catalogue size', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(99), (index, variant) => {
      expect(v.is(styleId, styleIdOf(index))).toBe(true);
      expect(v.is(upc, upcOf(index, variant))).toBe(true);
    }),
  );
  for (const { product } of catalogue)
    for (const { code } of product.colours) expect(v.is(productId, product.id + code)).toBe(true);
});

test('generates a million different ids for a million styles', () => {
  expect(new Set(Array.from({ length: 1_000_000 }, (_, index) => styleIdOf(index))).size).toBe(1_000_000);
});

test('has no duplicate names within a section and no duplicate size codes', () => {
  const names = catalogue.map(({ product }) => `${product.fit} ${product.texts.en.name}`);
  expect(new Set(names).size).toBe(names.length);
  const codes = catalogue.flatMap(({ product }) =>
    product.colours.flatMap(({ sizes }) => sizes.map((size) => size.upc)),
  );
  expect(new Set(codes).size).toBe(codes.length);
});

test('returns the same records for the same number and day', () => {
  expect(styleRecords(57, asOf)).toEqual(styleRecords(57, asOf));
});

test('draws and describes every shape of every template', () => {
  for (const { archetype, shape } of templates) {
    expect(archetypeShapes[archetype] as readonly string[]).toContain(shape);
    expect(phrases[archetype].shapes).toHaveProperty(shape);
  }
});

test('keeps a reduced price below the original, and the 30-day low at or above it', () => {
  const prices = catalogue.flatMap((style) => style.prices);
  expect(prices.some(({ current, original = current }) => current < original)).toBe(true);
  for (const { current, original = current, lowestOf30Days } of prices) {
    expect(current).toBeLessThanOrEqual(original);
    if (lowestOf30Days !== undefined) expect(lowestOf30Days).toBeGreaterThanOrEqual(current);
  }
});

test('gives announced styles a future date, and only those of the presale stock, in warehouses', () => {
  const announced = catalogue.filter(({ product }) => product.publishAt !== undefined);
  expect(announced.length).toBeGreaterThan(0);
  for (const { product, stock } of announced) {
    expect(['presale', 'comingSoon']).toContain(product.badge);
    expect(new Date(product.publishAt ?? 0).getTime()).toBeGreaterThan(asOf.getTime());
    const places = stock.filter(({ units }) => units > 0).map(({ location }) => location);
    expect(new Set(places)).toEqual(new Set(product.badge === 'presale' ? ['W100', 'W200', 'W300'] : []));
  }
});

test('has every text in every language', () => {
  for (const { product } of catalogue) {
    expect(Object.keys(product.texts)).toEqual(['en', 'fr', 'de']);
    for (const { name, slug, description, features = [] } of Object.values(product.texts)) {
      expect(description.length).toBeGreaterThan(60);
      expect(name.length).toBeGreaterThan(3);
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(features.length).toBeGreaterThan(1);
    }
  }
});

test.each([
  ['Women’s Jackets & more', 'womens-jackets-more'],
  ['Rucksäcke für Große', 'rucksaecke-fuer-grosse'],
  ['Sac à dos cœur', 'sac-a-dos-coeur'],
])('turns %s into %s in an address', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});

test('has every document in three languages', () => {
  const documents = demoDocuments();
  const keys = new Set(documents.map(({ kind, slug }) => `${kind} ${slug}`));
  expect(documents).toHaveLength(keys.size * 3);
});

test('returns random choices within their bounds', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: -50, max: 50 }), fc.nat(50), (seed, low, width) => {
      const random = randomFrom(seed);
      const value = random.between(low, low + width);
      expect(value).toBeGreaterThanOrEqual(low);
      expect(value).toBeLessThanOrEqual(low + width);
      expect(random.some([1, 2, 3], 2)).toHaveLength(2);
    }),
  );
});

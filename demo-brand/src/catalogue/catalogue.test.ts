import { type BrandRecord, type RecordInput, type RecordKind, slugOf } from 'commerce-api/brand';
import fc from 'fast-check';
import { productId, styleId, upc } from 'shared-contracts/fields';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { demoDocuments } from '../content/documents.ts';
import { archetypeShapes } from '../pictures/archetypes.ts';
import { styleIdOf, upcOf } from './ids.ts';
import { randomFrom } from './random.ts';
import { setRecords } from './sets.ts';
import { styleRecords } from './style.ts';
import { roundLength, templates } from './templates.ts';
import { phrases } from './words/phrases.ts';
import { synonymRecords } from './words/synonyms.ts';

const asOf = new Date('2026-11-21T00:00:00Z');
const ofKind = <K extends RecordKind>(records: readonly BrandRecord[], kind: K): RecordInput<K>[] =>
  records.flatMap((one) => (one.kind === kind ? [one.record as RecordInput<K>] : []));

const catalogue = Array.from({ length: roundLength }, (_, index) => {
  const records = styleRecords(index, asOf, roundLength);
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
    for (const { code } of product.colors) expect(v.is(productId, product.id + code)).toBe(true);
});

test('generates a million different ids for a million styles', () => {
  expect(new Set(Array.from({ length: 1_000_000 }, (_, index) => styleIdOf(index))).size).toBe(1_000_000);
});

test('has no duplicate names within a section and no duplicate size codes', () => {
  const names = catalogue.map(({ product }) => `${product.fit} ${product.texts.en.name}`);
  expect(new Set(names).size).toBe(names.length);
  const codes = catalogue.flatMap(({ product }) =>
    product.colors.flatMap(({ sizes }) => sizes.map((size) => size.upc)),
  );
  expect(new Set(codes).size).toBe(codes.length);
});

test('returns the same records for the same number and day', () => {
  expect(styleRecords(57, asOf, roundLength)).toEqual(styleRecords(57, asOf, roundLength));
});

test('draws and describes every shape of every template', () => {
  for (const { archetype, shape } of templates) {
    expect(archetypeShapes[archetype] as readonly string[]).toContain(shape);
    expect(phrases[archetype].shapes).toHaveProperty(shape);
  }
});

test('shows six to eight views of everything but gift cards [SEL-02]', () => {
  for (const { product } of catalogue.filter(({ product: { type } }) => type !== 'digital')) {
    const views = Object.keys(product.colors[0]?.pictures ?? {});
    expect(views.length, product.id).toBeGreaterThanOrEqual(6);
    expect(views.length, product.id).toBeLessThanOrEqual(8);
  }
});

test('shows nothing of a gift card twice [SEL-02]', () => {
  const cards = catalogue.filter(({ product: { type } }) => type === 'digital');
  expect(cards.length).toBeGreaterThan(0);
  for (const { product } of cards)
    expect(Object.keys(product.colors[0]?.pictures ?? {}).sort()).toEqual(['detail', 'front', 'scale']);
});

test('tells the story of what is sold: three details that differ, a layer, and siblings of its category [SEL-04]', () => {
  const categories = new Map(catalogue.map(({ product }) => [product.id, product.category]));
  const clothing = catalogue.filter(({ product }) => product.type === 'apparel' && product.fit !== 'unisex');
  expect(clothing.length).toBeGreaterThan(60);
  for (const { product } of clothing) {
    const { closeUps = [], ratings = {}, siblings = [] } = product.story ?? {};
    const described = closeUps.flatMap(({ points }) => points.map(({ text }) => text.de));
    expect(closeUps, product.id).toHaveLength(3);
    expect(new Set(described).size).toBe(described.length);
    for (const { view } of closeUps) expect(product.colors[0]?.pictures).toHaveProperty([view]);
    expect(ratings.weight).toBeGreaterThanOrEqual(1);
    expect(siblings).not.toContain(product.id);
    for (const id of siblings) expect(categories.get(id)).toBe(product.category);
  }
  const shell = clothing.find(({ product }) => product.featureTags?.includes('waterproof'));
  expect(shell?.product.story).toMatchObject({
    ratings: { water: 5, wind: 5 },
    layering: { layer: 'outer', over: [] },
  });
  expect(shell?.product.story?.layering?.under).toHaveLength(2);
});

test('names no style that the catalogue does not have', () => {
  expect(styleRecords(0, asOf, 1)[0]).toMatchObject({ record: { story: { siblings: [], layering: { under: [] } } } });
});

test('says what the wearer of each garment measures, in a size that there is [SEL-03]', () => {
  const worn = catalogue.filter(({ product }) => product.model);
  expect(worn.length).toBeGreaterThan(60);
  for (const { product } of worn)
    expect(product.colors[0]?.sizes.map(({ size }) => size)).toContain(product.model?.size);
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

test.each([
  ['en', 'pants', 'trousers'],
  ['en', 'beanie', 'hat'],
  ['en', 'coat', 'jacket'],
  ['en', 'raincoat', 'rain'],
  ['fr', 'tuque', 'bonnet'],
  ['fr', 'manteau', 'veste'],
  ['fr', 'imperméable', 'pluie'],
  ['de', 'regenmantel', 'regenjacke'],
] as const)('in %s takes %s for %s [SEL-07]', (language, word, ours) => {
  const synonyms = ofKind(synonymRecords, 'synonyms').filter((one) => one.language === language);
  expect(synonyms.find(({ words }) => words.includes(word))?.words).toContain(ours);
});

// A search compares stems: "Silicone-coated" nylon would be found as a coat.
test('uses no word for a material that means a garment', () => {
  const materials = catalogue.map(({ product }) => product.texts.en.keywords ?? '');
  for (const keywords of materials) expect(keywords).not.toMatch(/coat/i);
});

test('describes six to ten sets of existing products in every language [CAT-08]', () => {
  const sets = setRecords(roundLength).flatMap((one) => (one.kind === 'sets' ? [one.record] : []));
  expect(sets.length).toBeGreaterThanOrEqual(6);
  expect(sets.length).toBeLessThanOrEqual(10);
  for (const { name, description, members, saving } of sets) {
    expect(Object.keys(name)).toEqual(['en', 'fr', 'de']);
    expect(Object.keys(description)).toEqual(['en', 'fr', 'de']);
    const parts = members.map(({ product, color }) => {
      const style = catalogue.find((one) => one.product.id === product);
      if (!style) throw new Error(`There is no ${product}`);
      expect(style.product.publishAt).toBeUndefined();
      expect(style.product.colors.map(({ code }) => code)).toContain(color);
      return style.prices.find(({ market }) => market === 'GB')?.current ?? 0;
    });
    // Nobody sells a set below half of its products.
    expect(saving?.GB ?? 0).toBeLessThan(parts.reduce((sum, price) => sum + price, 0) / 2);
  }
});

test('leaves out the sets of a catalogue that is too small for them [CAT-08]', () => {
  expect(setRecords(0)).toEqual([]);
});

test('has every document in three languages', () => {
  const documents = demoDocuments(new Date());
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

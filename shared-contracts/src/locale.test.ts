import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLocaleId, localeIds, localeOfPath, locales, negotiateLocale } from './locale.ts';

describe('the locale of a path', () => {
  test.each([
    ['/de-de/c/zelte-4100', 'de-de'],
    ['/fr-ca', 'fr-ca'],
    ['/en-gb?siteId=GB', 'en-gb'],
    ['/en-us#reviews', 'en-us'],
    ['/', undefined],
    ['', undefined],
    ['/c/en-us', undefined],
    ['/EN-US', undefined],
    ['/constructor', undefined],
  ])('%s is of %s', (path, id) => {
    expect(localeOfPath(path)?.id).toBe(id);
  });

  test('rejects property names that every object has', () => {
    expect(isLocaleId('toString')).toBe(false);
    expect(isLocaleId(undefined)).toBe(false);
  });
});

describe('the locale of a browser without one in its path', () => {
  test.each([
    ['de-DE,de;q=0.9,en;q=0.8', 'de-de'],
    ['en-GB', 'en-gb'],
    ['en-CA,fr-CA;q=0.9', 'en-ca'],
    ['fr-FR,fr;q=0.9', 'fr-ca'],
    ['de-AT', 'de-de'],
    ['es-ES,de;q=0.5,en;q=0.7', 'en-us'],
    ['en;q=0.3, de;q=0.7', 'de-de'],
    ['en; q=0.3, de; q=0.7', 'de-de'],
    ['de;q=0, en-gb', 'en-gb'],
    ['de;q=0', 'en-us'],
    ['ja-JP', 'en-us'],
    ['*', 'en-us'],
    ['', 'en-us'],
    [undefined, 'en-us'],
  ])('that asks for %s is %s', (header, id) => {
    expect(negotiateLocale(header).id).toBe(id);
  });

  test('is one of the shop’s, whatever the header says', () => {
    fc.assert(fc.property(fc.string(), (header) => localeIds.includes(negotiateLocale(header).id)));
  });

  test('is exactly the only one requested', () => {
    for (const id of localeIds) expect(negotiateLocale(locales[id].tag).id).toBe(id);
  });
});

test('includes tax in European prices and adds it in North America', () => {
  for (const { region, taxIncluded } of Object.values(locales)) expect(taxIncluded).toBe(region === 'EMEA');
});

test.each(['javascript:alert(1)/en-us', 'vbscript:x/en-us', 'x?/en-us', 'en-us', '\\\\evil.example/en-us', '//en-us'])(
  'finds no locale in %s, which is no path of the shop',
  (address) => {
    expect(localeOfPath(address)).toBeUndefined();
  },
);

test.each([
  ['en-us', 'NORA', 'US', 'USD'],
  ['en-ca', 'NORA', 'CA', 'CAD'],
  ['fr-ca', 'NORA', 'CA', 'CAD'],
  ['en-gb', 'EMEA', 'GB', 'GBP'],
  ['de-de', 'EMEA', 'DE', 'EUR'],
] as const)('%s is in the region %s, with its country and currency [CNT-15]', (id, region, country, currency) => {
  expect(locales[id]).toMatchObject({ region, country, currency });
});

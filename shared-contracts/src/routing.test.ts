import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localeIds, locales } from './locale.ts';
import { carriedParameters, carryParameters, localePath } from './routing.ts';

describe('query parameters carried between routes', () => {
  test.each([
    ['/cart', '', '/cart'],
    ['/cart', '?siteId=US&sort=newest', '/cart?siteId=US'],
    ['/search?q=tent', '?preview=1', '/search?q=tent&preview=1'],
    ['/p/x#reviews', '?cms=draft', '/p/x?cms=draft#reviews'],
    ['/c/tents-4100?siteId=CA', '?siteId=US', '/c/tents-4100?siteId=CA'],
    ['/search?q=what?', '', '/search?q=what%3F'],
  ])('%s from %j gives %s', (path, from, carried) => {
    expect(carryParameters(path, from)).toBe(carried);
  });

  test('arrive without losing parts of the path or adding others', () => {
    const query = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.string({ maxLength: 12 }), { maxKeys: 4 });
    const carried = fc.dictionary(fc.constantFrom(...carriedParameters), fc.string({ maxLength: 8 }));
    fc.assert(
      fc.property(query, carried, query, (own, kept, other) => {
        const path = `/c/tents-4100?${new URLSearchParams(own)}#top`;
        const result = new URL(carryParameters(path, `?${new URLSearchParams({ ...other, ...kept })}`), 'http://a');
        expect(result.pathname + result.hash).toBe('/c/tents-4100#top');
        expect(Object.fromEntries(result.searchParams)).toEqual({ ...kept, ...own });
      }),
    );
  });
});

describe('paths with a locale', () => {
  test.each([
    ['/', '/de-de'],
    ['/cart', '/de-de/cart'],
    ['/en-us/cart', '/en-us/cart'],
    ['/fr-ca', '/fr-ca'],
    ['/fr-ca?preview=1', '/fr-ca?preview=1'],
    ['/?preview=1', '/de-de/?preview=1'],
  ])('%s in de-de gives %s', (path, full) => {
    expect(localePath(locales['de-de'], path)).toBe(full);
  });

  test('contain it once, however often it is added', () => {
    fc.assert(
      fc.property(fc.constantFrom(...localeIds), fc.webPath(), (id, path) => {
        const once = localePath(locales[id], path.startsWith('/') ? path : `/${path}`);
        expect(localePath(locales['en-us'], once)).toBe(once);
      }),
    );
  });
});

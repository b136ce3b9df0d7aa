import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listQuery, pageSize, pagesFor, readListState } from './list-address.ts';
import { formatRefinement, parseRefinement, toggled } from './refinement.ts';

const word = fc.stringMatching(/^[a-z0-9]{1,8}$/);
const refinements = fc.dictionary(word, fc.uniqueArray(word, { minLength: 1, maxLength: 4 }), { maxKeys: 4 });

test('round-trips a refinement through the URL [CAT-01]', () => {
  fc.assert(
    fc.property(refinements, (refinement) => {
      const sorted = Object.fromEntries(
        Object.entries(refinement).map(([facet, values]) => [facet, [...values].sort()]),
      );
      expect(parseRefinement(formatRefinement(refinement))).toEqual(sorted);
    }),
  );
});

test('returns to the same URL after toggling a value twice [CAT-01]', () => {
  fc.assert(
    fc.property(refinements, word, word, (refinement, facet, value) => {
      expect(formatRefinement(toggled(toggled(refinement, facet, value), facet, value))).toBe(
        formatRefinement(refinement),
      );
    }),
  );
});

test('round-trips a whole list through the URL, so that Back restores it [CAT-01]', () => {
  fc.assert(
    fc.property(
      refinements,
      fc.constantFrom('recommended', 'newest', 'price-asc', 'price-desc', 'rating'),
      fc.integer({ min: 1, max: 20 }),
      (refinement, sort, pages) => {
        const state = {
          sort,
          refinement: parseRefinement(formatRefinement(refinement)),
          shown: pages * pageSize,
        } as const;
        expect(readListState(new URLSearchParams(listQuery(state)))).toEqual(state);
      },
    ),
  );
});

test.each(['', 'abc', '-5', '1e9', '7.5'])(
  'an address cannot ask for a senseless number of products: shown=%s',
  (shown) => {
    const { shown: read } = readListState(new URLSearchParams({ shown }));
    expect(read).toBeGreaterThanOrEqual(pageSize);
    expect(read).toBeLessThanOrEqual(480);
  },
);

test('covers the shown products with pages without gap or overlap, none larger than allowed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 480 }), (shown) => {
      const pages = pagesFor(shown);
      let next = 0;
      for (const { start, count } of pages) {
        expect(start).toBe(next);
        expect(count).toBeLessThanOrEqual(96);
        next = start + count;
      }
      expect(next).toBe(shown);
    }),
  );
});

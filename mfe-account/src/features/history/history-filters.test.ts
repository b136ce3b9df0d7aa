import { describe, expect, test } from 'vitest';
import { askedFor, filtersIn, hasFilters, isBackwards, noFilters, writeFilters } from './history-filters.ts';

describe('filters of the history [ORD-01]', () => {
  test.each([
    ['none', {}, {}, false],
    ['blanks', { search: '  ' }, {}, false],
    ['words', { search: ' jacket ' }, { search: 'jacket' }, true],
    ['a state', { stage: 'cancelled' }, { stage: 'cancelled' }, true],
    ['a day', { from: '2026-11-01' }, { from: '2026-11-01' }, true],
  ] as const)('%s', (_, change, asked, has) => {
    const filters = { ...noFilters, ...change };
    expect(askedFor(filters)).toEqual(asked);
    expect(hasFilters(filters)).toBe(has);
  });

  test('stand in the address of the page, beside what else it says', () => {
    const filters = { ...noFilters, search: 'jacket & boots', stage: 'cancelled', from: '2026-11-01' } as const;
    const written = writeFilters(new URLSearchParams('preview=1&to=2026-11-09'), filters);
    expect(Object.fromEntries(written)).toEqual({
      preview: '1',
      search: 'jacket & boots',
      stage: 'cancelled',
      from: '2026-11-01',
    });
    expect(filtersIn(written)).toEqual(filters);
    expect(filtersIn(new URLSearchParams('stage=eaten&from=yesterday&to=2026-02-30'))).toEqual(noFilters);
  });

  test.each([
    ['2026-11-02', '2026-11-01', true],
    ['2026-11-01', '2026-11-01', false],
    ['2026-11-02', '', false],
    ['', '2026-11-01', false],
  ])('from %s to %s', (from, to, backwards) => {
    expect(isBackwards({ ...noFilters, from, to })).toBe(backwards);
  });
});

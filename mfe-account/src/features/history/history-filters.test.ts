import { describe, expect, test } from 'vitest';
import { askedFor, hasFilters, isBackwards, noFilters } from './history-filters.ts';

describe('filters of the history [ORD-01]', () => {
  test.each([
    ['none', {}, {}, false],
    ['blanks', { search: '  ' }, {}, false],
    ['words', { search: ' jacket ' }, { search: 'jacket' }, true],
    ['a state', { status: 'cancelled' }, { status: 'cancelled' }, true],
    ['a day', { from: '2026-11-01' }, { from: '2026-11-01' }, true],
  ] as const)('%s', (_, change, asked, has) => {
    const filters = { ...noFilters, ...change };
    expect(askedFor(filters)).toEqual(asked);
    expect(hasFilters(filters)).toBe(has);
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

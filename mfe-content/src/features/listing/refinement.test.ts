import fc from 'fast-check';
import type { Facet } from 'shared-contracts/calls/products';
import { describe, expect, test } from 'vitest';
import { appliedValues, formatRefinement, parseRefinement, toggled } from './refinement.ts';

describe('a refinement in a URL [CAT-01]', () => {
  test.each([
    [null, {}],
    ['', {}],
    ['size:M', { size: ['M'] }],
    ['size:M,L;color:blue', { size: ['M', 'L'], color: ['blue'] }],
    ['size:M,,L', { size: ['M', 'L'] }],
    ['size', {}],
    [':M', {}],
    [';;', {}],
  ])('%j reads as %j', (text, refinement) => {
    expect(parseRefinement(text)).toEqual(refinement);
  });

  test('is the same for the same choice made in any order', () => {
    expect(formatRefinement({ size: ['M', 'L'], color: ['blue'] })).toBe('color:blue;size:L,M');
    expect(formatRefinement({ color: ['blue'], size: ['L', 'M'] })).toBe('color:blue;size:L,M');
    expect(formatRefinement({ size: [] })).toBe('');
  });

  test('can be read whatever the URL contains, and is then written canonically', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ':', ';', ',', '_', ' '), maxLength: 24 });
    fc.assert(
      fc.property(fc.oneof(text, fc.string(), fc.constant('__proto__:a;constructor:b')), (typed) => {
        const written = formatRefinement(parseRefinement(typed));
        expect(formatRefinement(parseRefinement(written))).toBe(written);
      }),
    );
  });
});

describe('choosing [CAT-01]', () => {
  test('toggles a value of its facet and keeps the others', () => {
    const chosen = toggled({ color: ['blue'] }, 'size', 'M');
    expect(chosen).toEqual({ color: ['blue'], size: ['M'] });
    expect(toggled(chosen, 'size', 'L')).toEqual({ color: ['blue'], size: ['M', 'L'] });
    expect(toggled(chosen, 'color', 'blue')).toEqual({ color: [], size: ['M'] });
  });

  test('does not change its input', () => {
    const before = Object.freeze({ size: Object.freeze(['M']) });
    expect(() => toggled(before, 'size', 'M')).not.toThrow();
  });

  test('lists the applied values with labels in facet order', () => {
    const value = (id: string, selected: boolean) => ({ id, label: id.toUpperCase(), count: 1, selected });
    const facets: Facet[] = [
      { id: 'size', label: 'Size', values: [value('s', false), value('m', true)] },
      { id: 'color', label: 'Color', values: [value('blue', true)] },
    ];
    expect(appliedValues(facets)).toEqual([
      { facet: 'size', id: 'm', label: 'Size: M' },
      { facet: 'color', id: 'blue', label: 'Color: BLUE' },
    ]);
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainSource, sourceSet, stepsFor, widthLadder } from './picture-source.ts';

test('requests at most twice the width for a 320 px tile', () => {
  expect(sourceSet('/images/v1/product/A/B/front', 320)).toBe(
    [160, 240, 320, 480, 640].map((width) => `/images/v1/product/A/B/front?w=${width}&dpr=1 ${width}w`).join(', '),
  );
  expect(plainSource('/images/v1/product/A/B/front', 320)).toBe('/images/v1/product/A/B/front?w=320&dpr=1');
});

test('keeps the query of a path', () => {
  expect(plainSource('/images/v1/scene/dusk?v=2', 600)).toBe('/images/v1/scene/dusk?v=2&w=640&dpr=1');
});

test('offers a double-resolution width for every size within the ladder', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4000 }), (width) => {
      const last = stepsFor(width).at(-1) ?? 0;
      expect(last).toBeGreaterThanOrEqual(Math.min(width * 2, widthLadder.at(-1) ?? 0));
    }),
  );
});

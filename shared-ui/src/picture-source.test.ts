import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainSource, sourceSet, stepsFor, widthLadder } from './picture-source.ts';

test('a tile of 320 px asks for no more than twice its width', () => {
  expect(sourceSet('/images/v1/product/A/B/front', 320)).toBe(
    [160, 240, 320, 480, 640].map((width) => `/images/v1/product/A/B/front?w=${width}&dpr=1 ${width}w`).join(', '),
  );
  expect(plainSource('/images/v1/product/A/B/front', 320)).toBe('/images/v1/product/A/B/front?w=320&dpr=1');
});

test('a path that has a query keeps it', () => {
  expect(plainSource('/images/v1/scene/dusk?v=2', 600)).toBe('/images/v1/scene/dusk?v=2&w=640&dpr=1');
});

test('every width is served at a doubled resolution, as far as the ladder reaches', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4000 }), (width) => {
      const last = stepsFor(width).at(-1) ?? 0;
      expect(last).toBeGreaterThanOrEqual(Math.min(width * 2, widthLadder.at(-1) ?? 0));
    }),
  );
});

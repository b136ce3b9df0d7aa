import { expect, test } from 'vitest';
import { distanceKm } from './distance.ts';

test('measures about 610 km from Munich to Hamburg', () => {
  expect(distanceKm({ latitude: 48.137, longitude: 11.575 }, { latitude: 53.55, longitude: 9.99 })).toBeCloseTo(
    612,
    -1,
  );
});

import { expect, test } from 'vitest';
import { collectionPointsNear } from './collection-points.ts';

const seattle = { postalCode: '98101', city: 'Seattle', country: 'US' } as const;

test('returns the same collection points for a postal code, nearest first [ACC-17]', () => {
  const points = collectionPointsNear(seattle, 'en');
  expect(collectionPointsNear(seattle, 'en')).toEqual(points);
  const distances = points.map(({ distanceKm }) => distanceKm);
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
  expect(new Set(points.map(({ collectionPointId }) => collectionPointId)).size).toBe(points.length);
});

test('returns other points for another postal code, and translates only the text', () => {
  const ids = (postalCode: string, language: 'en' | 'de') =>
    collectionPointsNear({ ...seattle, postalCode }, language).map(({ collectionPointId }) => collectionPointId);
  expect(ids('98102', 'en')).not.toEqual(ids('98101', 'en'));
  expect(ids('98101', 'de')).toEqual(ids('98101', 'en'));
});

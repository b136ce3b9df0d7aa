import { expect, test } from 'vitest';
import { collectionPointsNear } from './collection-points.ts';

const seattle = { postalCode: '98101', city: 'Seattle', country: 'US' } as const;

test('the same postal code always has the same places, nearest first [ACC-17]', () => {
  const points = collectionPointsNear(seattle, 'en');
  expect(collectionPointsNear(seattle, 'en')).toEqual(points);
  const distances = points.map(({ distanceKm }) => distanceKm);
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
  expect(new Set(points.map(({ collectionPointId }) => collectionPointId)).size).toBe(points.length);
});

test('another postal code has other places, and language changes only what is read', () => {
  const ids = (postalCode: string, language: 'en' | 'de') =>
    collectionPointsNear({ ...seattle, postalCode }, language).map(({ collectionPointId }) => collectionPointId);
  expect(ids('98102', 'en')).not.toEqual(ids('98101', 'en'));
  expect(ids('98101', 'de')).toEqual(ids('98101', 'en'));
});

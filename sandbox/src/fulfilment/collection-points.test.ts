import { expect, test } from 'vitest';
import { collectionPointsNear } from './collection-points.ts';

const seattle = { postalCode: '98101', country: 'US' } as const;

test('returns the same distinct collection points for a postal code each time [ACC-17]', () => {
  const found = collectionPointsNear(seattle, 'en');
  expect(collectionPointsNear(seattle, 'en')).toEqual(found);
  expect(new Set(found.points.map(({ collectionPointId }) => collectionPointId)).size).toBe(found.points.length);
});

test.each([
  ['98104', 'US', 'Seattle'],
  ['97003', 'US', 'Portland'],
  ['v6b 4n9', 'CA', 'Vancouver'],
  ['G2 1DU', 'GB', 'Glasgow'],
  ['80999', 'DE', 'München'],
] as const)('names the town of the postal code %s in %s', (postalCode, country, town) => {
  const { points } = collectionPointsNear({ postalCode, country }, 'en');
  expect(new Set(points.map(({ city }) => city))).toEqual(new Set([town]));
});

test('lie in the town of the postal code', () => {
  for (const { latitude, longitude } of collectionPointsNear(seattle, 'en').points) {
    expect(Math.abs(latitude - 47.6)).toBeLessThan(0.2);
    expect(Math.abs(longitude + 122.3)).toBeLessThan(0.2);
  }
});

test('returns other points for another postal code, and translates only the text', () => {
  const ids = (postalCode: string, language: 'en' | 'de') =>
    collectionPointsNear({ ...seattle, postalCode }, language).points.map(({ collectionPointId }) => collectionPointId);
  expect(ids('98102', 'en')).not.toEqual(ids('98101', 'en'));
  expect(ids('98101', 'de')).toEqual(ids('98101', 'en'));
});

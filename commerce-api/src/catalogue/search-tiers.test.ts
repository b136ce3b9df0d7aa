import { expect, test } from 'vitest';
import { searchTierOf } from './search-tiers.ts';

test.each([
  [0, 0],
  [999, 0],
  [1000, 1],
  [7999, 1],
  [8000, 2],
  [127_999, 3],
  [511_999, 4],
  [512_000, 5],
  [50_000_000, 5],
])('puts the style at position %i into search tier %i', (place, tier) => {
  expect(searchTierOf(place)).toBe(tier);
});

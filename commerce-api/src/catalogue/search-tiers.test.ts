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
])('the style at place %i is looked at in step %i of a search', (place, tier) => {
  expect(searchTierOf(place)).toBe(tier);
});

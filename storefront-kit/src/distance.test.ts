import { locales } from 'shared-contracts/locale';
import { expect, test } from 'vitest';
import { formatDistance } from './distance.ts';

test.each([
  ['en-us', 5, '3.1 mi'],
  ['en-gb', 16.1, '10 mi'],
  ['en-ca', 5, '5 km'],
  ['de-de', 3.25, '3,3 km'],
  ['de-de', 228.8, '229 km'],
  ['en-us', 1638.3, '1,018 mi'],
] as const)('formats a distance in %s', (id, kilometres, text) => {
  expect(formatDistance(kilometres, locales[id]).replace(/\s/g, ' ')).toBe(text);
});

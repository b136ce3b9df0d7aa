import { locales } from 'shared-contracts/locale';
import { expect, test } from 'vitest';
import { formatDay } from './dates.ts';

test.each([
  ['en-us', '2026-11-24', 'Tue, Nov 24'],
  ['en-gb', '2026-11-24', 'Tue 24 Nov'],
  ['de-de', '2026-01-01', 'Do., 1. Jan.'],
  ['fr-ca', '2026-11-24', 'mar. 24 nov.'],
] as const)('formats a date for %s identically in every time zone', (id, iso, words) => {
  expect(formatDay(iso, locales[id]).replace(/[\u00a0\u202f]/g, ' ')).toBe(words);
});

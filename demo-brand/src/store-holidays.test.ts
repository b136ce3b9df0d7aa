import { expect, test } from 'vitest';
import { easterSunday, holidayHours } from './store-holidays.ts';

test.each([
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2029, '2029-04-01'],
])('Easter Sunday of %i is %s', (year, date) => {
  expect(easterSunday(year)).toBe(date);
});

test.each([
  ['US', '2026-11-26', ''],
  ['US', '2026-11-27', '08:00–21:00'],
  ['US', '2027-05-31', '10:00–16:00'],
  ['US', '2026-09-07', '10:00–16:00'],
  ['CA', '2026-10-12', ''],
  ['GB', '2026-08-31', '10:00–16:00'],
  ['DE', '2026-05-14', ''],
  ['DE', '2026-05-25', ''],
  ['DE', '2026-11-26', undefined],
] as const)('stores in %s on %s', (country, date, hours) => {
  expect(holidayHours(country)[date]).toBe(hours);
});

import { expect, test } from 'vitest';
import { demoMarkets } from '../../test/demo-records.ts';
import { addWorkingDays, deliveryWindow, dispatchDay, toIsoDate } from './dates.ts';

const day = (iso: string): Date => new Date(`${iso}T00:00:00Z`);

test.each([
  ['2026-11-20', 0, '2026-11-20'],
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-11-21', 0, '2026-11-23'],
  ['2026-11-21', 3, '2026-11-26'],
])('adds to %s %i working days and gets %s', (from, days, expected) => {
  expect(toIsoDate(addWorkingDays(day(from), days))).toBe(expected);
});

test.each([
  ['before the cut-off it leaves today', '2026-11-20T12:59:00Z', 'DE', '2026-11-20'],
  ['after the cut-off it leaves the next working day', '2026-11-20T13:01:00Z', 'DE', '2026-11-23'],
  ['on a Saturday it leaves on Monday', '2026-11-21T09:00:00Z', 'DE', '2026-11-23'],
  ['the hour is that of the warehouse', '2026-11-20T21:30:00Z', 'US', '2026-11-20'],
] as const)('%s', (_, now, country, expected) => {
  expect(toIsoDate(dispatchDay(new Date(now), demoMarkets[country]))).toBe(expected);
});

test('returns the first and last day of a delivery', () => {
  expect(deliveryWindow(new Date('2026-11-20T09:00:00Z'), demoMarkets.DE, [3, 5])).toEqual({
    from: '2026-11-25',
    to: '2026-11-27',
  });
});

import { expect, test } from 'vitest';
import { addWorkingDays, deliveryWindow, dispatchDay, toIsoDate } from './dates.ts';
import { pickupDate } from './pickup.ts';

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
  expect(toIsoDate(dispatchDay(new Date(now), country))).toBe(expected);
});

test('returns the first and last day of a delivery', () => {
  expect(deliveryWindow(new Date('2026-11-20T09:00:00Z'), 'DE', [3, 5])).toEqual({
    from: '2026-11-25',
    to: '2026-11-27',
  });
});

const munich = {
  country: 'DE',
  hours: { 1: '10:00–19:00', 2: '10:00–19:00', 3: '10:00–19:00', 4: '10:00–20:00', 5: '10:00–20:00', 6: '09:30–18:00' },
} as const;

test.each([
  ['during opening hours it is ready today', '2026-11-20T12:00:00Z', '2026-11-20'],
  ['shortly before closing it is ready the next day', '2026-11-20T18:30:00Z', '2026-11-21'],
  ['on a closed Sunday it is ready on Monday', '2026-11-22T10:00:00Z', '2026-11-23'],
])('pickup: %s', (_, now, expected) => {
  expect(pickupDate(new Date(now), munich)).toBe(expected);
});

test('returns no pickup date for a store that never opens', () => {
  expect(pickupDate(new Date(), { country: 'DE', hours: {} })).toBeUndefined();
});

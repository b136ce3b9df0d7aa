import { expect, test } from 'vitest';
import { openNow, specialDays } from './open-now.ts';
import type { OpeningTimes } from './opening-hours.ts';

const boston: OpeningTimes = {
  country: 'US',
  time_zone: 'America/New_York',
  hours: { 1: '10:00–19:00', 2: '10:00–19:00', 3: '10:00–19:00', 4: '10:00–20:00', 5: '10:00–20:00' },
  special_hours: { '2026-11-26': '', '2026-11-27': '08:00–21:00', '2027-07-04': '' },
};

test.each([
  ['a minute before it opens', '2026-11-24T14:59:00Z', { isOpen: false, opens: ['2026-11-24', 'today', '10:00'] }],
  ['when it opens', '2026-11-24T15:00:00Z', { isOpen: true, until: '19:00' }],
  ['a minute before it closes', '2026-11-24T23:59:00Z', { isOpen: true, until: '19:00' }],
  ['when it closes', '2026-11-25T00:00:00Z', { isOpen: false, opens: ['2026-11-25', 'tomorrow', '10:00'] }],
  ['on a holiday', '2026-11-26T17:00:00Z', { isOpen: false, opens: ['2026-11-27', 'tomorrow', '08:00'] }],
  ['before a weekend', '2026-11-28T03:00:00Z', { isOpen: false, opens: ['2026-11-30', 'later', '10:00'] }],
] as const)('tells %s [ACC-17]', (_, now, expected) => {
  const { opens, ...rest } = { opens: undefined, ...expected };
  const [date, day, at] = opens ?? [];
  expect(openNow(new Date(now), boston)).toEqual({ ...rest, ...(opens ? { opens: { date, day, at } } : {}) });
});

test('names no opening of a store that has none [ACC-17]', () => {
  expect(openNow(new Date(), { ...boston, hours: {}, special_hours: {} })).toEqual({ isOpen: false });
});

test('lists the special days of the next weeks [ACC-17]', () => {
  expect(specialDays(new Date('2026-11-24T12:00:00Z'), boston)).toEqual([
    { date: '2026-11-26', hours: '' },
    { date: '2026-11-27', hours: '08:00–21:00' },
  ]);
});

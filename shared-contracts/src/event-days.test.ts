import { expect, test } from 'vitest';
import { eventDays, isEventOver, openEventDays } from './event-days.ts';

test.each([
  ['2027-05-01', '2027-05-01', ['2027-05-01']],
  ['2027-05-01', '2027-05-03', ['2027-05-01', '2027-05-02', '2027-05-03']],
  // Clocks change during the night.
  ['2027-03-27', '2027-03-29', ['2027-03-27', '2027-03-28', '2027-03-29']],
  ['2027-12-31', '2028-01-01', ['2027-12-31', '2028-01-01']],
  ['2027-05-02', '2027-05-01', ['2027-05-02']],
])('an event from %s to %s has the days %j [CNT-02]', (start, end, days) => {
  expect(eventDays(start, end)).toEqual(days);
});

test.each([
  ['2027-05-02T23:59:00Z', false],
  ['2027-05-03T11:59:59Z', false],
  ['2027-05-03T12:00:00Z', true],
])('an event until May 2 is over at %s: %s [ACC-16]', (now, isOver) => {
  expect(isEventOver({ endDate: '2027-05-02' }, new Date(now))).toBe(isOver);
});

test.each([
  ['2027-05-02T11:59:59Z', ['2027-05-01', '2027-05-02']],
  ['2027-05-02T12:00:00Z', ['2027-05-02']],
  ['2027-05-03T12:00:00Z', []],
])('at %s the days %j of an event can be registered for [ACC-16]', (now, days) => {
  expect(openEventDays({ startDate: '2027-05-01', endDate: '2027-05-02' }, new Date(now))).toEqual(days);
});

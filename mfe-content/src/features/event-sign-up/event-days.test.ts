import { expect, test } from 'vitest';
import { eventDays } from './event-days.ts';

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

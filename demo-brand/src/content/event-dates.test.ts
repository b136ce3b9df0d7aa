import { expect, test } from 'vitest';
import { eventDates } from './event-dates.ts';

test.each([
  ['2026-11-25', '2027-05-01', '2027-05-02', '2027-09-18'],
  ['2027-03-02', '2027-05-01', '2027-05-02', '2027-09-18'],
  ['2027-03-03', '2028-05-06', '2028-05-07', '2027-09-18'],
  ['2027-09-18', '2028-05-06', '2028-05-07', '2028-09-16'],
  ['2031-12-31', '2032-05-01', '2032-05-02', '2032-09-18'],
])('a shop of %s has its events on %s, %s, and %s', (asOf, saturday, sunday, walk) => {
  const dates = eventDates(new Date(asOf));
  expect([...dates.bench, dates.walk].map(({ iso }) => iso)).toEqual([saturday, sunday, walk]);
});

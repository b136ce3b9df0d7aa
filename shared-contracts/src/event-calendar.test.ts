import { expect, test } from 'vitest';
import { type CalendarEntry, calendarFile } from './event-calendar.ts';

const now = new Date('2027-01-10T10:00:00.123Z');
const entry: CalendarEntry = {
  registrationId: 'b1f5d6ac-93b9-4a3e-8b39-4c1f5f0e7a11',
  title: 'Two days at the bench',
  attendingDays: ['2027-05-01', '2027-05-02'],
};
const hours = { startTime: '10:00', endTime: '16:00', timeZone: 'Europe/London' };
const linesOf = (change: Partial<CalendarEntry>) => calendarFile({ ...entry, ...change }, now).split('\r\n');
/** The values of a property, with its rows put together again. */
const valuesOf = (change: Partial<CalendarEntry>, name: string) =>
  calendarFile({ ...entry, ...change }, now)
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
    .map((line) => line.slice(name.length));

test('writes each day as an entry of a whole day, which ends before the day after [ACC-16]', () => {
  expect(linesOf({ attendingDays: ['2027-05-01'] })).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//storefront//events//EN',
    'BEGIN:VEVENT',
    'UID:b1f5d6ac-93b9-4a3e-8b39-4c1f5f0e7a11-2027-05-01@storefront',
    'DTSTAMP:20270110T100000Z',
    'DTSTART;VALUE=DATE:20270501',
    'DTEND;VALUE=DATE:20270502',
    'SUMMARY:Two days at the bench',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test.each([
  ['summer time', ['2027-05-01'], hours, [':20270501T090000Z'], [':20270501T150000Z']],
  ['winter time', ['2027-01-15'], hours, [':20270115T100000Z'], [':20270115T160000Z']],
  [
    'the days on which clocks change',
    ['2027-10-30', '2027-10-31'],
    hours,
    [':20271030T090000Z', ':20271031T100000Z'],
    [':20271030T150000Z', ':20271031T160000Z'],
  ],
  [
    'a night',
    ['2027-09-18'],
    { ...hours, startTime: '19:30', endTime: '01:00' },
    [':20270918T183000Z'],
    [':20270919T000000Z'],
  ],
  [
    'a zone behind UTC',
    ['2027-05-01'],
    { ...hours, timeZone: 'America/Los_Angeles' },
    [':20270501T170000Z'],
    [':20270501T230000Z'],
  ],
  ['no zone', ['2027-05-01'], { ...hours, timeZone: undefined }, [';VALUE=DATE:20270501'], [';VALUE=DATE:20270502']],
  [
    'a zone that nobody knows',
    ['2027-05-01'],
    { ...hours, timeZone: 'Moon/Tranquility' },
    [';VALUE=DATE:20270501'],
    [';VALUE=DATE:20270502'],
  ],
  [
    'days apart',
    ['2027-02-28', '2027-03-02'],
    {},
    [';VALUE=DATE:20270228', ';VALUE=DATE:20270302'],
    [';VALUE=DATE:20270301', ';VALUE=DATE:20270303'],
  ],
])('writes when %s is [ACC-16]', (_, attendingDays, times, starts, ends) => {
  expect(valuesOf({ attendingDays, ...times }, 'DTSTART')).toEqual(starts);
  expect(valuesOf({ attendingDays, ...times }, 'DTEND')).toEqual(ends);
});

test.each([
  ['SUMMARY', { title: 'Mend, wax; sew \\ glue' }, ':Mend\\, wax\\; sew \\\\ glue'],
  ['SUMMARY', { title: 'One\r\nATTENDEE:two' }, ':One\\nATTENDEE:two'],
  ['LOCATION', { location: 'Westend workshop, Leeds' }, ':Westend workshop\\, Leeds'],
  ['URL', { url: 'https://shop.example/en-gb/pages/a,b' }, ':https://shop.example/en-gb/pages/a,b'],
  ['SUMMARY', { title: `${'Öffnung ✂️ '.repeat(30)}!` }, `:${'Öffnung ✂️ '.repeat(30)}!`],
])('writes a %s %j so that it is read as it was meant [ACC-16]', (name, change, value) => {
  expect(valuesOf({ attendingDays: ['2027-05-01'], ...change }, name)).toEqual([value]);
});

test('folds lines at 75 octets, never inside a character [ACC-16]', () => {
  const rows = linesOf({ title: 'Reißverschlüsse 🪡 '.repeat(20) });
  expect(rows.length).toBeGreaterThan(14);
  for (const row of rows) {
    expect(Buffer.byteLength(row)).toBeLessThanOrEqual(75);
    expect(row).not.toContain('�');
  }
});

test('tells the entries of a registration apart, and names them alike each time [ACC-16]', () => {
  const ids = valuesOf(hours, 'UID');
  expect(new Set(ids).size).toBe(2);
  expect(valuesOf({ ...hours, title: 'Another' }, 'UID')).toEqual(ids);
});

test.each([
  ['hours', hours],
  ['whole days', {}],
])('names a day alike in %s, whichever days are added and left out [ACC-16]', (_, times) => {
  const idOf = (day: string) => valuesOf({ ...times, attendingDays: [day] }, 'UID');
  expect(valuesOf(times, 'UID')).toEqual(entry.attendingDays.flatMap(idOf));
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockOf, dateAt, daysAfter, momentOf, type OpeningTimes, openingOn, parseHours } from './opening-hours.ts';
import { MINUTES_TO_PICK, pickupPromise } from './pickup.ts';

const weekdays = { 1: '10:00–19:00', 2: '10:00–19:00', 3: '10:00–19:00', 4: '10:00–20:00', 5: '10:00–20:00' };
const store = (change: Partial<OpeningTimes> = {}): OpeningTimes => ({
  country: 'DE',
  time_zone: null,
  hours: { ...weekdays, 6: '09:30–18:00' },
  special_hours: {},
  ...change,
});
const munich = store();
const portland = store({ country: 'US', time_zone: 'America/Los_Angeles', hours: { ...weekdays, 7: '11:00–17:00' } });
const boston = store({ country: 'US', time_zone: 'America/New_York' });
const night = store({ hours: { 7: '00:30–04:30' } });

describe('a pickup promise [BEY-06]', () => {
  test.each([
    ['while it is open', munich, '2026-11-20T12:00:00Z', '2026-11-20', 'today', '20:00'],
    ['exactly two hours before closing', munich, '2026-11-20T17:00:00Z', '2026-11-20', 'today', '20:00'],
    ['a minute later', munich, '2026-11-20T17:01:00Z', '2026-11-21', 'tomorrow', '18:00'],
    ['before it opens', munich, '2026-11-20T04:00:00Z', '2026-11-20', 'today', '20:00'],
    ['after closing', munich, '2026-11-20T19:30:00Z', '2026-11-21', 'tomorrow', '18:00'],
    ['on Saturday evening, before a closed Sunday', munich, '2026-11-21T20:00:00Z', '2026-11-23', 'later', '19:00'],
    ['on a closed Sunday', munich, '2026-11-22T10:00:00Z', '2026-11-23', 'tomorrow', '19:00'],
    ['a minute before midnight', munich, '2026-11-20T22:59:00Z', '2026-11-21', 'tomorrow', '18:00'],
    ['at midnight', munich, '2026-11-20T23:00:00Z', '2026-11-21', 'today', '18:00'],
    ['by the clock of the west coast', portland, '2026-11-25T01:00:00Z', '2026-11-24', 'today', '19:00'],
    ['by the clock of the east coast', boston, '2026-11-25T01:00:00Z', '2026-11-25', 'tomorrow', '19:00'],
    [
      'on a holiday',
      store({ special_hours: { '2026-11-20': '' } }),
      '2026-11-20T10:00:00Z',
      '2026-11-21',
      'tomorrow',
      '18:00',
    ],
    [
      'on a day that is short',
      store({ special_hours: { '2026-12-24': '10:00–14:00', '2026-12-25': '', '2026-12-26': '' } }),
      '2026-12-24T11:30:00Z',
      '2026-12-28',
      'later',
      '19:00',
    ],
    [
      'on a Sunday that is open once',
      store({ special_hours: { '2026-11-22': '12:00–18:00' } }),
      '2026-11-22T10:00:00Z',
      '2026-11-22',
      'today',
      '18:00',
    ],
    // On 29 March 2026 the clocks in Berlin go from 2 to 3: a store that closes at 4:30 closes at 2:30 UTC.
    ['in the night that is an hour short', night, '2026-03-29T00:30:00Z', '2026-03-29', 'today', '04:30'],
    ['a minute later in that night', night, '2026-03-29T00:31:00Z', '2026-04-05', 'later', '04:30'],
    // On 25 October 2026 they go back from 3 to 2: it closes at 3:30 UTC.
    ['in the night that is an hour long', night, '2026-10-25T01:30:00Z', '2026-10-25', 'today', '04:30'],
    ['a minute later in the long night', night, '2026-10-25T01:31:00Z', '2026-11-01', 'later', '04:30'],
  ] as const)('%s', (_, place, now, date, day, until) => {
    expect(pickupPromise(new Date(now), place)).toEqual({ date, day, until });
  });

  test('is not made by a store that never opens, or not for a month', () => {
    expect(pickupPromise(new Date(), store({ hours: {} }))).toBeUndefined();
    expect(pickupPromise(new Date(), store({ hours: { 1: 'whenever' } }))).toBeUndefined();
  });
});

const zones = ['America/Los_Angeles', 'America/St_Johns', 'Europe/London', 'Europe/Berlin', 'Pacific/Auckland', 'UTC'];
const minutes = fc.integer({ min: 0, max: 24 * 60 });
const someHours = fc
  .tuple(minutes, minutes)
  .filter(([opens, closes]) => opens < closes)
  .map(([opens, closes]) => `${clockOf(opens)}–${clockOf(closes)}`);
const someStore: fc.Arbitrary<OpeningTimes> = fc.record({
  country: fc.constant('US' as const),
  time_zone: fc.constantFrom(...zones),
  hours: fc.dictionary(fc.constantFrom('1', '2', '3', '4', '5', '6', '7'), someHours),
  special_hours: fc.dictionary(
    fc.integer({ min: 0, max: 40 }).map((days) => daysAfter('2026-03-20', days)),
    fc.oneof(someHours, fc.constant('')),
  ),
});
const someMoment = fc.date({ min: new Date('2026-03-20'), max: new Date('2026-04-20'), noInvalidDate: true });

describe('whatever the hours [BEY-06]', () => {
  test('it promises an open day, never one that is over, and the first that holds', () => {
    fc.assert(
      fc.property(someMoment, someStore, (now, place) => {
        const promise = pickupPromise(now, place);
        const today = dateAt(now, place);
        if (!promise) return;
        const open = openingOn(promise.date, place);
        expect(promise.until).toBe(open && clockOf(open.closes));
        expect(promise.date >= today).toBe(true);
        expect(promise.day).toBe({ [today]: 'today', [daysAfter(today, 1)]: 'tomorrow' }[promise.date] ?? 'later');
        // Whatever day it is, there is enough time before the store closes then.
        if (promise.day === 'today' && open) {
          const left = momentOf(today, open.closes, place).getTime() - now.getTime();
          expect(left).toBeGreaterThanOrEqual(MINUTES_TO_PICK * 60_000);
        }
        for (let date = daysAfter(today, 1); date < promise.date; date = daysAfter(date, 1))
          expect(openingOn(date, place)).toBeUndefined();
      }),
    );
  });

  test('what can be collected today can still be collected today a minute earlier, on the same day', () => {
    fc.assert(
      fc.property(someMoment, someStore, (now, place) => {
        const earlier = new Date(now.getTime() - 60_000);
        if (pickupPromise(now, place)?.day !== 'today' || dateAt(earlier, place) !== dateAt(now, place)) return;
        expect(pickupPromise(earlier, place)?.day).toBe('today');
      }),
    );
  });

  // Clocks change between midnight and four in all of these zones.
  test('the clocks show a time at its moment', () => {
    fc.assert(
      fc.property(someMoment, fc.integer({ min: 240, max: 1439 }), fc.constantFrom(...zones), (day, minute, zone) => {
        const place = { country: 'US', time_zone: zone } as const;
        const moment = momentOf(dateAt(day, place), minute, place);
        expect(dateAt(moment, place)).toBe(dateAt(day, place));
        const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, timeStyle: 'short' }).format(moment);
        expect(shown).toBe(clockOf(minute));
      }),
    );
  });
});

test.each([
  ['10:00–19:00', { opens: 600, closes: 1140 }],
  ['9:30-18:00', { opens: 570, closes: 1080 }],
  ['00:00–24:00', { opens: 0, closes: 1440 }],
  ['19:00–10:00', undefined],
  ['10:00–24:30', undefined],
  ['closed', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads the hours %s', (text, hours) => {
  expect(parseHours(text)).toEqual(hours);
});

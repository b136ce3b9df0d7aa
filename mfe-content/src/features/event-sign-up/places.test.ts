import { type EventRegistration, getEventPlaces, getEventRegistrations } from 'shared-contracts/calls/events';
import { expect, test } from 'vitest';
import { fewPlaces, fullDays, isFull, placesOn } from './places.ts';

const { days } = getEventPlaces.example;
const own = getEventRegistrations.example.registrations[0] as EventRegistration;
const [first, second] = ['2027-05-01', '2027-05-02'];

test.each([
  ['a full day', first, days, undefined, 0],
  ['a day with places', second, days, undefined, 3],
  ['a full day that one has', first, days, own, 2],
  ['a full day that one has alone', first, days, { ...own, plusOne: '' }, 1],
  ['a full day that one does not have', first, days, { ...own, attendingDays: [second] }, 0],
  ['an event without a number of places', first, [{ day: first }], own, undefined],
  ['places that could not be read', first, undefined, own, undefined],
])('counts the places of %s [ACC-16]', (_, day, known, registration, places) => {
  expect(placesOn(day, known, registration)).toBe(places);
});

test.each([
  [days, [first], false],
  [[{ day: first, placesLeft: 0 }], [first], true],
  [[{ day: first }], [], false],
  [[], [], false],
  [undefined, [], false],
])('of %j, %j are full; the event is: %s [ACC-16]', (known, full, isAll) => {
  expect(fullDays(known)).toEqual(full);
  expect(isFull(known)).toBe(isAll);
});

test.each([
  [undefined, undefined],
  [0, undefined],
  [1, 1],
  [5, 5],
  [6, undefined],
])('of %s places mentions %s [ACC-16]', (places, mentioned) => {
  expect(fewPlaces(places)).toBe(mentioned);
});

import type { EventPlaces, EventRegistration } from 'shared-contracts/calls/events';

/** So few places are worth a word. */
const few = 5;

type Days = EventPlaces['days'];

/** The people of a registration on a day: the shopper, and the guest. */
const peopleOn = (day: string, own: EventRegistration | undefined): number => {
  if (!own?.attendingDays.includes(day)) return 0;
  return own.plusOne ? 2 : 1;
};

/**
 * How many people a shopper may come with on a day, one's own places included; undefined where that is not limited, or not
 * known.
 */
export function placesOn(day: string, days: Days | undefined, own?: EventRegistration): number | undefined {
  const placesLeft = days?.find((each) => each.day === day)?.placesLeft;
  return placesLeft === undefined ? undefined : placesLeft + peopleOn(day, own);
}

/** The days that nobody else can register for. */
export const fullDays = (days: Days | undefined): readonly string[] =>
  (days ?? []).filter(({ placesLeft }) => placesLeft === 0).map(({ day }) => day);

/** Whether all days that are still to come are full. */
export const isFull = (days: Days | undefined): boolean =>
  days !== undefined && days.length > 0 && fullDays(days).length === days.length;

/** The number of places to mention; undefined for none, or many. */
export function fewPlaces(places: number | undefined): number | undefined {
  return places !== undefined && places > 0 && places <= few ? places : undefined;
}

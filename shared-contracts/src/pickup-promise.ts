import * as v from 'valibot';
import { isoDate } from './fields.ts';

/** A time of day at a store, such as `19:00`. */
export const clockTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-4]):[0-5]\d$/));

/**
 * When goods that a store has can be collected there. Only the services decide it, by the store's own hours, days and
 * time zone.
 */
export const pickupPromise = v.object({
  date: isoDate,
  /** How far that day is, by the store's calendar. */
  day: v.picklist(['today', 'tomorrow', 'later']),
  /** When the store closes on that day. */
  until: clockTime,
});
export type PickupPromise = v.InferOutput<typeof pickupPromise>;
export const examplePromise: PickupPromise = { date: '2026-11-21', day: 'today', until: '19:00' };

/** The part of a list's refinement that names the store, such as `store:US01`. */
export const storeFacet = 'store';
export const storeId = v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,12}$/));

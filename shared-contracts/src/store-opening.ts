import * as v from 'valibot';
import { isoDate } from './fields.ts';
import { clockTime, pickupPromise } from './pickup-promise.ts';

/** Whether a store is open now, by its own clock and calendar. */
export const storeOpening = v.object({
  isOpen: v.boolean(),
  /** When it closes today; of an open store. */
  until: v.optional(clockTime),
  /** When it opens next; of a closed store that does. */
  opens: v.optional(v.object({ date: isoDate, day: pickupPromise.entries.day, at: clockTime })),
});
export type StoreOpening = v.InferOutput<typeof storeOpening>;

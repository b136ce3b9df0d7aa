import * as v from 'valibot';
import { defineEvent } from '../events.ts';
import type { TrackingRecord } from '../tracking/records.ts';

/**
 * Something happened that tracking tells. Remotes publish it by `track()` of storefront-kit. Its schema is thin, because the
 * page's first code has it: who takes a record checks all of it (`tracking/records`).
 */
export const recordTracked = defineEvent(
  'tracking.recorded',
  v.custom<TrackingRecord>((value) => typeof (value as { readonly event?: unknown } | null)?.event === 'string'),
);

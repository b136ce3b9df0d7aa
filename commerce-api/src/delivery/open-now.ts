import type { StoreOpening } from 'shared-contracts/store-opening';
import { clockOf, dateAt, daysAfter, momentOf, nextOpenDays, type OpeningTimes } from './opening-hours.ts';

/** Returns whether a store is open, with when it closes, or when it opens again. */
export function openNow(now: Date, store: OpeningTimes): StoreOpening {
  for (const { date, day, open } of nextOpenDays(now, store)) {
    if (now >= momentOf(date, open.closes, store)) continue;
    if (now >= momentOf(date, open.opens, store)) return { isOpen: true, until: clockOf(open.closes) };
    return { isOpen: false, opens: { date, day, at: clockOf(open.opens) } };
  }
  return { isOpen: false };
}

/** Returns the days of the next weeks that have other hours than their weekday. */
export function specialDays(now: Date, store: OpeningTimes, days = 45): { date: string; hours: string }[] {
  const today = dateAt(now, store);
  const last = daysAfter(today, days);
  return Object.entries(store.special_hours)
    .filter(([date]) => date >= today && date <= last)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([date, hours]) => ({ date, hours }));
}

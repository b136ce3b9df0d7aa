import type { PickupPromise } from 'shared-contracts/pickup-promise';
import { clockOf, MINUTE_MS, momentOf, nextOpenDays, type OpenDay, type OpeningTimes } from './opening-hours.ts';

/** A store needs this long, while it is open, to have an order at the counter. */
export const MINUTES_TO_PICK = 120;

/**
 * Returns when goods on a store's shelves can be collected: today while it stays open long enough to pick them,
 * otherwise on its next open day; undefined when it does not open soon. The one rule for lists, products and carts.
 */
export function pickupPromise(now: Date, store: OpeningTimes): PickupPromise | undefined {
  for (const { date, day, open } of nextOpenDays(now, store))
    if (day !== 'today' || canPick(now, date, open, store)) return { date, day, until: clockOf(open.closes) };
  return undefined;
}

function canPick(now: Date, date: string, { opens, closes }: OpenDay, store: OpeningTimes): boolean {
  const begun = Math.max(now.getTime(), momentOf(date, opens, store).getTime());
  return begun + MINUTES_TO_PICK * MINUTE_MS <= momentOf(date, closes, store).getTime();
}

import { LRUCache } from 'lru-cache';
import { maxPageEvents, type PageEvent } from 'shared-contracts/page-events';

/** Characters that wait at most, in all and of one visitor, and milliseconds for which a visitor's wait. */
const bounds = { maxSize: 16 * 1024 * 1024, maxEntrySize: 64 * 1024, ttl: 1_800_000 } as const;
/** Orders that are known, so that none is told twice. */
const maxOrders = 50_000;

const sizeOf = (events: readonly PageEvent[]): number => JSON.stringify(events).length;

/** Events that the service has not taken, by visitor, oldest first. */
export function createWaitingEvents() {
  const waiting = new LRUCache<string, readonly PageEvent[]>({ ...bounds, sizeCalculation: sizeOf });
  const orders = new LRUCache<string, true>({ max: maxOrders });

  function isNew(event: PageEvent): boolean {
    if (event.eventType !== 'monetate:context:Purchase') return true;
    const isKnown = orders.has(event.purchaseId);
    orders.set(event.purchaseId, true);
    return !isKnown;
  }
  function keep(visitor: string, events: readonly PageEvent[]): void {
    let kept = events.slice(-maxPageEvents);
    while (sizeOf(kept) > bounds.maxEntrySize) kept = kept.slice(1);
    if (kept.length > 0) waiting.set(visitor, kept);
  }
  return {
    /** Adds what happened. An order counts once, however often its page is shown. */
    add(visitor: string, events: readonly PageEvent[]): void {
      keep(visitor, [...(waiting.get(visitor) ?? []), ...events.filter(isNew)]);
    },
    take(visitor: string): readonly PageEvent[] {
      const events = waiting.get(visitor) ?? [];
      waiting.delete(visitor);
      return events;
    },
    /** Puts events back before those that have happened since. */
    putBack(visitor: string, events: readonly PageEvent[]): void {
      keep(visitor, [...events, ...(waiting.get(visitor) ?? [])]);
    },
  };
}

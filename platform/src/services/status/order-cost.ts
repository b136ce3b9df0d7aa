import type { History } from '../telemetry/history.ts';

const minute = 60_000;
/** Minutes before and since the beginning of a fault that are compared at most. */
const maxMinutes = 15;

/** Orders per minute before a fault began, and since. */
interface OrderCost {
  /** Minutes that are compared with as many before. */
  readonly minutes: number;
  /** Undefined when orders were not counted. */
  readonly before: number | undefined;
  readonly since: number | undefined;
}

/**
 * What a fault costs: the orders per minute of the last minutes in which it was seen, and of as many minutes before it began. Only
 * whole minutes count, and at least the first quarter of an hour. Undefined when the first minute is not over.
 */
export function orderCost(
  { firstAt, lastAt }: { readonly firstAt: number; readonly lastAt: number },
  { ordersPerMinute }: Pick<History, 'ordersPerMinute'>,
  now: number,
): OrderCost | undefined {
  const began = Math.floor(firstAt / minute);
  const end = Math.min(Math.floor(now / minute), Math.max(Math.floor(lastAt / minute), began + 1 + maxMinutes));
  const start = Math.max(began + 1, end - maxMinutes);
  const minutes = end - start;
  if (minutes < 1) return undefined;
  return {
    minutes,
    before: ordersPerMinute((began - minutes) * minute, began * minute),
    since: ordersPerMinute(start * minute, end * minute),
  };
}

/** Orders per minute of the last quarter of an hour. */
export function ordersNow({ ordersPerMinute }: Pick<History, 'ordersPerMinute'>, now: number): number | undefined {
  const end = Math.floor(now / minute) * minute;
  return ordersPerMinute(end - maxMinutes * minute, end);
}

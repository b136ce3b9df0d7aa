import type { History } from './history.ts';

/**
 * A model of carts and orders, independent of the service: plain sums in minor units, for a place without sales tax and
 * a shop with two promotions: free delivery, and the coupon.
 */

/** Delivery cost, and the merchandise value from which it is free; as in the US shop. */
const delivery = { cost: 800, freeFrom: 9900 } as const;

export interface ModelCart {
  readonly basketId: string;
  /** Units by goods. */
  readonly lines: Map<number, number>;
  coupon: boolean;
  giftCard: boolean;
  points: boolean;
}

export const newCart = (basketId: string): ModelCart => ({
  basketId,
  lines: new Map(),
  coupon: false,
  giftCard: false,
  points: false,
});

export interface ModelTotals {
  readonly goods: number;
  readonly discount: number;
  readonly shipping: number;
  readonly total: number;
}

/** Returns a tenth of the goods, rounded half up. */
const tenth = (goods: number): number => Math.floor((goods + 5) / 10);

/** Returns the totals of a cart, with or without the coupon. */
export function totalsOf({ prices }: History, { lines }: Pick<ModelCart, 'lines'>, coupon: boolean): ModelTotals {
  const goods = [...lines].reduce((sum, [index, qty]) => sum + (prices[index] ?? 0) * qty, 0);
  const discount = coupon ? tenth(goods) : 0;
  const shipping = goods >= delivery.freeFrom ? 0 : delivery.cost;
  return { goods, discount, shipping, total: goods - discount + shipping };
}

export interface ModelItem {
  readonly id: string;
  readonly goods: number;
  readonly qty: number;
  /** Minor units of the row after all reductions. */
  readonly paid: number;
  cancelled: number;
  /** Units whose return was announced. */
  returned: number;
  /** Units that came back. */
  received: number;
}

export interface ModelOrder {
  readonly orderNumber: string;
  readonly total: number;
  readonly items: readonly ModelItem[];
  /** Minor units refunded by cancellations and received returns. */
  refunded: number;
  delivered: boolean;
  /** Whether so much time has passed that nothing can be sent back; then the goods that were kept have earned points. */
  final: boolean;
}

export const leftOf = ({ qty, cancelled, returned }: ModelItem): number => qty - cancelled - returned;

/** Returns what was paid for so many units of an item, in whole minor units. */
const paidUpTo = ({ paid, qty }: ModelItem, units: number): number => Math.floor((paid * units) / qty);

/** Returns the refund for the next units of an item: whole minor units that add up to the amount paid. */
function worth(item: ModelItem, units: number): number {
  const before = item.cancelled + item.returned;
  return paidUpTo(item, before + units) - paidUpTo(item, before);
}

/** Returns whether every unit came back once some more of an item do. */
const isAllBack = ({ items }: ModelOrder, item?: ModelItem, more = 0): boolean =>
  items.every((one) => one.cancelled + one.received + (one === item ? more : 0) === one.qty);

/**
 * Cancels units of an item, or with 0 all that are left.
 * @returns false when there is nothing to cancel
 */
export function cancelUnits(order: ModelOrder, item: ModelItem, units: number): boolean {
  if (order.delivered) return false;
  const wanted: readonly (readonly [ModelItem, number])[] =
    units === 0 ? order.items.map((one) => [one, leftOf(one)]) : [[item, units]];
  if (wanted.every(([, count]) => count === 0) || wanted.some(([one, count]) => count > leftOf(one))) return false;
  const given = wanted.reduce((sum, [one, count]) => sum + worth(one, count), 0);
  for (const [one, count] of wanted) one.cancelled += count;
  // Cancelling the last unit refunds delivery too.
  order.refunded = isAllBack(order) ? order.total : order.refunded + given;
  return true;
}

/**
 * Announces the return of units of an item.
 * @returns their refund, or undefined when they cannot be returned
 */
export function announceUnits(order: ModelOrder, item: ModelItem, units: number): number | undefined {
  if (order.final || units === 0 || units > leftOf(item)) return undefined;
  // The last units bring delivery back too.
  const amount = isAllBack(order, item, units) ? order.total - order.refunded : worth(item, units);
  item.returned += units;
  return amount;
}

/** Takes in units of an announced return, for the refund that was stated when it was announced. */
export function receiveUnits(order: ModelOrder, item: ModelItem, units: number, refund: number): void {
  item.received += units;
  order.refunded = isAllBack(order) ? order.total : order.refunded + refund;
}

/** Returns the points that the kept goods of an order have earned: one for each whole unit of currency, as the demo brand's records say. */
export function pointsOf({ final, items }: ModelOrder): number {
  if (!final) return 0;
  const kept = items.map((item) => item.paid - paidUpTo(item, item.cancelled + item.returned));
  return Math.floor(kept.reduce((sum, amount) => sum + amount, 0) / 100);
}

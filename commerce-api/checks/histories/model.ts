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
  returned: number;
}

export interface ModelOrder {
  readonly orderNumber: string;
  readonly total: number;
  readonly items: readonly ModelItem[];
  /** Minor units refunded by cancellations and received returns. */
  refunded: number;
  delivered: boolean;
  /** Registered returns. */
  readonly returns: string[];
}

export const leftOf = ({ qty, cancelled, returned }: ModelItem): number => qty - cancelled - returned;

/** Returns the refund for the next units of an item: whole minor units that add up to the amount paid. */
function worth(item: ModelItem, units: number): number {
  const upTo = (count: number): number => Math.floor((item.paid * count) / item.qty);
  const before = item.cancelled + item.returned;
  return upTo(before + units) - upTo(before);
}

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
  order.refunded = order.items.every(({ qty, cancelled }) => cancelled === qty) ? order.total : order.refunded + given;
  return true;
}

/**
 * Returns units of an item.
 * @returns their refund, or undefined when they cannot be returned
 */
export function returnUnits(order: ModelOrder, item: ModelItem, units: number): number | undefined {
  if (units === 0 || units > leftOf(item)) return undefined;
  const amount = worth(item, units);
  item.returned += units;
  order.refunded += amount;
  return amount;
}

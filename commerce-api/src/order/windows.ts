import type { Order } from 'shared-contracts/calls/checkout';
import { isKept } from '../goods/kept-goods.ts';

type Item = Order['items'][number];
type ProductTypes = ReadonlyMap<string, string>;

/** The return window of orders that do not say theirs. */
const formerReturnDays = 60;
const DAY_MS = 86_400_000;

/** Returns the units that were neither cancelled nor returned. */
export const unitsLeft = ({ qty, cancelledQty = 0, returnedQty = 0 }: Item): number => qty - cancelledQty - returnedQty;

const shipmentOf = (order: Order, item: Item) =>
  order.shipments.find(({ shipmentId }) => shipmentId === item.shipmentId);

/** Goods can be cancelled until they are packed; a digital gift card is sent immediately. */
export function isCancellable(order: Order, item: Item, productTypes: ProductTypes): boolean {
  if (order.status !== 'placed' || unitsLeft(item) === 0 || productTypes.get(item.id) === 'digital') return false;
  return shipmentOf(order, item)?.status === 'received';
}

/** Returns when goods were delivered or collected; undefined before. */
function arrivedAt(order: Order, item: Item): Date | undefined {
  const arrived = shipmentOf(order, item)?.events?.find(
    ({ status }) => status === 'delivered' || status === 'collected',
  );
  return arrived && new Date(arrived.at);
}

/**
 * Returns the last moment at which units of an item may be returned once it has arrived; undefined before. Goods that
 * nobody can send back, made to order or sent by mail, have none after their arrival.
 */
function lastReturn(order: Order, item: Item, productTypes: ProductTypes): Date | undefined {
  const arrived = arrivedAt(order, item);
  const days = order.returnDays ?? formerReturnDays;
  return arrived && new Date(arrived.getTime() + (isKept(productTypes.get(item.id)) ? 0 : days * DAY_MS));
}

/** Goods can be returned for a limited time after delivery; made-to-order goods cannot. */
export function isReturnable(order: Order, item: Item, productTypes: ProductTypes, now: Date): boolean {
  if (unitsLeft(item) === 0 || isKept(productTypes.get(item.id))) return false;
  const last = lastReturn(order, item, productTypes);
  return last !== undefined && now <= last;
}

/**
 * The buyer can withdraw from the contract of goods from the order on until they can no longer be returned, also while they
 * are on their way (Directive 2011/83/EU, article 9). Goods that nobody can send back can only be cancelled.
 */
export function isWithdrawable(order: Order, item: Item, productTypes: ProductTypes, now: Date): boolean {
  if (order.status !== 'placed' || unitsLeft(item) === 0) return false;
  if (isKept(productTypes.get(item.id))) return isCancellable(order, item, productTypes);
  const last = lastReturn(order, item, productTypes);
  return last === undefined || now <= last;
}

/**
 * Returns the moment after which nothing of an order can be cancelled or returned any more; undefined while goods of it
 * have not arrived.
 */
export function finalFrom(order: Order, productTypes: ProductTypes): Date | undefined {
  const ends = order.items
    .filter((item) => unitsLeft(item) > 0)
    .map((item) => lastReturn(order, item, productTypes)?.getTime());
  const known = ends.filter((end) => end !== undefined);
  return known.length === ends.length ? new Date(Math.max(0, ...known)) : undefined;
}

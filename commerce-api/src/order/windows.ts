import type { Order } from 'shared-contracts/calls/checkout';

type Item = Order['items'][number];
type ProductTypes = ReadonlyMap<string, string>;

/** Days from delivery or collection within which goods can be returned. */
export const returnDays = 60;
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

/** Goods can be returned for a limited time after delivery; made-to-order goods cannot. */
export function isReturnable(order: Order, item: Item, productTypes: ProductTypes, now: Date): boolean {
  const productType = productTypes.get(item.id);
  if (unitsLeft(item) === 0 || productType === 'digital' || productType === 'custom') return false;
  const shipment = shipmentOf(order, item);
  const arrived = shipment?.events?.find(({ status }) => status === 'delivered' || status === 'collected');
  return arrived !== undefined && now.getTime() - new Date(arrived.at).getTime() <= returnDays * DAY_MS;
}

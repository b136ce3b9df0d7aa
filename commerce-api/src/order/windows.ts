import type { Order } from 'shared-contracts/calls/checkout';

type Item = Order['items'][number];
type ProductTypes = ReadonlyMap<string, string>;

/** Days from delivery or collection within which goods may come back. */
export const returnDays = 60;
const DAY_MS = 86_400_000;

/** Units that were neither cancelled nor returned. */
export const unitsLeft = ({ qty, cancelledQty = 0, returnedQty = 0 }: Item): number => qty - cancelledQty - returnedQty;

const shipmentOf = (order: Order, item: Item) =>
  order.shipments.find(({ shipmentId }) => shipmentId === item.shipmentId);

/** Goods can be cancelled until they are packed; a digital gift card has left by then. */
export function isCancellable(order: Order, item: Item, productTypes: ProductTypes): boolean {
  if (order.status !== 'placed' || unitsLeft(item) === 0 || productTypes.get(item.id) === 'digital') return false;
  return shipmentOf(order, item)?.status === 'received';
}

/** Goods can be returned once they are there, for a time; what was made for one person stays with them. */
export function isReturnable(order: Order, item: Item, productTypes: ProductTypes, now: Date): boolean {
  const productType = productTypes.get(item.id);
  if (unitsLeft(item) === 0 || productType === 'digital' || productType === 'custom') return false;
  const shipment = shipmentOf(order, item);
  const arrived = shipment?.events?.find(({ status }) => status === 'delivered' || status === 'collected');
  return arrived !== undefined && now.getTime() - new Date(arrived.at).getTime() <= returnDays * DAY_MS;
}

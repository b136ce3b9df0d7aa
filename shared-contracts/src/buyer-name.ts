import type { Order } from './calls/checkout.ts';

/** Who bought: the person of the billing address, else of the first parcel; empty when the order names nobody. */
export function buyerName({ billingAddress, shipments }: Pick<Order, 'billingAddress' | 'shipments'>): string {
  const address = billingAddress ?? shipments.find((shipment) => shipment.address)?.address;
  return [address?.firstName, address?.lastName].filter(Boolean).join(' ');
}

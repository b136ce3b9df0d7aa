import type { Calls } from 'shared-contracts/call';
import { removeShippingAddress, setShippingAddress } from 'shared-contracts/calls/cart';
import type { Address, Cart } from 'shared-contracts/calls/cart-entities';
import type { PointPlace } from 'shared-contracts/calls/stores';
import { type Collector, collectorAddresses, needsOf, pointAddress } from './delivery-needs.ts';

export interface DeliveryExtras {
  /** The collector in stores, when not the shopper. */
  readonly collector?: Collector | undefined;
  /** The collection point used instead of home delivery. */
  readonly point?: PointPlace | undefined;
}

/** Sends the destination of each part of a cart: home, the collector, or a collection point. */
export async function sendDelivery(
  calls: Calls,
  cart: Cart,
  address: Address,
  { collector, point }: DeliveryExtras = {},
): Promise<void> {
  const params = { basketId: cart.basketId };
  const { goesHome, collected, usesPoint } = needsOf(cart);
  // A leftover address would be billed and receive the mails.
  if (!goesHome && cart.shippingAddress)
    await calls(removeShippingAddress, { params, body: { addresses: [{ shippingId: 'me' }] } });
  const addresses = [...(goesHome ? [address] : []), ...collectorAddresses(collected, address, collector)];
  if (addresses.length > 0) await calls(setShippingAddress, { params, body: { addresses } });
  if (usesPoint && point)
    await calls(setShippingAddress, {
      params,
      query: { context: 'COLLECTION' },
      body: { addresses: [pointAddress(point, address)] },
    });
}

import type { Calls } from 'shared-contracts/call';
import { removeShippingAddress, setShippingAddress } from 'shared-contracts/calls/cart';
import type { Address, Cart } from 'shared-contracts/calls/cart-entities';
import type { CollectionPoint } from 'shared-contracts/calls/stores';
import { type Collector, collectorAddresses, needsOf, pointAddress } from './delivery-needs.ts';

export interface DeliveryExtras {
  /** Who collects in the stores, when it is not the shopper. */
  readonly collector?: Collector | undefined;
  /** Where a parcel waits instead of coming home. */
  readonly point?: CollectionPoint | undefined;
}

/** Sends where each part of a cart goes: home, into the hands of whoever collects it, to a collection point. */
export async function sendDelivery(
  calls: Calls,
  cart: Cart,
  address: Address,
  { collector, point }: DeliveryExtras = {},
): Promise<void> {
  const params = { basketId: cart.basketId };
  const { goesHome, collected, usesPoint } = needsOf(cart);
  // An address of before would be billed, and get the mails.
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

import type { Flash } from 'shared-contracts/calls/cart-entities';
import type { Locale } from 'shared-contracts/locale';
import { addressFault } from '../address/check.ts';
import { flashOf } from './cart-messages.ts';
import { addressOf, type CartGroup } from './groups.ts';
import type { StoredCart } from './stored-cart.ts';

/** Returns messages about the whole cart: unavailable methods and unreachable addresses. */
export function cartFlash(stored: StoredCart, groups: readonly CartGroup[], locale: Locale): Flash[] {
  const downgraded = groups.flatMap(({ id, kind, chosen }) => {
    const wanted = stored.methods[id];
    if (!wanted || wanted === chosen.id || kind === 'store' || kind === 'sts') return [];
    const details = { shippingId: id, from: wanted, to: chosen.id };
    return [flashOf('OrderShippingMethodDowngraded', locale.language, { details })];
  });
  const unreachable = groups.flatMap((group) => {
    const address = addressOf(group, stored);
    // A wallet reveals only the locality until the payment is authorized.
    const extent = address?.addressLine1 === '' ? 'locality' : 'whole';
    if (!address || !addressFault(address, locale.country, 'shipping', extent)) return [];
    return [flashOf('InvalidShippingAddress', locale.language, { details: { shipmentId: group.id } })];
  });
  return [...downgraded, ...unreachable];
}

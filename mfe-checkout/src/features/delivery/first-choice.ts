import type { Address } from 'shared-contracts/calls/cart-entities';
import type { ConsumerAddress } from 'shared-contracts/calls/consumer';
import type { AddressValues } from 'storefront-kit/address-values';
import type { AddressChoice } from '../address/saved-addresses.tsx';

/**
 * Where the delivery address comes from at first: from the cart, as typed so far, or the account's main one. A name and an email
 * alone are no address: a guest types them before signing in.
 */
export function firstChoice(
  known: readonly ConsumerAddress[],
  inCart: Address | undefined,
  typed: AddressValues | undefined,
): AddressChoice {
  const same = known.find(({ addressId }) => addressId === inCart?.addressId);
  if (same) return { kind: 'saved', addressId: same.addressId };
  const isBegun = Boolean(inCart || typed?.addressLine1 || typed?.postalCode);
  const [main] = known;
  return main && !isBegun ? { kind: 'saved', addressId: main.addressId } : { kind: 'new' };
}

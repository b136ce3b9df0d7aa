import type { ConsumerAddress } from 'shared-contracts/calls/consumer';

type Addresses = readonly ConsumerAddress[];

/** The addresses of one kind with a main one, if there are any: the newest when none is marked. */
function withMain(addresses: Addresses, type: ConsumerAddress['approachType']): Addresses {
  const ofType = addresses.filter(({ approachType }) => approachType === type);
  const main = ofType.find((address) => address.main) ?? ofType[0];
  return addresses.map((address) => (address === main ? { ...address, main: true } : address));
}

/**
 * The list after saving an address: a new one first, an edited one in place. A main address clears the mark of the
 * others of its kind, and the first of a kind becomes main (docs/spec/accounts.md section 4).
 */
export function withSaved(addresses: Addresses, saved: ConsumerAddress): Addresses {
  const known = addresses.some(({ addressId }) => addressId === saved.addressId);
  const placed = known
    ? addresses.map((address) => (address.addressId === saved.addressId ? saved : address))
    : [saved, ...addresses];
  const single = saved.main
    ? placed.map((address) =>
        address !== saved && address.approachType === saved.approachType ? { ...address, main: false } : address,
      )
    : placed;
  return withMain(single, saved.approachType);
}

/** The list without an address; another of its kind becomes the main one. */
export function withoutAddress(addresses: Addresses, addressId: string): Addresses {
  const gone = addresses.find((address) => address.addressId === addressId);
  const rest = addresses.filter((address) => address !== gone);
  return gone ? withMain(rest, gone.approachType) : rest;
}

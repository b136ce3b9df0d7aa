import type { Address } from 'shared-contracts/calls/cart-entities';
import type { CountryCode } from 'shared-contracts/locale';
import { CallError } from '../base/call-error.ts';
import { isCountry } from '../base/countries.ts';
import { type AddressExtent, type AddressUse, addressFault, isNameOnly, normalizeAddress } from './check.ts';

/**
 * Returns the address of a call as it is stored.
 * @throws {CallError} for the first violation of the rules of its country
 */
export function checkedAddress(
  address: Address,
  market: CountryCode,
  use: AddressUse,
  extent: AddressExtent = 'whole',
): Address {
  const fault = addressFault(address, market, use, extent);
  if (fault) throw new CallError(fault.errorId, { field: fault.field });
  const { recipientContactPhone, ...normal } = normalizeAddress(
    address,
    isCountry(address.country) ? address.country : market,
  );
  // Nobody takes delivery of an invoice.
  return recipientContactPhone && use === 'shipping' ? { ...normal, recipientContactPhone } : normal;
}

/**
 * Returns the billing address of a call as it is stored; it may only name who pays, if the payment allows it.
 * @throws {CallError} as above
 */
export const checkedBillingAddress = (address: Address, market: CountryCode): Address =>
  checkedAddress(address, market, 'billing', isNameOnly(address) ? 'name' : 'whole');

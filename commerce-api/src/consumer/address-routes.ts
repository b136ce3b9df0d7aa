import type { ParsedCall } from 'shared-contracts/call';
import {
  addAddress as addAddressCall,
  deleteAddress as deleteAddressCall,
  updateAddress as updateAddressCall,
} from 'shared-contracts/calls/consumer';
import type { Locale } from 'shared-contracts/locale';
import { addressFault, normalAddress } from '../address/check.ts';
import { isCountry } from '../address/rules.ts';
import { CallError } from '../server/call-error.ts';
import { type Route, route } from '../server/route.ts';
import { type AddressInput, addAddress, deleteAddress, replaceAddress } from './addresses.ts';
import { type ConsumerParts, changing } from './parts.ts';

type Typed = ParsedCall<typeof addAddressCall>['body']['address'];

/** An address as it is kept: checked by the rules of its country, without what belongs to a cart. */
function checked(typed: Typed, locale: Locale): AddressInput {
  const { approachType, main = false, addressId: _id, shippingId: _group, storeId: _store, ...address } = typed;
  const fault = addressFault(address, locale.country, approachType === 'S' ? 'shipping' : 'billing');
  if (fault) throw new CallError(fault.errorId, { field: fault.field });
  const country = isCountry(address.country) ? address.country : locale.country;
  return { approachType, main, address: normalAddress(address, country) };
}

/** The address book. */
export function addressRoutes({ db }: ConsumerParts): Route[] {
  const change = changing(db);
  return [
    route('consumer', addAddressCall, ({ body }, context) => {
      const input = checked(body.address, context.locale);
      return change(addAddressCall.name, body, context, async (transaction) => ({
        addressId: await addAddress(transaction, context.subject.id, input),
      }));
    }),

    route('consumer', updateAddressCall, ({ params, body }, context) => {
      const input = checked(body.address, context.locale);
      return change(updateAddressCall.name, { params, body }, context, async (transaction) => {
        await replaceAddress(transaction, context.subject.id, params.addressId, input);
        return { addressId: params.addressId };
      });
    }),

    route('consumer', deleteAddressCall, ({ params }, context) =>
      change(deleteAddressCall.name, params, context, async (transaction) => {
        await deleteAddress(transaction, context.subject.id, params.addressId);
        return {};
      }),
    ),
  ];
}

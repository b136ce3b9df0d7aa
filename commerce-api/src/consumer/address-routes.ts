import type { ParsedCall } from 'shared-contracts/call';
import {
  addAddress as addAddressCall,
  deleteAddress as deleteAddressCall,
  updateAddress as updateAddressCall,
} from 'shared-contracts/calls/consumer';
import type { Locale } from 'shared-contracts/locale';
import { checkedAddress } from '../address/checked-address.ts';
import { changeOnce } from '../idempotency/change-once.ts';
import { type Route, route } from '../server/route.ts';
import { type AddressInput, addAddress, deleteAddress, replaceAddress } from './addresses.ts';
import type { ConsumerDependencies } from './dependencies.ts';

type Typed = ParsedCall<typeof addAddressCall>['body']['address'];

/** Returns an address as stored: checked by its country's rules, without cart-specific fields. */
function checked(typed: Typed, locale: Locale): AddressInput {
  const { approachType, main = false, addressId: _id, shippingId: _group, storeId: _store, ...address } = typed;
  const use = approachType === 'S' ? 'shipping' : 'billing';
  return { approachType, main, address: checkedAddress(address, locale.country, use) };
}

/** Address book calls. */
export function addressRoutes({ db }: ConsumerDependencies): Route[] {
  return [
    route(addAddressCall, ({ body }, context) => {
      const input = checked(body.address, context.locale);
      return changeOnce(db, addAddressCall.name, body, context, async (transaction) => ({
        addressId: await addAddress(transaction, context.subject.id, input),
      }));
    }),

    route(updateAddressCall, ({ params, body }, context) => {
      const input = checked(body.address, context.locale);
      return changeOnce(db, updateAddressCall.name, { params, body }, context, async (transaction) => {
        await replaceAddress(transaction, context.subject.id, params.addressId, input);
        return { addressId: params.addressId };
      });
    }),

    route(deleteAddressCall, ({ params }, context) =>
      changeOnce(db, deleteAddressCall.name, params, context, async (transaction) => {
        await deleteAddress(transaction, context.subject.id, params.addressId);
        return {};
      }),
    ),
  ];
}

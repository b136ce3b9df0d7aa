import type { ParsedCall } from 'shared-contracts/call';
import {
  getShippingMethods,
  removeBillingAddress,
  removeShippingAddress,
  setBillingAddress,
  setShippingAddress,
  setShippingMethod,
  validateShippingAddress,
} from 'shared-contracts/calls/cart';
import type { Address } from 'shared-contracts/calls/cart-entities';
import type { Locale } from 'shared-contracts/locale';
import { addressFault, suggestionFor } from '../address/check.ts';
import { checkedAddress, checkedBillingAddress } from '../address/checked-address.ts';
import { CallError } from '../base/call-error.ts';
import { changeOnce } from '../idempotency/change-once.ts';
import { type Route, route } from '../server/route.ts';
import { readCart } from './cart-queries.ts';
import { addressColumns, billingColumn, chooseMethod, dropAddresses, dropBillingAddress } from './delivery-changes.ts';
import { type CartDependencies, cartReference, changeColumnsOnce } from './dependencies.ts';
import { groupLines } from './groups.ts';

type ShippingAddressCall = ParsedCall<typeof setShippingAddress>;

/** Returns addresses by group id; a collection point is stored beside the order's address. */
function addressesOf(
  { body, query }: Pick<ShippingAddressCall, 'body' | 'query'>,
  locale: Locale,
): Map<string, Address> {
  const isCollection = query.context === 'COLLECTION';
  const isWallet = query.context === 'APPLE_PAY_EXPRESS' || query.context === 'PAYPAL_EXPRESS';
  return new Map(
    body.addresses.map((address) => {
      if (isCollection && !address.storeId) throw new CallError('PYT406', { field: 'storeId' });
      const groupId = isCollection ? 'pudo' : (address.shippingId ?? 'me');
      return [groupId, checkedAddress(address, locale.country, 'shipping', isWallet ? 'locality' : 'whole')];
    }),
  );
}

/** Calls for delivery methods and addresses. */
export function deliveryRoutes({ db, reader }: CartDependencies): Route[] {
  return [
    route(setShippingMethod, async ({ body }, context) => {
      const { delivery } = await reader.shared();
      return changeOnce(db, setShippingMethod.name, body, context, async (transaction) => {
        const cart = await readCart(transaction, body.cartId, context.subject.id, context.locale);
        return chooseMethod(transaction, body, context.subject.id, groupLines(cart, delivery, context.locale.country));
      });
    }),

    route(getShippingMethods, async ({ params }, context) => {
      const { shippingMethods } = await reader.view(db, cartReference(params.basketId, context));
      const group = shippingMethods.find(({ shippingId }) => shippingId === params.shippingId);
      if (!group) throw new CallError('SHP404');
      return group;
    }),

    route(setShippingAddress, ({ params, body, query }, context) => {
      const addresses = addressesOf({ body, query }, context.locale);
      const request = { params, context: query.context, addresses: [...addresses] };
      const change = { cartId: params.basketId, changes: addressColumns(addresses) };
      return changeColumnsOnce(db, setShippingAddress.name, request, context, change);
    }),

    route(removeShippingAddress, ({ params, body, query }, context) => {
      const named = body.addresses?.map(({ shippingId }) => shippingId);
      const groupIds = named ?? (query.context === 'COLLECTION' ? ['pudo'] : undefined);
      return changeOnce(db, removeShippingAddress.name, { params, groupIds }, context, (transaction) =>
        dropAddresses(transaction, params.basketId, context.subject.id, groupIds),
      );
    }),

    route(validateShippingAddress, async ({ params, body }, context) => {
      await readCart(db, params.basketId, context.subject.id, context.locale);
      const isValid = addressFault(body.address, context.locale.country, 'shipping') === undefined;
      const suggestion = isValid ? suggestionFor(body.address) : undefined;
      return { isValid, ...(suggestion ? { suggestion } : {}) };
    }),

    route(setBillingAddress, ({ params, body }, context) => {
      const address = checkedBillingAddress(body.address, context.locale.country);
      const change = { cartId: params.basketId, changes: billingColumn(address) };
      return changeColumnsOnce(db, setBillingAddress.name, { params, address }, context, change);
    }),

    route(removeBillingAddress, ({ params }, context) =>
      changeOnce(db, removeBillingAddress.name, { params }, context, (transaction) =>
        dropBillingAddress(transaction, params.basketId, context.subject.id),
      ),
    ),
  ];
}

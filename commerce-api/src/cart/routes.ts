import {
  addItem,
  applyCoupon,
  cartWithItem,
  createCart,
  getCart,
  prepareOrder,
  removeCoupon,
  removeItem,
  setBillingAddress,
  setShippingAddress,
  setShippingMethod,
  updateItem,
  validateShippingAddress,
} from 'shared-contracts/calls/cart';
import type { Address } from 'shared-contracts/calls/cart-entities';
import type { Locale } from 'shared-contracts/locale';
import { type AddressUse, addressFault, normalAddress, suggestionFor } from '../address/check.ts';
import { isCountry } from '../address/rules.ts';
import type { Db } from '../database/database.ts';
import { once } from '../idempotency/once.ts';
import { CallError } from '../server/call-error.ts';
import { couponLimits } from '../server/rate-limit.ts';
import { type CallContext, type Route, route } from '../server/route.ts';
import type { CartReader } from './cart-reader.ts';
import { addItems, type Changed, changeLine, chooseMethod, removeLine, writeAddress } from './changes.ts';
import { addCoupon, dropCoupon } from './coupons.ts';
import { groupIdOf } from './groups.ts';
import { insertCart, readCart, touchCart } from './queries.ts';
import { checkReadiness } from './readiness.ts';

export interface CartParts {
  readonly db: Db;
  readonly reader: CartReader;
}

/** The address of a call, checked and normalised. */
function checkedAddress(address: Address, locale: Locale, use: AddressUse): Address {
  const fault = addressFault(address, locale.country, use);
  if (fault) throw new CallError(fault.errorId, { field: fault.field });
  return normalAddress(address, isCountry(address.country) ? address.country : locale.country);
}

/** Carts: what a shopper means to buy, and what it will cost. */
export function cartRoutes({ db, reader }: CartParts): Route[] {
  const change = <T>(
    call: string,
    request: unknown,
    { subject, idempotencyKey }: CallContext,
    work: (transaction: Db) => Promise<T>,
  ): Promise<T> => once(db, { subjectId: subject.id, key: idempotencyKey, call, request }, work);
  const which = (cartId: string, { subject, locale }: CallContext) => ({
    cartId,
    subjectId: subject.id,
    locale,
    now: new Date(),
  });

  return [
    route('shopper', createCart, (_input, context) =>
      change(createCart.name, {}, context, async (transaction) => ({
        id: await insertCart(transaction, context.subject.id),
      })),
    ),

    route('shopper', cartWithItem, ({ body, query }, context) =>
      change(cartWithItem.name, { body, query }, context, async (transaction): Promise<Changed> => {
        const cartId = await insertCart(transaction, context.subject.id);
        const itemId = await addItems(transaction, cartId, body.items, context.locale);
        return { id: cartId, revision: 1, ...(itemId ? { itemId } : {}), flash: [] };
      }),
    ),

    route('shopper', getCart, ({ params }, context) => reader.view(db, which(params.basketId, context))),

    route('shopper', addItem, ({ body, query }, context) =>
      change(addItem.name, { body, query }, context, async (transaction): Promise<Changed> => {
        const cartIds = new Set(body.items.map(({ cartId }) => cartId));
        const [cartId] = cartIds;
        if (!cartId || cartIds.size !== 1) throw new CallError('BSK404');
        const revision = await touchCart(transaction, cartId, context.subject.id);
        const itemId = await addItems(transaction, cartId, body.items, context.locale);
        return { id: cartId, revision, ...(itemId ? { itemId } : {}), flash: [] };
      }),
    ),

    route('shopper', updateItem, ({ params, body, query }, context) => {
      if (params.basketId !== body.cartId) throw new CallError('BSK404');
      return change(updateItem.name, { body, query }, context, (transaction) =>
        changeLine(transaction, body, context.subject.id, context.locale),
      );
    }),

    route('shopper', removeItem, ({ body }, context) =>
      change(removeItem.name, body, context, (transaction) => removeLine(transaction, body, context.subject.id)),
    ),

    route(
      'shopper',
      applyCoupon,
      async ({ body }, context) => {
        const shared = await reader.shared();
        return change(applyCoupon.name, body, context, (transaction) =>
          addCoupon(transaction, reader, shared, { ...which(body.cartId, context), code: body.code }),
        );
      },
      { limits: couponLimits },
    ),

    route('shopper', removeCoupon, ({ body }, context) =>
      change(removeCoupon.name, body, context, (transaction) =>
        dropCoupon(transaction, { cartId: body.cartId, subjectId: context.subject.id, code: body.code }),
      ),
    ),

    route('shopper', setShippingMethod, ({ body }, context) =>
      change(setShippingMethod.name, body, context, async (transaction) => {
        const { lines } = await readCart(transaction, body.cartId, context.subject.id, context.locale);
        return chooseMethod(transaction, body, context.subject.id, lines.map(groupIdOf), context.locale);
      }),
    ),

    route('shopper', setShippingAddress, ({ params, body }, context) => {
      const [first] = body.addresses;
      if (!first) throw new CallError('PYT406');
      const address = checkedAddress(first, context.locale, 'shipping');
      return change(setShippingAddress.name, { params, address }, context, (transaction) =>
        writeAddress(transaction, params.basketId, context.subject.id, 'shipping_address', address),
      );
    }),

    route('shopper', validateShippingAddress, async ({ params, body }, context) => {
      await readCart(db, params.basketId, context.subject.id, context.locale);
      const isValid = addressFault(body.address, context.locale.country, 'shipping') === undefined;
      const suggestion = isValid ? suggestionFor(body.address, context.locale.country) : undefined;
      return { isValid, ...(suggestion ? { suggestion } : {}) };
    }),

    route('shopper', setBillingAddress, ({ params, body }, context) => {
      const address = checkedAddress(body.address, context.locale, 'billing');
      return change(setBillingAddress.name, { params, address }, context, (transaction) =>
        writeAddress(transaction, params.basketId, context.subject.id, 'billing_address', address),
      );
    }),

    route('shopper', prepareOrder, async ({ body }, context) => {
      const target = which(body.basketId, context);
      const read = await reader.price(db, await reader.shared(), target);
      checkReadiness(read, context.locale, target.now);
      const { total, remainingToPay } = read.priced.totals;
      return { basketId: body.basketId, revision: read.stored.revision, total, remainingToPay, flash: [] };
    }),
  ];
}

import {
  addItem,
  applyCoupon,
  cartWithItem,
  createCart,
  getCart,
  prepareOrder,
  removeCoupon,
  removeItem,
  reserveWithItem,
  updateItem,
} from 'shared-contracts/calls/cart';
import { checkSession } from '../auth/ended-session.ts';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { changeOnce } from '../idempotency/change-once.ts';
import { cartLimits, couponLimits, holdLimits } from '../server/rate-limit.ts';
import { type Route, route } from '../server/route.ts';
import { addPlainLine, createCartWithPlainLine } from './add-plain-line.ts';
import { adjustmentRoutes } from './adjustment-routes.ts';
import { insertCart, touchCart } from './cart-queries.ts';
import { addItems, type Changed, changeLine, removeLine } from './changes.ts';
import { addCoupon, dropCoupon } from './coupons.ts';
import { deliveryRoutes } from './delivery-routes.ts';
import { type CartDependencies, cartReference } from './dependencies.ts';
import { giftPromotions } from './gift-lines.ts';
import { checkReadiness } from './readiness.ts';
import { holdCart, holdsStock } from './reserve.ts';
import { savedRoutes } from './saved-routes.ts';
import { settleCart } from './settle.ts';
import { sharingRoutes } from './sharing-routes.ts';

/** Cart calls: contents, prices and totals. */
export function cartRoutes(dependencies: CartDependencies): Route[] {
  return [
    ...deliveryRoutes(dependencies),
    ...adjustmentRoutes(dependencies),
    ...savedRoutes(dependencies),
    ...sharingRoutes(dependencies),
    ...ownRoutes(dependencies),
  ];
}

function ownRoutes({ db, reader, holdSeconds }: CartDependencies): Route[] {
  return [
    route(
      createCart,
      (_input, context) =>
        changeOnce(db, createCart.name, {}, context, async (transaction) => {
          await checkSession(transaction, context.subject);
          return { id: await insertCart(transaction, context.subject.id) };
        }),
      { limits: cartLimits },
    ),

    route(
      cartWithItem,
      async (input, context) => {
        const { body, query } = input;
        const plain = await createCartWithPlainLine(db, input, context);
        if (plain) return plain;
        return changeOnce(db, cartWithItem.name, { body, query }, context, async (transaction): Promise<Changed> => {
          await checkSession(transaction, context.subject);
          const cartId = await insertCart(transaction, context.subject.id);
          const itemId = await addItems(transaction, cartId, context.subject, body.items, context.locale);
          return { id: cartId, revision: 1, ...(itemId ? { itemId } : {}), flash: [] };
        });
      },
      { limits: cartLimits },
    ),

    route(getCart, async ({ params, query }, context) => {
      const which = cartReference(params.basketId, context, query.favStoreId);
      if (query.isPatchRequired !== 'true') return reader.answer(db, which);
      const shared = await reader.shared();
      const flash = await transact(db, (transaction) => settleCart(transaction, reader, shared, which), {
        isRepeatable: true,
      });
      return flash.length === 0 ? reader.renewed(db, which) : reader.view(db, which, flash);
    }),

    route(addItem, async (input, context) => {
      const { body, query } = input;
      const { subject, locale } = context;
      const plain = await addPlainLine(db, input, context);
      if (plain) return plain;
      return changeOnce(db, addItem.name, { body, query }, context, async (transaction): Promise<Changed> => {
        const cartIds = new Set(body.items.map(({ cartId }) => cartId));
        const [cartId] = cartIds;
        if (!cartId || cartIds.size !== 1) throw new CallError('BSK404');
        const revision = await touchCart(transaction, cartId, subject.id);
        const itemId = await addItems(transaction, cartId, subject, body.items, locale);
        return { id: cartId, revision, ...(itemId ? { itemId } : {}), flash: [] };
      });
    }),

    route(reserveWithItem, async ({ body, query }, context) => {
      const { id: subjectId } = context.subject;
      const hold = async (transaction: Db) => {
        const cartId = body.cartId ?? (await insertCart(transaction, subjectId));
        const revision = await touchCart(transaction, cartId, subjectId);
        const itemId = await addItems(transaction, cartId, context.subject, body.items ?? [], context.locale);
        const reservedUntil = await holdCart(transaction, cartReference(cartId, context), holdSeconds);
        return { id: cartId, revision, ...(itemId ? { itemId } : {}), flash: [], reservedUntil };
      };
      return changeOnce(db, reserveWithItem.name, { body, query }, context, hold, async () => {
        if (!(await holdsStock(db, body.cartId, subjectId))) await context.take(holdLimits);
      });
    }),

    route(updateItem, async ({ params, body, query }, context) => {
      if (params.basketId !== body.cartId) throw new CallError('BSK404');
      const gifts = giftPromotions(await reader.shared());
      return changeOnce(db, updateItem.name, { body, query }, context, (transaction) =>
        changeLine(transaction, body, context.subject.id, context.locale, gifts),
      );
    }),

    route(removeItem, async ({ body }, context) => {
      const gifts = giftPromotions(await reader.shared());
      return changeOnce(db, removeItem.name, body, context, (transaction) =>
        removeLine(transaction, body, context.subject.id, context.locale, gifts),
      );
    }),

    route(
      applyCoupon,
      async ({ body }, context) => {
        const shared = await reader.shared();
        return changeOnce(db, applyCoupon.name, body, context, (transaction) =>
          addCoupon(transaction, reader, shared, { ...cartReference(body.cartId, context), code: body.code }),
        );
      },
      { limits: couponLimits },
    ),

    route(removeCoupon, ({ body }, context) =>
      changeOnce(db, removeCoupon.name, body, context, (transaction) =>
        dropCoupon(transaction, { cartId: body.cartId, subjectId: context.subject.id, code: body.code }),
      ),
    ),

    // Lines whose delivery is no longer possible are moved first and reported, so that the page returns to delivery.
    route(prepareOrder, async ({ body }, context) => {
      const which = cartReference(body.basketId, context);
      const shared = await reader.shared();
      const flash = await transact(db, (transaction) => settleCart(transaction, reader, shared, which), {
        isRepeatable: true,
      });
      const read = await reader.price(db, shared, which);
      checkReadiness(read, context.locale, which.now);
      const { total, remainingToPay } = read.priced.totals;
      return { basketId: body.basketId, revision: read.stored.revision, total, remainingToPay, flash };
    }),
  ];
}

import {
  addPriceAdjustment,
  changePriceAdjustment,
  removePriceAdjustment,
  setReward,
} from 'shared-contracts/calls/cart-adjustments';
import { changeOnce } from '../idempotency/change-once.ts';
import { type CallContext, type Route, route } from '../server/route.ts';
import { addAdjustment, changeAdjustment, removeAdjustment } from './adjustments.ts';
import { type CartDependencies, cartReference } from './dependencies.ts';
import { setVoucher } from './reward.ts';

/** Which cart is adjusted, and by whom. */
const requestFor = (basketId: string, context: CallContext) => ({
  which: cartReference(basketId, context),
  by: { subject: context.subject, correlationId: context.correlationId },
});

/** Calls for associates' adjustments and the loyalty voucher. */
export function adjustmentRoutes({ db, reader }: CartDependencies): Route[] {
  return [
    route(addPriceAdjustment, async ({ params, body }, context) => {
      const request = { ...requestFor(params.basketId, context), reader, shared: await reader.shared() };
      return changeOnce(db, addPriceAdjustment.name, { params, body }, context, (transaction) =>
        addAdjustment(transaction, request, body),
      );
    }),

    route(changePriceAdjustment, async ({ params, body }, context) => {
      const request = { ...requestFor(params.basketId, context), reader, shared: await reader.shared() };
      return changeOnce(db, changePriceAdjustment.name, { params, body }, context, (transaction) =>
        changeAdjustment(transaction, request, params.adjustmentId, body),
      );
    }),

    route(removePriceAdjustment, ({ params }, context) =>
      changeOnce(db, removePriceAdjustment.name, { params }, context, (transaction) =>
        removeAdjustment(transaction, requestFor(params.basketId, context), params.adjustmentId),
      ),
    ),

    route(setReward, async ({ params, body }, context) => {
      const shared = await reader.shared();
      const points = body.appliedLoyaltyVoucher?.points ?? null;
      return changeOnce(db, setReward.name, { params, body }, context, (transaction) =>
        setVoucher(transaction, reader, shared, cartReference(params.basketId, context), points),
      );
    }),
  ];
}

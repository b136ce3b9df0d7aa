import {
  addPriceAdjustment,
  changePriceAdjustment,
  removePriceAdjustment,
  setReward,
} from 'shared-contracts/calls/cart-adjustments';
import { changeOnce } from '../idempotency/change-once.ts';
import { type Route, route } from '../server/route.ts';
import { addAdjustment, changeAdjustment, removeAdjustment } from './adjustments.ts';
import { type CartDependencies, cartReference } from './dependencies.ts';
import { setVoucher } from './reward.ts';

/** Calls for associates' adjustments and the loyalty voucher. */
export function adjustmentRoutes({ db, reader }: CartDependencies): Route[] {
  return [
    route(addPriceAdjustment, async ({ params, body }, context) => {
      const request = { reader, shared: await reader.shared(), which: cartReference(params.basketId, context) };
      return changeOnce(db, addPriceAdjustment.name, { params, body }, context, (transaction) =>
        addAdjustment(transaction, request, body, context.subject),
      );
    }),

    route(changePriceAdjustment, async ({ params, body }, context) => {
      const request = { reader, shared: await reader.shared(), which: cartReference(params.basketId, context) };
      return changeOnce(db, changePriceAdjustment.name, { params, body }, context, (transaction) =>
        changeAdjustment(transaction, request, params.adjustmentId, body),
      );
    }),

    route(removePriceAdjustment, ({ params }, context) =>
      changeOnce(db, removePriceAdjustment.name, { params }, context, (transaction) =>
        removeAdjustment(transaction, cartReference(params.basketId, context), params.adjustmentId),
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

import {
  getPurchase,
  type Order,
  patchOrder,
  placeOrder as placeOrderCall,
  trackOrder as trackOrderCall,
} from 'shared-contracts/calls/checkout';
import type { Locale } from 'shared-contracts/locale';
import { writtenOrderNumber } from 'shared-contracts/order-number';
import { checkedBillingAddress } from '../address/checked-address.ts';
import type { BotCheck } from '../auth/bot-check.ts';
import type { Db } from '../database/database.ts';
import { requestHash } from '../idempotency/once.ts';
import { readOrder, trackOrder } from '../order/orders.ts';
import { placeLimits, trackedOrderLimit, trackLimits } from '../server/rate-limit.ts';
import { type Route, route } from '../server/route.ts';
import { answerPlacement } from './answer-placement.ts';
import { findEarlier } from './earlier-attempts.ts';
import { pendingOrder } from './pending-order.ts';
import { type PlaceOrderDependencies, placeOrder } from './place.ts';
import type { PlaceOutcome } from './placement-outcome.ts';
import { salesInfoOf, tenderOf } from './tender-of-call.ts';

export interface OrderDependencies extends PlaceOrderDependencies {
  readonly db: Db;
  readonly botCheck: BotCheck;
  readonly now: () => Date;
  /** Called after an order is placed, to send its email without delay. */
  readonly onPlaced: () => void;
}

/** Calls that place and read orders. */
export function orderRoutes(dependencies: OrderDependencies): Route[] {
  const { db, now } = dependencies;
  const answer = async (outcome: PlaceOutcome, subjectId: string, locale: Locale): Promise<Order> => {
    if (outcome.kind === 'challenge') return pendingOrder(outcome.placement, locale);
    dependencies.onPlaced();
    if (outcome.kind === 'just-made') return outcome.order;
    return readOrder(db, outcome.orderNumber, subjectId, now());
  };
  return [
    route(placeOrderCall, async ({ body }, { subject, locale, idempotencyKey, take }) => {
      const keyed = {
        subjectId: subject.id,
        cartId: body.cartId,
        call: placeOrderCall.name,
        key: idempotencyKey,
        requestHash: requestHash(placeOrderCall.name, { ...body, recaptcha_response: undefined }),
      };
      const earlier = await findEarlier(db, keyed);
      // A provider accepts a token only once; a repeated order has already passed the check.
      if (!earlier.own) {
        await take(placeLimits);
        await dependencies.botCheck.check(body.recaptcha_response, 'placeOrder');
      }
      const billingAddress = body.billingAddress && checkedBillingAddress(body.billingAddress, locale.country);
      const request = {
        ...keyed,
        placementId: crypto.randomUUID(),
        subjectKind: subject.kind,
        locale,
        billingAddress,
        provider: await tenderOf(db, body, subject, locale.currency),
        inStoreSalesInfo: salesInfoOf(body, subject),
        expectedTotal: body.expectedTotal,
        expectedRemainingToPay: body.expectedRemainingToPay,
      };
      return answer(await placeOrder(dependencies, request, earlier), subject.id, locale);
    }),

    route(patchOrder, async ({ params, body }, { subject, locale }) => {
      const { threeDS2Result: result, sessionID: cartId } = body.paymentMethod.additionalData;
      const outcome = await answerPlacement(dependencies, {
        subjectId: subject.id,
        orderNumber: params.orderNumber,
        cartId,
        result,
      });
      return answer(outcome, subject.id, locale);
    }),

    route(getPurchase, ({ params }, { subject }) => readOrder(db, params.orderId, subject.id, now())),
    route(
      trackOrderCall,
      async ({ body }, { take }) => {
        await take([trackedOrderLimit], writtenOrderNumber(body.orderNumber));
        return trackOrder(db, body.orderNumber, body.email, now());
      },
      { limits: trackLimits },
    ),
  ];
}

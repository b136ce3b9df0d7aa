import {
  getPurchase,
  patchOrder,
  placeOrder as placeOrderCall,
  trackOrder as trackOrderCall,
} from 'shared-contracts/calls/checkout';
import { addressFault, normalAddress } from '../address/check.ts';
import { isCountry } from '../address/rules.ts';
import type { Db } from '../database/database.ts';
import { requestHash } from '../idempotency/once.ts';
import { CallError } from '../server/call-error.ts';
import { type Route, route } from '../server/route.ts';
import { readOrder, trackOrder } from './orders.ts';
import { type PlaceParts, placeOrder } from './place.ts';

export interface OrderParts extends PlaceParts {
  readonly db: Db;
  /** Called after an order was placed, so that its mail leaves at once. */
  readonly onPlaced: () => void;
}

/** Orders: placing them, and looking at them. */
export function orderRoutes(parts: OrderParts): Route[] {
  const { db } = parts;
  return [
    route('shopper', placeOrderCall, async ({ body }, { subject, locale, idempotencyKey }) => {
      if (body.paymentMethod.code !== 'CREDIT_CARD') throw new CallError('PYT404');
      const { token } = body.paymentMethod.additionalData;
      if (!token) throw new CallError('PYT404', { field: 'token' });
      const fault = body.billingAddress && addressFault(body.billingAddress, locale.country, 'billing');
      if (fault) throw new CallError(fault.errorId, { field: fault.field });
      const country = body.billingAddress?.country ?? locale.country;
      const orderNumber = await placeOrder(parts, {
        subjectId: subject.id,
        cartId: body.cartId,
        key: idempotencyKey,
        requestHash: requestHash(placeOrderCall.name, { ...body, recaptcha_response: undefined }),
        locale,
        billingAddress:
          body.billingAddress && normalAddress(body.billingAddress, isCountry(country) ? country : locale.country),
        token,
        expectedTotal: body.expectedTotal,
      });
      parts.onPlaced();
      return readOrder(db, orderNumber, subject.id);
    }),

    // Nothing waits for a challenge yet: see the saga.
    route('shopper', patchOrder, async () => {
      throw new CallError('ORD409');
    }),

    route('shopper', getPurchase, ({ params }, { subject }) => readOrder(db, params.orderId, subject.id)),
    route('anyone', trackOrderCall, ({ body }) => trackOrder(db, body.orderNumber, body.email)),
  ];
}

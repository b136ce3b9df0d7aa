import type { Cart, PaymentMethodId } from 'shared-contracts/calls/cart-entities';
import type { Order } from 'shared-contracts/calls/checkout';
import type { TrackingRecordOf } from 'shared-contracts/tracking/records';
import { goodsOfCart, goodsOfOrder } from 'shared-contracts/tracking/tracked-goods';
import { type CheckoutStep, steps } from './steps.ts';

/** Milliseconds after which an order is no news: its page may be opened later, in a browser that does not know that it was told. */
const newFor = 86_400_000;

/** Nothing for a cart that lost its last line meanwhile. */
export const stepRecord = (cart: Cart, name: CheckoutStep): TrackingRecordOf<'checkout_step'> | undefined =>
  cart.items.length === 0
    ? undefined
    : {
        event: 'checkout_step',
        step: steps.indexOf(name) + 1,
        name,
        ...goodsOfCart(cart),
      };

export const paymentRecord = (cart: Cart, method: PaymentMethodId): TrackingRecordOf<'add_payment_info'> => ({
  event: 'add_payment_info',
  method,
  ...goodsOfCart(cart),
});

/** Whether an order was placed and has just been. */
export const isNew = ({ status, createdAt }: Pick<Order, 'status' | 'createdAt'>, now = Date.now()): boolean =>
  (status === 'placed' || status === 'pending') && now - Date.parse(createdAt) < newFor;

/** Who takes the record tells each order once, however often its page is shown. */
export const purchaseOf = (order: Order): TrackingRecordOf<'purchase'> => ({
  event: 'purchase',
  orderNumber: order.orderNumber,
  tax: order.totals.taxAmount,
  shipping: order.totals.shipping,
  ...goodsOfOrder(order),
});

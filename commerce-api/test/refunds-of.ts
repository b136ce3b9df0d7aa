import { getPurchase, type Order } from 'shared-contracts/calls/checkout';
import type { Shopper } from './shop.ts';

/**
 * The refunds of an order, as its shopper sees them. Poll for one that is done: when the worker comes before the call
 * that causes it, the call answers while the worker is still at it.
 */
export const refundsOf = async (shopper: Shopper, orderNumber: string): Promise<NonNullable<Order['refunds']>> =>
  (await shopper.ok(getPurchase, { params: { orderId: orderNumber } })).refunds ?? [];

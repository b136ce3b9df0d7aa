import { orderNumber } from 'shared-contracts/calls/checkout';
import { writtenOrderNumber } from 'shared-contracts/order-number';
import * as v from 'valibot';

/** The page of an order in the account, below the locale. */
export const orderPage = (number: string): string => `/account/orders/${number}`;

/** The order that a part of an address names, as it may be typed; undefined for what no order is called. */
export function namedOrder(part = ''): string | undefined {
  const number = writtenOrderNumber(part);
  return v.is(orderNumber, number) ? number : undefined;
}

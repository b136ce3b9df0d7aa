import type { Order } from 'shared-contracts/calls/checkout';

/** The look of a parcel's state. */
export const statusTone: Readonly<
  Record<Order['shipments'][number]['status'], 'info' | 'success' | 'warning' | 'paper'>
> = {
  received: 'info',
  packed: 'info',
  shipped: 'info',
  ready: 'warning',
  delivered: 'success',
  collected: 'success',
  cancelled: 'paper',
};

import type { ShipmentStatus } from 'shared-contracts/entities/order-status';

/** The look of a parcel's status. */
export const statusTone: Readonly<Record<ShipmentStatus, 'info' | 'success' | 'warning' | 'paper'>> = {
  received: 'info',
  packed: 'info',
  shipped: 'info',
  ready: 'warning',
  delivered: 'success',
  collected: 'success',
  cancelled: 'paper',
};

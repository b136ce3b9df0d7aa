import type { Order } from 'shared-contracts/calls/checkout';
import type { ShipmentStatus } from 'shared-contracts/entities/order-status';

export type Shipment = Order['shipments'][number];

const ways: Readonly<Record<'parcel' | 'store' | 'till' | 'mail', readonly ShipmentStatus[]>> = {
  parcel: ['received', 'packed', 'shipped', 'delivered'],
  store: ['received', 'packed', 'ready', 'collected'],
  till: ['received', 'collected'],
  mail: ['received', 'delivered'],
};

export interface ShipmentProgress {
  readonly steps: readonly ShipmentStatus[];
  /** Index of the current step; beyond the last when complete. */
  readonly current: number;
}

/** The progress of a shipment; undefined when canceled. */
export function shipmentProgress({
  status,
  shippingMethod,
  storeId,
  isTakenAlong,
}: Pick<Shipment, 'status' | 'shippingMethod' | 'storeId' | 'isTakenAlong'>): ShipmentProgress | undefined {
  if (status === 'cancelled') return undefined;
  const toStore = storeId !== undefined || shippingMethod.code === 'pickup' || shippingMethod.code === 'sts';
  const inStore = isTakenAlong ? ways.till : ways.store;
  const steps = shippingMethod.code === 'digital' ? ways.mail : toStore ? inStore : ways.parcel;
  // An unknown status counts as the first step: promising too little is better than too much.
  const index = Math.max(0, steps.indexOf(status));
  return { steps, current: index === steps.length - 1 ? steps.length : index };
}

/** True before arrival, while its dates are a promise. */
export function isUnderWay({ status }: Pick<Shipment, 'status'>): boolean {
  return status !== 'delivered' && status !== 'collected' && status !== 'cancelled';
}

import type { Order } from 'shared-contracts/calls/checkout';

export type ShipmentStatus = Order['shipments'][number]['status'];

/** A state that a shipment reaches automatically. */
export interface PlannedStep {
  readonly status: ShipmentStatus;
  /** ISO timestamp. */
  readonly at: string;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Orders can be cancelled until they are packed, this long after they are placed. */
export const packedAfterMs = 60 * MINUTE_MS;
const SHIPPED_AFTER_MS = 5 * HOUR_MS;
const READY_AFTER_MS = 2 * HOUR_MS;
const COLLECTED_AFTER_MS = 26 * HOUR_MS;
const MAILED_AFTER_MS = 0;
/** A second address line that makes a demo parcel arrive immediately, to try out returns. */
const DEMO_COURIER = 'Demo courier';
/** Parcels arrive on the afternoon of the last promised day. */
const DELIVERY_HOUR = 15;

const after = (placedAt: Date, milliseconds: number): string =>
  new Date(placedAt.getTime() + milliseconds).toISOString();

function deliveredAt(placedAt: Date, deliveryTo: string | undefined): string {
  const promised = deliveryTo ? new Date(`${deliveryTo}T${DELIVERY_HOUR}:00:00Z`) : new Date(0);
  const soonest = new Date(placedAt.getTime() + SHIPPED_AFTER_MS + HOUR_MS);
  return (promised > soonest ? promised : soonest).toISOString();
}

/**
 * Plans the states of a demo shipment: parcels are packed, shipped and delivered, pickups become ready and are
 * collected, digital goods are emailed immediately. In production, a warehouse reports these states.
 */
export function planShipment(
  {
    shippingMethod,
    deliveryTo,
    address,
  }: Pick<Order['shipments'][number], 'shippingMethod' | 'deliveryTo' | 'address'>,
  placedAt: Date,
): PlannedStep[] {
  const { code } = shippingMethod;
  if (code === 'digital') return [{ status: 'delivered', at: after(placedAt, MAILED_AFTER_MS) }];
  const packed: PlannedStep = { status: 'packed', at: after(placedAt, packedAfterMs) };
  if (code === 'pickup' || code === 'sts')
    return [
      packed,
      { status: 'ready', at: after(placedAt, READY_AFTER_MS) },
      { status: 'collected', at: after(placedAt, COLLECTED_AFTER_MS) },
    ];
  if (address?.addressLine2 === DEMO_COURIER)
    return (['packed', 'shipped', 'delivered'] as const).map((status) => ({ status, at: after(placedAt, 0) }));
  return [
    packed,
    { status: 'shipped', at: after(placedAt, SHIPPED_AFTER_MS) },
    { status: 'delivered', at: deliveredAt(placedAt, deliveryTo) },
  ];
}

/** Returns the address for tracking a parcel. */
export const trackingUrlOf = (trackingNumber: string): string =>
  `https://parcel.example/track/${encodeURIComponent(trackingNumber)}`;

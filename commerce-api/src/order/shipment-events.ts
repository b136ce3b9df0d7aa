import { sql } from 'kysely';
import type { Order } from 'shared-contracts/calls/checkout';
import type { ShipmentStatus } from 'shared-contracts/entities/order-status';
import type { Db } from '../database/database.ts';
import { json } from '../database/json.ts';
import { announceShipment } from '../text-messages/order-updates.ts';
import { postOrderEvent } from '../webhooks/order-event.ts';
import { lockOrder } from './lock-order.ts';

type Shipment = Order['shipments'][number];
type Event = NonNullable<Shipment['events']>[number];

/** A status that the warehouse or the carrier reports. */
export interface ShipmentEvent {
  readonly orderNumber: string;
  readonly shipmentId: string;
  readonly status: Exclude<ShipmentStatus, 'received' | 'cancelled'>;
  readonly at: Date;
  readonly parcel?:
    | { readonly carrier: string; readonly trackingNumber: string; readonly trackingUrl: string }
    | undefined;
}

/** Statuses in the order in which a shipment reaches them; messages may arrive in another order. */
const progress: readonly ShipmentStatus[] = ['received', 'packed', 'shipped', 'ready', 'delivered', 'collected'];

/**
 * Records a shipment's new status once, whatever order messages arrive in, and queues what its buyer and other systems hear of it.
 * @returns `unknown` for a shipment that does not exist, `cancelled` for one that was cancelled
 */
export async function recordShipmentEvent(
  transaction: Db,
  { orderNumber, shipmentId, status, at, parcel }: ShipmentEvent,
): Promise<'recorded' | 'known' | 'unknown' | 'cancelled'> {
  await lockOrder(transaction, orderNumber);
  const { rows } = await sql<{ readonly status: ShipmentStatus; readonly events: readonly Event[] }>`
    select status, events from shipment where order_number = ${orderNumber} and shipment_id = ${shipmentId} for update`.execute(
    transaction,
  );
  const [found] = rows;
  if (!found) return 'unknown';
  if (found.status === 'cancelled') return 'cancelled';
  if (found.events.some((event) => event.status === status)) return 'known';
  const events = [...found.events, { status, at: at.toISOString() }].sort(
    (a, b) => progress.indexOf(a.status) - progress.indexOf(b.status),
  );
  await sql`
    update shipment set status = ${events.at(-1)?.status ?? status}, events = ${json(events)}, carrier = coalesce(${parcel?.carrier ?? null}, carrier),
      tracking_number = coalesce(${parcel?.trackingNumber ?? null}, tracking_number), tracking_url = coalesce(${parcel?.trackingUrl ?? null}, tracking_url)
    where order_number = ${orderNumber} and shipment_id = ${shipmentId}`.execute(transaction);
  const data = {
    orderNumber,
    shipmentId,
    ...(parcel ? { carrier: parcel.carrier, trackingNumber: parcel.trackingNumber } : {}),
  };
  await postOrderEvent(transaction, { type: `shipment.${status}`, data });
  if (status === 'shipped' || status === 'ready')
    await announceShipment(transaction, { orderNumber, shipmentId, status });
  return 'recorded';
}

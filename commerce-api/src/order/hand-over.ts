import type { FastifyBaseLogger } from 'fastify';
import type { Order } from 'shared-contracts/calls/checkout';
import type { Db } from '../database/database.ts';
import type { Warehouse, WarehouseShipment } from '../delivery/warehouse.ts';
import { type Deliver, post } from '../jobs/outbox.ts';

/** Messages for the warehouse: the shipments of an order as they are now, and an announced return. */
export const warehouseMessages = ['warehouse-shipments', 'warehouse-return'] as const;

/** Queues the shipments of an order for the warehouse: when it is placed, and when units of it are cancelled. */
export const postShipments = (transaction: Db, orderNumber: string): Promise<void> =>
  post(transaction, 'warehouse-shipments', { orderNumber });

/** Queues an announced return for the warehouse. */
export const postReturn = (transaction: Db, reversalId: string): Promise<void> =>
  post(transaction, 'warehouse-return', { reversalId });

async function readShipments(db: Db, orderNumber: string): Promise<WarehouseShipment[]> {
  const row = await db.selectFrom('orders').select('body').where('order_number', '=', orderNumber).executeTakeFirst();
  if (!row) return [];
  const { shipments } = row.body as Order;
  const lines = await db.selectFrom('order_line').selectAll().where('order_number', '=', orderNumber).execute();
  const toPack = shipments.filter(({ isTakenAlong }) => !isTakenAlong);
  return toPack.flatMap(({ shipmentId, shippingMethod: { code: service }, storeId, address, deliveryTo }) => {
    if (service === 'digital') return [];
    const own = lines.filter((line) => line.shipment_id === shipmentId);
    return [
      {
        orderNumber,
        shipmentId,
        service,
        storeId,
        // Pickups are handed over in the store.
        address: service === 'pickup' || service === 'sts' ? undefined : address,
        deliverBy: deliveryTo,
        lines: own.map(({ line_id, upc, location_id, qty, cancelled_qty }) => ({
          lineId: line_id,
          upc,
          location: location_id,
          quantity: qty,
          cancelled: cancelled_qty,
        })),
      },
    ];
  });
}

async function announceReturn(db: Db, warehouse: Warehouse, reversalId: string): Promise<void> {
  const row = await db
    .selectFrom('order_reversal')
    .selectAll()
    .where('reversal_id', '=', reversalId)
    .executeTakeFirstOrThrow();
  const lines = row.lines as readonly { readonly itemId: string; readonly qty: number }[];
  await warehouse.announceReturn({
    returnId: reversalId,
    orderNumber: row.order_number,
    labelCode: row.label_code ?? '',
    lines: lines.map(({ itemId, qty }) => ({ lineId: itemId, quantity: qty })),
  });
}

/** Sends queued messages to the warehouse. Each is written from the current state, so that repeats do no harm. */
export function toWarehouse(db: Db, warehouse: Warehouse, log: Pick<FastifyBaseLogger, 'error'>): Deliver {
  return async ({ kind, payload }) => {
    const { orderNumber, reversalId } = payload as { readonly orderNumber?: string; readonly reversalId?: string };
    if (kind === 'warehouse-return' && reversalId) return announceReturn(db, warehouse, reversalId);
    for (const shipment of await readShipments(db, orderNumber ?? '')) {
      if ((await warehouse.handOver(shipment)) === 'packed')
        log.error(
          { orderNumber, shipmentId: shipment.shipmentId },
          'the warehouse had packed goods that were then cancelled; stop the parcel',
        );
    }
  };
}

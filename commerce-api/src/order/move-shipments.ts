import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { json } from '../database/json.ts';
import { transact } from '../database/transact.ts';
import { post } from '../jobs/outbox.ts';
import type { Job } from '../jobs/worker.ts';
import type { PlannedStep } from './shipping-plan.ts';

interface DueShipment {
  readonly orderNumber: string;
  readonly shipmentId: string;
  readonly plan: readonly PlannedStep[];
}

const BATCH_SIZE = 50;
const notifiedStatuses: readonly string[] = ['shipped', 'ready'];

/** Returns the tracking number of a parcel; deterministic. */
const trackingNumberOf = ({ orderNumber, shipmentId }: DueShipment): string =>
  `TP${orderNumber.replaceAll('-', '').slice(2)}${shipmentId.toUpperCase()}`;

async function moveOne(transaction: Db, shipment: DueShipment, now: Date): Promise<void> {
  const reached = shipment.plan.filter(({ at }) => new Date(at) <= now);
  const rest = shipment.plan.slice(reached.length);
  const last = reached.at(-1);
  if (!last) return;
  const tracking = reached.some(({ status }) => status === 'shipped') ? trackingNumberOf(shipment) : null;
  await sql`
    update shipment set status = ${last.status}, events = events || ${json(reached)}, plan = ${json(rest)}, due_at = ${rest[0]?.at ?? null},
      tracking_number = coalesce(cast(${tracking} as text), tracking_number)
    where order_number = ${shipment.orderNumber} and shipment_id = ${shipment.shipmentId}`.execute(transaction);
  for (const { status } of reached.filter((step) => notifiedStatuses.includes(step.status)))
    await post(transaction, `shipment-${status}`, {
      orderNumber: shipment.orderNumber,
      shipmentId: shipment.shipmentId,
    });
}

/** Advances shipments that are due. Row locks order this against cancellations. */
export function moveShipmentsJob(db: Db, now: () => Date): Job {
  return {
    name: 'move-shipments',
    run: () =>
      transact(db, async (transaction) => {
        const moment = now();
        const { rows } = await sql<DueShipment>`
          select order_number as "orderNumber", shipment_id as "shipmentId", plan from shipment
          where due_at <= ${moment.toISOString()} order by due_at limit ${BATCH_SIZE} for update skip locked`.execute(
          transaction,
        );
        for (const shipment of rows) await moveOne(transaction, shipment, moment);
      }),
  };
}

import { sql } from 'kysely';
import type { Db } from '../src/database/database.ts';

const DAY_MS = 86_400_000;

/** Moves the arrival of an order's parcels so far back that nothing of it can be sent back any more. */
export async function keepForGood(db: Db, orderNumber: string): Promise<void> {
  const { rows } = await sql<{ readonly days: number }>`
    select cast(body -> 'returnDays' as integer) as days from orders where order_number = ${orderNumber}`.execute(db);
  const at = new Date(Date.now() - ((rows[0]?.days ?? 0) + 1) * DAY_MS);
  await deliver(db, orderNumber, at);
  await sql`update pending_points set check_at = ${at} where order_number = ${orderNumber}`.execute(db);
}

/** Marks an order's parcels as delivered at a time; what happened to them before is forgotten. */
export async function deliver(db: Db, orderNumber: string, at: Date): Promise<void> {
  await sql`
    update shipment set status = 'delivered', due_at = null, events = ${JSON.stringify([{ status: 'delivered', at }])}::jsonb
    where order_number = ${orderNumber} and status <> 'cancelled'`.execute(db);
}

import { sql } from 'kysely';
import type { PendingOrder } from 'shared-contracts/calls/consumer-wallet';
import type { Db } from '../database/database.ts';
import { findOrder } from './orders.ts';
import { pendingPoints } from './pending-points.ts';
import { finalFrom } from './windows.ts';

const waitingOrders = (subjectId: string) => sql`
  from orders o join pending_points waiting on waiting.order_number = o.order_number where o.subject_id = ${subjectId}`;

/** Returns the points that a buyer's orders will earn if nothing more is cancelled or returned. */
export async function pendingPointsOf(db: Db, subjectId: string): Promise<number> {
  const { rows } = await sql<{ readonly points: number }>`
    select cast(coalesce(sum(${pendingPoints}), 0) as integer) as points ${waitingOrders(subjectId)}`.execute(db);
  return rows[0]?.points ?? 0;
}

/** Returns a buyer's latest orders with points on the way, newest first. */
export async function readPendingOrders(db: Db, subjectId: string, most: number): Promise<PendingOrder[]> {
  const { rows } = await sql<{ readonly orderNumber: string; readonly points: number }>`
    select * from (
      select o.order_number as "orderNumber", o.placed_at, ${pendingPoints} as points ${waitingOrders(subjectId)}
    ) waiting where points > 0 order by placed_at desc, "orderNumber" limit ${most}`.execute(db);
  const orders: PendingOrder[] = [];
  for (const { orderNumber, points } of rows) {
    const { order, productTypes } = await findOrder(db, orderNumber, { subjectId });
    const after = finalFrom(order, productTypes);
    orders.push({ orderNumber, points, ...(after ? { creditedAfter: after.toISOString() } : {}) });
  }
  return orders;
}

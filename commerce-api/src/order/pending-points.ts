import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';

/**
 * An order's points: those of the amount paid for goods that are kept. Delivery and gift cards earn none.
 * @param order number of the order
 * @param amountPerPoint minor units of goods that earn a point
 */
export const pointsOf = (order: RawBuilder<unknown>, amountPerPoint: RawBuilder<unknown>) => sql<number>`(
  select cast(coalesce(sum(row_total - row_total * (cancelled_qty + returned_qty) / qty), 0) as integer) / ${amountPerPoint}
  from order_line where order_number = ${order} and product_type is distinct from 'digital')`;

/** Returns the points that a buyer's orders will earn if nothing more is cancelled or returned. */
export async function pendingPointsOf(db: Db, subjectId: string): Promise<number> {
  const { rows } = await sql<{ readonly points: number }>`
    select cast(coalesce(sum(${pointsOf(sql`o.order_number`, sql`p.amount_per_point`)}), 0) as integer) as points
    from pending_points p join orders o on o.order_number = p.order_number where o.subject_id = ${subjectId}`.execute(
    db,
  );
  return rows[0]?.points ?? 0;
}

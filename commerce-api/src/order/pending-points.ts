import { type RawBuilder, sql } from 'kysely';

/**
 * An order's points: those of the amount paid for goods that are kept. Delivery and gift cards earn none.
 * @param order number of the order
 * @param amountPerPoint minor units of goods that earn a point
 */
export const pointsOf = (order: RawBuilder<unknown>, amountPerPoint: RawBuilder<unknown>) => sql<number>`(
  select cast(coalesce(sum(row_total - row_total * (cancelled_qty + returned_qty) / qty), 0) as integer) / ${amountPerPoint}
  from order_line where order_number = ${order} and product_type is distinct from 'digital')`;

/** Whether a buyer is in the loyalty program, which is not for employees. */
export const isMember = (subject: RawBuilder<unknown>) => sql<boolean>`exists (
  select from account a join subject s on s.subject_id = a.subject_id
  where a.subject_id = ${subject} and a.loyalty = 'member' and s.kind <> 'EMPLOYEE')`;

/** The points that an order `o` will earn if nothing more of it is cancelled or returned. */
export const pendingPoints = sql<number>`cast(coalesce((
  select ${pointsOf(sql`o.order_number`, sql`p.amount_per_point`)} from pending_points p
  where p.order_number = o.order_number and ${isMember(sql`o.subject_id`)}), 0) as integer)`;

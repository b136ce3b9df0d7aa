import { type RawBuilder, sql } from 'kysely';
import { isMember } from '../ledger/members.ts';

/**
 * What was paid for an order's goods that are kept, in minor units. Delivery and gift cards do not count.
 * @param order number of the order
 */
export const keptAmountOf = (order: RawBuilder<unknown>) => sql<number>`(
  select cast(coalesce(sum(row_total - row_total * (cancelled_qty + returned_qty) / qty), 0) as integer)
  from order_line where order_number = ${order} and product_type is distinct from 'digital')`;

/** The points that an order `o` will earn if nothing more of it is cancelled or returned. */
export const pendingPoints = sql<number>`cast(coalesce((
  select ${keptAmountOf(sql`o.order_number`)} / p.amount_per_point from pending_points p
  where p.order_number = o.order_number and ${isMember(sql`o.subject_id`)}), 0) as integer)`;

import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** A line that was ordered and of which not every unit was cancelled. Returned goods count: their buyer has had them. */
const isKept = sql`o.status = 'placed' and l.cancelled_qty < l.qty`;

/** Whether a shopper has bought a style; both are references to columns, or values. */
export const boughtStyle = (
  subjectId: RawBuilder<unknown>,
  styleId: RawBuilder<unknown>,
): RawBuilder<boolean> => sql`exists (
    select from orders o
    join order_line l on l.order_number = o.order_number
    join variant v on v.upc = l.upc
    where o.subject_id = ${subjectId} and v.style_id = ${styleId} and ${isKept})`;

/** Whether a shopper, a reference to a column or a value, has bought anything. */
export const isCustomer = (subjectId: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
    select from orders o
    join order_line l on l.order_number = o.order_number
    where o.subject_id = ${subjectId} and ${isKept})`;

/** Returns whether a shopper has bought a style. */
export async function hasBought(db: Db, subjectId: string, styleId: string): Promise<boolean> {
  const { rows } = await sql<{ readonly bought: boolean }>`
    select ${boughtStyle(sql`${subjectId}`, sql`${styleId}`)} as bought`.execute(db);
  return rows[0]?.bought === true;
}

import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** Returns whether a shopper has an order with a style that was not cancelled. */
export async function hasBought(db: Db, subjectId: string, styleId: string): Promise<boolean> {
  const { rows } = await sql`
    select from orders o
    join order_line l on l.order_number = o.order_number
    join variant v on v.upc = l.upc
    where o.subject_id = ${subjectId} and v.style_id = ${styleId} and o.status = 'placed' limit 1`.execute(db);
  return rows.length > 0;
}

import type { Order } from 'shared-contracts/calls/checkout';
import type { Db } from '../database/database.ts';
import { CallError } from '../server/call-error.ts';

/** An order of the subject. @throws {CallError} ORD409 for one that does not exist or is somebody else's */
export async function readOrder(db: Db, orderNumber: string, subjectId: string): Promise<Order> {
  const row = await db
    .selectFrom('orders')
    .select('body')
    .where('order_number', '=', orderNumber)
    .where('subject_id', '=', subjectId)
    .executeTakeFirst();
  if (!row) throw new CallError('ORD409');
  return row.body as Order;
}

/** An order by number and email, for guests; a wrong email is answered like a wrong number. */
export async function trackOrder(db: Db, orderNumber: string, email: string): Promise<Order> {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new CallError('ORD400', { field: 'email' });
  const row = await db
    .selectFrom('orders')
    .select('body')
    .where('order_number', '=', orderNumber.trim().toUpperCase())
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  if (!row) throw new CallError('ORD409');
  return row.body as Order;
}

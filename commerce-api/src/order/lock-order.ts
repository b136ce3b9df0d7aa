import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** Locks the order until the end of the transaction. */
export async function lockOrder(transaction: Db, orderNumber: string): Promise<void> {
  await sql`update orders set revision = revision + 1 where order_number = ${orderNumber}`.execute(transaction);
}

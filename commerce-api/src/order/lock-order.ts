import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** Takes the order for a change: nobody else changes it until the transaction ends. */
export async function lockOrder(transaction: Db, orderNumber: string): Promise<void> {
  await sql`update orders set revision = revision + 1 where order_number = ${orderNumber}`.execute(transaction);
}

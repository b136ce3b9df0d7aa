import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/**
 * Locks the filling of the database until the end of the transaction: several instances may start on an empty one, and
 * imports may run concurrently. Check after the lock whether there is still something to fill.
 */
export async function lockFilling(transaction: Db): Promise<void> {
  await sql`select name from migration order by name limit 1 for update`.execute(transaction);
}

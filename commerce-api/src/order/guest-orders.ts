import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/**
 * The orders of the guest who signs in become the account's, as far as they were made with the account's email: a page may
 * have been lent to somebody else before.
 */
export async function takeOverOrders(transaction: Db, guestId: string, consumerId: string): Promise<void> {
  await sql`
    update orders set subject_id = ${consumerId} from account
    where account.subject_id = ${consumerId} and orders.subject_id = ${guestId} and orders.email = account.email`.execute(
    transaction,
  );
}

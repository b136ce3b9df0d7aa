import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/**
 * Transfers a guest's orders to the account at sign-in, limited to those placed with the account's email: other people
 * may have used the same browser.
 */
export async function transferGuestOrders(transaction: Db, guestId: string, consumerId: string): Promise<void> {
  await sql`
    update orders set subject_id = ${consumerId} from account
    where account.subject_id = ${consumerId} and orders.subject_id = ${guestId} and orders.email = account.email`.execute(
    transaction,
  );
}

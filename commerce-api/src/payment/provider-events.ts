import { sql } from 'kysely';
import { isUuid } from '../base/uuid.ts';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { isNewEvent } from '../idempotency/event-once.ts';

/** A provider's notification: a hint to ask the provider again, never a source for the books. */
export interface ProviderEvent {
  readonly provider: 'card' | 'paypal' | 'adyen';
  /** The provider's id of the message, which may arrive several times. */
  readonly id: string;
  readonly orderNumber: string | undefined;
  /** The shop's key of a refund that the provider accepted but could not execute. */
  readonly failedRefund?: string | undefined;
}

/** Work older than this is no longer in progress at the process that started it. */
const STALE = sql`now() - interval '2 seconds'`;

/**
 * Processes an event once by making unfinished work on its order due now.
 * @returns false for a duplicate
 */
export function takeEvent(db: Db, { provider, id, orderNumber, failedRefund }: ProviderEvent): Promise<boolean> {
  return transact(db, async (transaction) => {
    if (!(await isNewEvent(transaction, provider, id))) return false;
    if (orderNumber) {
      await sql`
        update placement set leased_until = least(leased_until, now())
        where order_number = ${orderNumber} and state in ('reserved', 'authorised', 'committed', 'undoing') and updated_at < ${STALE}`.execute(
        transaction,
      );
      await sql`
        update refund set due_at = least(due_at, now())
        where order_number = ${orderNumber} and state = 'planned' and created_at < ${STALE}`.execute(transaction);
    }
    if (failedRefund && isUuid(failedRefund))
      await transaction.updateTable('refund').set({ state: 'refused' }).where('refund_id', '=', failedRefund).execute();
    return true;
  });
}

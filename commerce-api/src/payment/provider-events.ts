import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';

/** Something a provider told: a hint to look again, never what the books are written from. */
export interface ProviderEvent {
  readonly provider: 'card' | 'paypal' | 'adyen';
  /** The provider's own id of the message: it may send it many times. */
  readonly id: string;
  readonly orderNumber: string | undefined;
  /** A refund that the provider had taken on and could not carry out, by the shop's key. */
  readonly failedRefund?: string | undefined;
}

/** What is older than this is not being worked on by the process that began it. */
const STALE = sql`now() - interval '2 seconds'`;

/**
 * Acts on an event once: unfinished work on its order is due now.
 * @returns false for one that was known
 */
export function takeEvent(db: Db, { provider, id, orderNumber, failedRefund }: ProviderEvent): Promise<boolean> {
  return transact(db, async (transaction) => {
    const { rows } = await sql`
      insert into provider_event (provider, event_id) values (${provider}, ${id}) on conflict do nothing returning event_id`.execute(
      transaction,
    );
    if (rows.length === 0) return false;
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
    if (failedRefund)
      await sql`update refund set state = 'refused' where cast(refund_id as text) = ${failedRefund}`.execute(
        transaction,
      );
    return true;
  });
}

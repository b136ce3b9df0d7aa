import { sql } from 'kysely';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import { capture, hold, InsufficientBalanceError, post, release } from '../ledger/entries.ts';
import type { Snapshot } from './snapshot.ts';

interface Held {
  readonly accountId: string;
  readonly key: string;
  readonly amount: number;
}

/** Returns every ledger hold of a placement, in account order to avoid deadlocks. */
export function heldBy(placementId: string, { tenders, holds }: Pick<Snapshot, 'tenders' | 'holds'>): Held[] {
  const paid = tenders.flatMap(({ accountId, amount, position }) =>
    accountId ? [{ accountId, amount, key: `${placementId}:${position}` }] : [],
  );
  const other = holds.map(({ accountId, amount, purpose }) => ({
    accountId,
    amount,
    key: `${placementId}:${purpose}`,
  }));
  return [...paid, ...other].sort((a, b) => a.accountId.localeCompare(b.accountId) || a.key.localeCompare(b.key));
}

/**
 * Holds the stored value that the order spends, in the transaction that starts the placement.
 * @throws {CallError} PYT400 when value was spent elsewhere in the meantime
 */
export async function holdValue(transaction: Db, placementId: string, snapshot: Snapshot): Promise<void> {
  const { orderNumber } = snapshot.order;
  for (const held of heldBy(placementId, snapshot)) {
    await hold(transaction, { ...held, reference: orderNumber }).catch((error: unknown) => {
      if (error instanceof InsufficientBalanceError) throw new CallError('PYT400', { cause: error });
      throw error;
    });
  }
}

/** Captures the held value. */
export async function captureValue(transaction: Db, placementId: string, snapshot: Snapshot): Promise<void> {
  for (const { accountId, key } of heldBy(placementId, snapshot))
    await capture(transaction, { accountId, key, reference: snapshot.order.orderNumber });
}

/** Releases the held value. */
export async function releaseValue(transaction: Db, placementId: string, snapshot: Snapshot): Promise<void> {
  for (const { accountId, key } of heldBy(placementId, snapshot))
    await release(transaction, { accountId, key, reference: snapshot.order.orderNumber });
}

/** Refunds what an order used besides its payments (voucher points, allowance) once none of it will be delivered. */
export async function returnHolds(transaction: Db, orderNumber: string): Promise<void> {
  const { rows } = await sql<Pick<Snapshot, 'holds'>>`
    select snapshot->'holds' as holds from placement where order_number = ${orderNumber} and state in ('committed', 'done')`.execute(
    transaction,
  );
  for (const { accountId, amount, purpose } of rows[0]?.holds ?? [])
    await post(transaction, { accountId, key: `${orderNumber}:${purpose}:returned`, amount, reference: orderNumber });
}

/** Locks every account that refunding an order may credit or debit, in account order. */
export async function lockOrderAccounts(transaction: Db, orderNumber: string): Promise<void> {
  await sql`
    select account_id from ledger_account
    where account_id in (
      select account_id from payment where order_number = ${orderNumber}
      union select cast(hold->>'accountId' as uuid) from placement, jsonb_array_elements(snapshot->'holds') hold
      where order_number = ${orderNumber}
      union select card_id from value_card where order_number = ${orderNumber}
    ) order by account_id for update`.execute(transaction);
}

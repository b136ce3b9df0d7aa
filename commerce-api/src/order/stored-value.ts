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

/** Everything that a placement sets aside in the ledger; in the order of accounts, so that two never wait in a ring. */
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
 * Sets aside what the order takes from gift cards, points and credits, in the transaction that begins it.
 * @throws {CallError} PYT400 when something was spent elsewhere since the shopper looked
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

/** Spends what was set aside. */
export async function captureValue(transaction: Db, placementId: string, snapshot: Snapshot): Promise<void> {
  for (const { accountId, key } of heldBy(placementId, snapshot))
    await capture(transaction, { accountId, key, reference: snapshot.order.orderNumber });
}

/** Gives back what was set aside. */
export async function releaseValue(transaction: Db, placementId: string, snapshot: Snapshot): Promise<void> {
  for (const { accountId, key } of heldBy(placementId, snapshot))
    await release(transaction, { accountId, key, reference: snapshot.order.orderNumber });
}

/** Gives back what an order took beside its payments, once nothing of it is delivered: the points of a voucher, an allowance. */
export async function returnHolds(transaction: Db, orderNumber: string): Promise<void> {
  const { rows } = await sql<Pick<Snapshot, 'holds'>>`
    select snapshot->'holds' as holds from placement where order_number = ${orderNumber} and state in ('committed', 'done')`.execute(
    transaction,
  );
  for (const { accountId, amount, purpose } of rows[0]?.holds ?? [])
    await post(transaction, { accountId, key: `${orderNumber}:${purpose}:returned`, amount, reference: orderNumber });
}

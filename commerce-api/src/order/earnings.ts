import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { type LedgerAccount, personalAccount } from '../ledger/accounts.ts';
import { post } from '../ledger/entries.ts';
import { lockOrder } from './lock-order.ts';
import type { Placement } from './placements.ts';

/** Points per whole unit of currency spent on goods. */
const POINTS_PER_UNIT = 1;

/** Returns the points for goods, in minor units: whole units of currency count, delivery and gift cards do not. */
export const pointsFor = (goods: number): number => Math.floor(goods / 100) * POINTS_PER_UNIT;

/** Returns the value, in minor units, of an order's goods that earn points: goods that were not cancelled. */
async function earningGoods(transaction: Db, orderNumber: string): Promise<number> {
  const { rows } = await sql<{ readonly goods: number }>`
    select cast(coalesce(sum(row_total * (qty - cancelled_qty) / qty), 0) as integer) as goods from order_line
    where order_number = ${orderNumber} and product_type <> 'digital'`.execute(transaction);
  return rows[0]?.goods ?? 0;
}

/**
 * Returns the account that earns points for a paid order; undefined for subjects without one. Locks the order against
 * cancellations: an earlier one reduces the points earned, a later one takes points back.
 */
export async function lockForEarning(
  transaction: Db,
  { subjectId, orderNumber }: Placement,
): Promise<LedgerAccount | undefined> {
  const account = await personalAccount(transaction, subjectId, 'POINTS', 'POINTS');
  if (account) await lockOrder(transaction, orderNumber);
  return account;
}

/** Credits the points of a paid order. */
export async function earnPoints(transaction: Db, accountId: string, { orderNumber }: Placement): Promise<void> {
  const amount = pointsFor(await earningGoods(transaction, orderNumber));
  if (amount === 0) return;
  await post(transaction, { accountId, key: `${orderNumber}:earned`, amount, reference: orderNumber });
}

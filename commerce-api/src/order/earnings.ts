import { sql } from 'kysely';
import { type LocaleId, locales } from 'shared-contracts/locale';
import type { Db } from '../database/database.ts';
import { post as queue } from '../jobs/outbox.ts';
import { type LedgerAccount, personalAccount } from '../ledger/accounts.ts';
import { post } from '../ledger/entries.ts';
import { vouchersOf } from '../promotions/vouchers.ts';
import { findBuyer } from './buyer.ts';
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
export async function lockForEarning(transaction: Db, placement: Placement): Promise<LedgerAccount | undefined> {
  const account = await personalAccount(transaction, await findBuyer(transaction, placement), 'POINTS', 'POINTS');
  if (account) await lockOrder(transaction, placement.orderNumber);
  return account;
}

/** Payload of the email that points have become enough for a voucher. */
export interface VoucherReached {
  readonly subjectId: string;
  /** The price of the voucher. */
  readonly points: number;
  readonly locale: LocaleId;
}

/** Queues an email about the largest voucher that new points have become enough for; it is mailed to who wants that. */
async function tellOfVoucher(transaction: Db, accountId: string, earned: number, placement: Placement): Promise<void> {
  const { balance, subjectId } = await transaction
    .selectFrom('ledger_account')
    .select(['balance', 'owner_id as subjectId'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const { locale } = placement.snapshot;
  const reached = vouchersOf(locales[locale].country).filter(({ points }) => points > balance - earned);
  const voucher = reached.findLast(({ points }) => points <= balance);
  if (!voucher || !subjectId) return;
  const message: VoucherReached = { subjectId, points: voucher.points, locale };
  await queue(transaction, 'voucher-reached', message);
}

/** Credits the points of a paid order. */
export async function earnPoints(transaction: Db, accountId: string, placement: Placement): Promise<void> {
  const { orderNumber } = placement;
  const amount = pointsFor(await earningGoods(transaction, orderNumber));
  if (amount === 0) return;
  await post(transaction, { accountId, key: `${orderNumber}:earned`, amount, reference: orderNumber });
  await tellOfVoucher(transaction, accountId, amount, placement);
}

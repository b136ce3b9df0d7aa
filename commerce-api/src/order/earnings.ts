import { sql } from 'kysely';
import { type LocaleId, locales } from 'shared-contracts/locale';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { post as queue } from '../jobs/outbox.ts';
import type { Job } from '../jobs/worker.ts';
import { lockAccounts, personalAccount } from '../ledger/accounts.ts';
import { post } from '../ledger/entries.ts';
import { isMember } from '../ledger/members.ts';
import { earnedKeyEnd } from '../ledger/points.ts';
import { readMarkets, vouchersOf } from '../market/markets.ts';
import { findBuyer } from './buyer.ts';
import { type Addressee, rewardInvitation, waitingInviter } from './invitation-rewards.ts';
import { lockOrder } from './lock-order.ts';
import { findOrder } from './orders.ts';
import { keptAmountOf } from './pending-points.ts';
import type { Placement } from './placements.ts';
import { finalFrom } from './windows.ts';

/**
 * Points of orders. They wait until nothing of their order can be cancelled or returned any more, so that nobody spends
 * points of goods that then come back.
 */

/** How long an order whose goods have not all arrived waits until it is looked at again. */
const DAY_MS = 86_400_000;
const AT_ONCE = 50;

/** Returns the rate at which an order was placed; the present one of its market when its snapshot is older than rates. */
async function rateOf(transaction: Db, { amountPerPoint, locale }: Placement['snapshot']): Promise<number | null> {
  if (amountPerPoint !== undefined) return amountPerPoint;
  return (await readMarkets(transaction)).get(locales[locale].country)?.amountPerPoint ?? null;
}

/** Lets a paid order earn points at the rate at which it was placed, if its buyer has an account for them. */
export async function awaitPoints(transaction: Db, placement: Placement): Promise<void> {
  const account = await personalAccount(transaction, await findBuyer(transaction, placement), 'POINTS', 'POINTS');
  if (!account) return;
  const amountPerPoint = await rateOf(transaction, placement.snapshot);
  if (amountPerPoint === null) return;
  await transaction
    .insertInto('pending_points')
    .values({ order_number: placement.orderNumber, amount_per_point: amountPerPoint })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Payload of the email that points have become enough for a voucher. */
export interface VoucherReached {
  readonly subjectId: string;
  /** The price of the voucher. */
  readonly points: number;
  readonly locale: LocaleId;
}

interface Earner extends Addressee {
  /** Minor units of goods that earn a point. */
  readonly amountPerPoint: number;
}

/** Queues an email about the largest voucher that new points have become enough for; it goes only to those who want it. */
async function queueVoucherEmail(transaction: Db, { subjectId, locale }: Addressee, earned: number): Promise<void> {
  const balance = (await personalAccount(transaction, subjectId, 'POINTS', 'POINTS'))?.balance ?? 0;
  const market = (await readMarkets(transaction)).get(locales[locale].country);
  const reached = vouchersOf(market).filter(({ points }) => points > balance - earned);
  const voucher = reached.findLast(({ points }) => points <= balance);
  if (!voucher) return;
  const message: VoucherReached = { subjectId, points: voucher.points, locale };
  await queue(transaction, 'voucher-reached', message);
}

async function credit(transaction: Db, orderNumber: string, earner: Earner, now: Date): Promise<void> {
  const accountId = (await personalAccount(transaction, earner.subjectId, 'POINTS', 'POINTS'))?.id;
  if (!accountId) return;
  const inviter = await waitingInviter(transaction, earner.subjectId);
  // Leaving the program ends the points under these locks.
  await lockAccounts(transaction, [accountId, ...(inviter ? [inviter.accountId] : [])]);
  // Who has not confirmed the membership by now earns nothing.
  const { rows } = await sql<{ readonly kept: number }>`
    select ${keptAmountOf(sql`${orderNumber}`)} as kept
    where ${isMember(sql`cast(${earner.subjectId} as uuid)`)}`.execute(transaction);
  const [order] = rows;
  if (!order) return;
  const earned = Math.floor(order.kept / earner.amountPerPoint);
  if (earned > 0)
    await post(transaction, {
      accountId,
      key: `${orderNumber}${earnedKeyEnd}`,
      amount: earned,
      reference: orderNumber,
    });
  const { currency } = locales[earner.locale];
  const reward = await rewardInvitation(transaction, {
    invited: { ...earner, accountId },
    inviter,
    amount: order.kept,
    currency,
    now,
  });
  await queueVoucherEmail(transaction, earner, earned + (reward?.points ?? 0));
  if (reward?.inviter) await queueVoucherEmail(transaction, reward.inviter, reward.points);
}

/** Credits an order's points if nothing of it can come back any more, else says when to look again. */
async function settle(transaction: Db, orderNumber: string, now: Date): Promise<void> {
  await lockOrder(transaction, orderNumber);
  const pending = transaction.selectFrom('pending_points').where('pending_points.order_number', '=', orderNumber);
  const earner = await pending
    .innerJoin('orders', 'orders.order_number', 'pending_points.order_number')
    .select(['orders.subject_id as subjectId', 'orders.locale', 'pending_points.amount_per_point as amountPerPoint'])
    .executeTakeFirst();
  // Another worker was first.
  if (!earner) return;
  const { order, productTypes } = await findOrder(transaction, orderNumber, { subjectId: earner.subjectId });
  const final = finalFrom(order, productTypes);
  if (final && final < now) {
    await transaction.deleteFrom('pending_points').where('order_number', '=', orderNumber).execute();
    return credit(transaction, orderNumber, earner, now);
  }
  const next = new Date(final ? final.getTime() + 1 : now.getTime() + DAY_MS);
  await transaction
    .updateTable('pending_points')
    .set({ check_at: next })
    .where('order_number', '=', orderNumber)
    .execute();
}

/** Credits the points of every order of which nothing can be cancelled or returned any more. */
export async function creditPoints(db: Db, now: Date): Promise<void> {
  for (;;) {
    const due = await db
      .selectFrom('pending_points')
      .select('order_number')
      .where('check_at', '<=', now)
      .orderBy('check_at')
      .limit(AT_ONCE)
      .execute();
    for (const { order_number: orderNumber } of due)
      await transact(db, (transaction) => settle(transaction, orderNumber, now), { isRepeatable: true });
    if (due.length < AT_ONCE) return;
  }
}

export function creditPointsJob(db: Db, now: () => Date): Job {
  return { name: 'credit-points', run: () => creditPoints(db, now()) };
}

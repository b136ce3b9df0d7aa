import type { Db } from '../database/database.ts';
import { personalAccount } from '../ledger/accounts.ts';
import { InsufficientBalanceError, post } from '../ledger/entries.ts';
import { pointsFor } from '../order/earnings.ts';
import type { FoundOrder } from '../order/orders.ts';
import type { WantedLine } from './refund-rules.ts';

/** Takes back the points that the goods earned, up to the member's balance. */
export async function takeBackPoints(
  transaction: Db,
  { order, subjectId }: FoundOrder,
  { id, orderNumber }: { readonly id: string; readonly orderNumber: string },
  lines: readonly WantedLine[],
): Promise<void> {
  const account = await personalAccount(transaction, subjectId, 'POINTS', 'POINTS');
  if (!account) return;
  const earned = await transaction
    .selectFrom('ledger_entry')
    .select('amount')
    .where('account_id', '=', account.id)
    .where('key', '=', `${orderNumber}:earned`)
    .executeTakeFirst();
  const goods = lines.reduce((total, { itemId, qty }) => {
    const item = order.items.find((candidate) => candidate.id === itemId);
    return total + (item ? Math.floor((item.priceAfterOrderDiscount * qty) / item.qty) : 0);
  }, 0);
  const amount = Math.min(pointsFor(goods), earned?.amount ?? 0);
  if (amount === 0) return;
  const take = (points: number) =>
    post(transaction, { accountId: account.id, key: `${id}:unearned`, amount: -points, reference: orderNumber });
  await take(amount).catch((error: unknown) => {
    // Points already spent are the shop's loss: a balance never drops below 0.
    if (!(error instanceof InsufficientBalanceError)) throw error;
    return account.balance > 0 ? take(Math.min(amount, account.balance)) : undefined;
  });
}

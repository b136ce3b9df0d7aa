import type { Db } from '../../src/database/database.ts';
import { personalAccount } from '../../src/ledger/accounts.ts';
import { post } from '../../src/ledger/entries.ts';
import type { Placement } from '../../src/order/placements.ts';

export * from '../../src/order/earnings.ts';

/** Planted bug: credits the points of an order when it is paid, whatever comes back later. */
export async function awaitPoints(transaction: Db, { orderNumber, subjectId, snapshot }: Placement): Promise<void> {
  const account = await personalAccount(transaction, subjectId, 'POINTS', 'POINTS');
  const goods = snapshot.reservations.reduce((total, { rowTotal }) => total + rowTotal, 0);
  const amount = Math.floor(goods / 100);
  if (account && amount > 0)
    await post(transaction, { accountId: account.id, key: `${orderNumber}:earned`, amount, reference: orderNumber });
}

import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import { json } from '../database/json.ts';
import { post } from '../jobs/outbox.ts';
import { lockOrder } from '../order/lock-order.ts';
import { findOrder, type Owner } from '../order/orders.ts';
import { checkedLines } from './amounts.ts';
import type { Reversal } from './refund-payments.ts';
import type { WantedLine } from './refund-rules.ts';
import { planCancellation, planReturn } from './reversals.ts';

/** A buyer's withdrawal from the contract of an order. */
export interface Withdrawal {
  readonly id: string;
  /** What is to be sent back, if anything. */
  readonly returned: Reversal | undefined;
}

/**
 * Takes a withdrawal from lines of an order, or from everything that is left, within the given transaction: what is not
 * packed is cancelled, the return of the rest is announced, and a receipt is mailed (Directive 2011/83/EU, article 11a).
 * @throws {CallError} ORD409, API422; RTN500 for what nobody can withdraw from
 */
export async function planWithdrawal(
  transaction: Db,
  request: {
    readonly orderNumber: string;
    readonly owner: Owner;
    readonly lines: readonly WantedLine[] | undefined;
    readonly labelCode: string;
    readonly now: Date;
  },
): Promise<Withdrawal> {
  const { orderNumber, owner, labelCode, now } = request;
  await lockOrder(transaction, orderNumber);
  const { order } = await findOrder(transaction, orderNumber, owner, now);
  const items = new Map(order.items.map((item) => [item.id, item]));
  const all = order.items.flatMap(({ id, withdrawableQty: qty = 0 }) => (qty > 0 ? [{ itemId: id, qty }] : []));
  const lines = checkedLines(request.lines ?? all);
  const allowed = lines.every(({ itemId, qty }) => qty <= (items.get(itemId)?.withdrawableQty ?? 0));
  if (lines.length === 0 || !allowed) throw new CallError('RTN500');

  const isOpen = ({ itemId }: WantedLine) => (items.get(itemId)?.cancellableQty ?? 0) > 0;
  const open = lines.filter(isOpen);
  const sent = lines.filter((line) => !isOpen(line)).map((line) => ({ ...line, reason: 'changed-mind' as const }));
  if (open.length > 0) await planCancellation(transaction, { orderNumber, owner, lines: open });
  const returned =
    sent.length > 0
      ? await planReturn(transaction, { orderNumber, owner, lines: sent, labelCode, now, isWithdrawal: true })
      : undefined;
  const id = crypto.randomUUID();
  await transaction
    .insertInto('withdrawal')
    .values({
      withdrawal_id: id,
      order_number: orderNumber,
      lines: json(lines),
      return_id: returned?.id ?? null,
      declared_at: now.toISOString(),
    })
    .execute();
  await post(transaction, 'withdrawal-receipt', { withdrawalId: id });
  return { id, returned };
}

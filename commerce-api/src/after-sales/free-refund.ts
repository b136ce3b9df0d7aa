import type { RefundPart } from 'shared-contracts/calls/staff-orders';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import { post as postMessage } from '../jobs/outbox.ts';
import { takeOffCards } from '../order/card-cuts.ts';
import { lockOrder } from '../order/lock-order.ts';
import { findOrder, type Owner } from '../order/orders.ts';
import { lockOrderAccounts } from '../order/stored-value.ts';
import { cutsOf, type RefundLimits, refundLimits } from './amounts.ts';
import { readRefundFacts } from './refund-facts.ts';
import {
  capturedLeft,
  insertReversal,
  lockPayments,
  postReversalEvent,
  type Reversal,
  refundPayments,
} from './refund-payments.ts';

/** A refund that takes no goods back. */
export interface FreeRefund {
  readonly orderNumber: string;
  readonly owner: Owner;
  readonly part: RefundPart;
  /** The line, for `line`. */
  readonly itemId?: string | undefined;
  /** Minor units. */
  readonly amount: number;
  readonly reason: string;
}

function limitOf(limits: RefundLimits, { part, itemId }: Pick<FreeRefund, 'part' | 'itemId'>): number {
  if (part === 'line') return limits.lines.find((line) => line.itemId === itemId)?.amount ?? 0;
  return part === 'shipping' ? limits.shipping : limits.total;
}

/**
 * Refunds an amount within the given transaction, the last payment first. Points that the goods earn stay, as
 * the goods do. What is refunded for an emailed gift card is taken off its value.
 * @throws {CallError} ORD409; ORD411 for more than was captured and is not refunded yet, than the part has left,
 * or than was not spent of a gift card
 */
export async function planRefund(transaction: Db, refund: FreeRefund): Promise<Reversal> {
  const { orderNumber, owner, part, itemId, amount, reason } = refund;
  await lockOrder(transaction, orderNumber);
  const found = await findOrder(transaction, orderNumber, owner);
  const payments = (await lockPayments(transaction, orderNumber)).filter(({ state }) => state === 'captured');
  // Locked before the balances of gift cards are read, so that nobody spends meanwhile what is taken off them.
  await lockOrderAccounts(transaction, orderNumber);
  const facts = await readRefundFacts(transaction, orderNumber);
  const most = limitOf(refundLimits(found, facts, capturedLeft(payments)), refund);
  // A whole refund is exactly what is left: another amount was worked out before something else changed.
  if (amount > most || (part === 'order' && amount !== most))
    throw new CallError('ORD411', { field: 'amount', additionalInfo: { maxAmount: most } });
  const reversal: Reversal = { id: crypto.randomUUID(), orderNumber, amount };
  const lines = part === 'line' && itemId ? [{ itemId, qty: 0 }] : [];
  await insertReversal(transaction, reversal, { kind: 'refund', state: 'refunding', lines, part, reason });
  await postMessage(transaction, 'order-refunded', { orderNumber, reversalId: reversal.id });
  await postReversalEvent(transaction, 'order.refunded', reversal, { currency: found.order.currency, lines });
  await takeOffCards(transaction, reversal, cutsOf(found, facts, refund));
  await refundPayments(transaction, reversal, payments);
  return reversal;
}

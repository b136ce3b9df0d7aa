import { sql } from 'kysely';
import type { Order } from 'shared-contracts/calls/checkout';
import type { ReturnReason } from 'shared-contracts/calls/orders';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import { inlineRows } from '../database/inline-rows.ts';
import { json } from '../database/json.ts';
import { post as postMessage } from '../jobs/outbox.ts';
import { releaseCoupons } from '../order/coupon-uses.ts';
import { postReturn, postShipments } from '../order/hand-over.ts';
import { lockOrder } from '../order/lock-order.ts';
import { type FoundOrder, findOrder, type Owner } from '../order/orders.ts';
import { lockOrderAccounts, returnHolds } from '../order/stored-value.ts';
import { isReturnable, isWithdrawable, unitsLeft } from '../order/windows.ts';
import { cancellationOf, checkedLines, lastRefundOf, refundOf } from './amounts.ts';
import { readRefundFacts } from './refund-facts.ts';
import { insertReversal, lockPayments, postReversalEvent, type Reversal, refundPayments } from './refund-payments.ts';
import type { WantedLine } from './refund-rules.ts';
import { returnGoods } from './return-goods.ts';

type Item = Order['items'][number];

/**
 * Cancels lines of an order, or everything that is left, within the given transaction.
 * @throws {CallError} ORD409, ORD410, API422; ORD412 when the refund is not the expected one
 */
export async function planCancellation(
  transaction: Db,
  request: {
    readonly orderNumber: string;
    readonly owner: Owner;
    readonly lines: readonly WantedLine[] | undefined;
    /** Why, when staff cancel. */
    readonly reason?: string;
    /** The refund that staff have seen, in minor units. */
    readonly expectedRefund?: number;
  },
): Promise<Reversal> {
  const { orderNumber, owner, reason, expectedRefund } = request;
  await lockOrder(transaction, orderNumber);
  // Locks the shipments too, so that nothing is packed during the cancellation.
  await sql`select shipment_id from shipment where order_number = ${orderNumber} for update`.execute(transaction);
  const found = await findOrder(transaction, orderNumber, owner);
  const facts = await readRefundFacts(transaction, orderNumber);
  const { lines, isLast, amount } = cancellationOf(found, request.lines, facts);
  if (expectedRefund !== undefined && expectedRefund !== amount) throw new CallError('ORD412');
  const reversal: Reversal = { id: crypto.randomUUID(), orderNumber, amount };
  await insertReversal(transaction, reversal, { kind: 'cancel', state: 'refunding', lines, reason });
  await countUnits(transaction, orderNumber, 'cancelled_qty', lines);
  await closeWhatIsEmpty(transaction, found, lines);
  await postMessage(transaction, 'order-cancelled', { orderNumber, reversalId: reversal.id });
  await postReversalEvent(transaction, 'order.cancelled', reversal, { currency: found.order.currency, lines });
  await postShipments(transaction, orderNumber);
  await giveBack(transaction, reversal, { lines, isLast, kind: 'cancel' });
  return reversal;
}

/** Registers a return. It is refunded when the goods arrive. */
export async function planReturn(
  transaction: Db,
  request: {
    readonly orderNumber: string;
    readonly owner: Owner;
    readonly lines: readonly (WantedLine & { readonly reason: ReturnReason })[];
    readonly labelCode: string;
    readonly now: Date;
    /** Whether goods can be announced that have not arrived yet: the buyer withdraws from their contract. */
    readonly isWithdrawal?: boolean;
  },
): Promise<Reversal> {
  const { orderNumber, owner, labelCode, now, isWithdrawal = false } = request;
  const mayReturn = isWithdrawal ? isWithdrawable : isReturnable;
  await lockOrder(transaction, orderNumber);
  const found = await findOrder(transaction, orderNumber, owner);
  const { order, productTypes } = found;
  const facts = await readRefundFacts(transaction, orderNumber);
  const lines = checkedLines(request.lines);
  const returnable = lines.every((line) => {
    const item = order.items.find(({ id }) => id === line.itemId);
    return item !== undefined && line.qty <= unitsLeft(item) && mayReturn(order, item, productTypes, now);
  });
  if (!returnable) throw new CallError('RTN500');
  const reversal: Reversal = { id: crypto.randomUUID(), orderNumber, amount: refundOf(found, lines, facts).amount };
  const label = { code: labelCode, at: now };
  await insertReversal(transaction, reversal, { kind: 'return', state: 'announced', lines, label });
  await countUnits(transaction, orderNumber, 'returned_qty', lines);
  await postReturn(transaction, reversal.id);
  // A withdrawal is confirmed by a receipt of its own.
  if (!isWithdrawal) await postMessage(transaction, 'return-announced', { orderNumber, reversalId: reversal.id });
  await postReversalEvent(transaction, 'return.announced', reversal, { currency: order.currency, lines });
  return reversal;
}

/**
 * The code of the label of a return of this order that has not arrived yet.
 * @throws {CallError} ORD409 when the order has no such return, RTN410 when it has arrived
 */
export async function announcedCode(db: Db, orderNumber: string, returnId: string): Promise<string> {
  const row = await db
    .selectFrom('order_reversal')
    .select(['label_code', 'state'])
    .where('reversal_id', '=', returnId)
    .where('order_number', '=', orderNumber)
    .where('kind', '=', 'return')
    .executeTakeFirst();
  if (!row?.label_code) throw new CallError('ORD409');
  if (row.state !== 'announced') throw new CallError('RTN410');
  return row.label_code;
}

/**
 * Marks a return as received, which makes its refund due: with delivery when it is the last of its order. If it is
 * reported twice, the first report counts.
 */
export async function receiveReturn(transaction: Db, reversalId: string): Promise<'recorded' | 'known' | 'unknown'> {
  const owner = await transaction
    .selectFrom('order_reversal')
    .innerJoin('orders', 'orders.order_number', 'order_reversal.order_number')
    .select(['orders.order_number', 'orders.subject_id'])
    .where('reversal_id', '=', reversalId)
    .executeTakeFirst();
  if (!owner) return 'unknown';
  const { order_number: orderNumber, subject_id: subjectId } = owner;
  await lockOrder(transaction, orderNumber);
  const { rows } = await sql<{ readonly amount: number; readonly lines: WantedLine[] }>`
    update order_reversal set state = 'refunding' where reversal_id = ${reversalId} and state = 'announced'
    returning amount, lines`.execute(transaction);
  const [row] = rows;
  if (!row) return 'known';
  const found = await findOrder(transaction, orderNumber, { subjectId });
  const last = lastRefundOf(found, await readRefundFacts(transaction, orderNumber));
  const reversal: Reversal = { id: reversalId, orderNumber, amount: last ?? row.amount };
  await sql`update order_reversal set amount = ${reversal.amount} where reversal_id = ${reversalId}`.execute(
    transaction,
  );
  await postMessage(transaction, 'return-received', { orderNumber, reversalId });
  await postReversalEvent(transaction, 'return.received', reversal, {
    currency: found.order.currency,
    lines: row.lines,
  });
  await giveBack(transaction, reversal, { lines: row.lines, isLast: last !== undefined, kind: 'return' });
  return 'recorded';
}

/**
 * Returns goods to stock and what they were paid with to the shopper; with the last ones everything else that the order
 * used. A used coupon comes back with a cancellation only. Every reversal locks these rows in this order.
 */
async function giveBack(
  transaction: Db,
  reversal: Reversal,
  {
    lines,
    isLast,
    kind,
  }: { readonly lines: readonly WantedLine[]; readonly isLast: boolean; readonly kind: 'cancel' | 'return' },
): Promise<void> {
  const { orderNumber } = reversal;
  const payments = await lockPayments(transaction, orderNumber);
  await returnGoods(transaction, orderNumber, lines);
  if (isLast && kind === 'cancel') await releaseCoupons(transaction, orderNumber);
  await lockOrderAccounts(transaction, orderNumber);
  await refundPayments(transaction, reversal, payments);
  if (isLast) await returnHolds(transaction, orderNumber);
}

/** Adds to the cancelled or returned units of lines. */
async function countUnits(
  transaction: Db,
  orderNumber: string,
  column: 'cancelled_qty' | 'returned_qty',
  lines: readonly WantedLine[],
): Promise<void> {
  const rows = lines.map(({ itemId, qty }) => ({ line_id: itemId, units: qty }));
  await sql`
    update order_line set ${sql.ref(column)} = ${sql.ref(`order_line.${column}`)} + units
    from ${inlineRows(rows, 'line_id uuid, units integer')}
    where order_number = ${orderNumber} and order_line.line_id = given.line_id`.execute(transaction);
}

/** Closes shipments whose lines were all cancelled, and cancels an order without shipments. */
async function closeWhatIsEmpty(transaction: Db, { order }: FoundOrder, lines: readonly WantedLine[]): Promise<void> {
  const { orderNumber } = order;
  const leftOf = (item: Item): number => unitsLeft(item) - (lines.find(({ itemId }) => itemId === item.id)?.qty ?? 0);
  const at = new Date().toISOString();
  const empty = order.shipments.filter(({ shipmentId }) =>
    order.items.every((item) => item.shipmentId !== shipmentId || leftOf(item) === 0),
  );
  for (const { shipmentId } of empty)
    await sql`
      update shipment set status = 'cancelled', due_at = null, events = events || ${json([{ status: 'cancelled', at }])}
      where order_number = ${orderNumber} and shipment_id = ${shipmentId} and status <> 'cancelled'`.execute(
      transaction,
    );
  if (empty.length === order.shipments.length)
    await transaction
      .updateTable('orders')
      .set({ status: 'cancelled' })
      .where('order_number', '=', orderNumber)
      .execute();
}

import { sql } from 'kysely';
import type { Order } from 'shared-contracts/calls/checkout';
import { CallError } from '../base/call-error.ts';
import { sum } from '../base/sum.ts';
import type { Db } from '../database/database.ts';
import { json } from '../database/json.ts';
import { post as postMessage } from '../jobs/outbox.ts';
import { post } from '../ledger/entries.ts';
import { releaseCoupons } from '../order/coupon-uses.ts';
import { postReturn, postShipments } from '../order/hand-over.ts';
import { lockOrder } from '../order/lock-order.ts';
import { type FoundOrder, findOrder, type Owner } from '../order/orders.ts';
import { lockOrderAccounts, returnHolds } from '../order/stored-value.ts';
import { isCancellable, isReturnable, unitsLeft } from '../order/windows.ts';
import { refundFor, spreadRefund, type WantedLine } from './refund-rules.ts';
import { returnGoods } from './return-goods.ts';
import { takeBackPoints } from './take-back-points.ts';

type Item = Order['items'][number];

/** A cancellation or return of order lines. */
export interface Reversal {
  readonly id: string;
  readonly orderNumber: string;
  /** Minor units. */
  readonly amount: number;
}

/** Returns the amount paid for a row, including tax that is added on top. */
const paidFor = (order: Order, { priceAfterOrderDiscount, taxTotal = 0 }: Item): number =>
  priceAfterOrderDiscount + (order.totals.taxation === 'net' ? taxTotal : 0);

function itemOf(order: Order, { itemId, qty }: WantedLine): Item {
  const item = order.items.find(({ id }) => id === itemId);
  if (!item || qty > unitsLeft(item)) throw new CallError('ORD410', { itemId });
  return item;
}

/** Returns the requested lines and rejects duplicates, because two rows for one item would each pass the check. */
function checkedLines(wanted: readonly WantedLine[]): readonly WantedLine[] {
  if (new Set(wanted.map(({ itemId }) => itemId)).size !== wanted.length)
    throw new CallError('API422', { field: 'lines' });
  return wanted;
}

/** Returns whether nothing is left to deliver once the lines are cancelled. Emailed gift cards do not count. */
function leavesNothing({ order, productTypes }: FoundOrder, lines: readonly WantedLine[]): boolean {
  return order.items.every((item) => {
    const wanted = lines.find(({ itemId }) => itemId === item.id)?.qty ?? 0;
    return productTypes.get(item.id) === 'digital' || (item.cancelledQty ?? 0) + wanted === item.qty;
  });
}

const remainingOf = ({ totals, refunds = [] }: Order): number =>
  totals.total - sum(refunds.map(({ amount }) => amount));

/** Returns the refund for the last lines of an order, which includes delivery and all rounding. */
function restOf({ order, productTypes }: FoundOrder): number {
  const mailed = order.items.filter(({ id }) => productTypes.get(id) === 'digital');
  return remainingOf(order) - sum(mailed.map((item) => paidFor(order, item)));
}

/** Returns the refund for the lines. */
function amountOf(order: Order, lines: readonly WantedLine[]): number {
  const worth = lines.map((line) => {
    const item = itemOf(order, line);
    const givenBack = item.qty - unitsLeft(item);
    return refundFor({ qty: item.qty, paid: paidFor(order, item), givenBack }, line.qty);
  });
  return Math.min(remainingOf(order), sum(worth));
}

/** Adds the gifts when the last paid goods are cancelled; an emailed gift card does not count as paid goods. */
function withGifts(
  { order, productTypes }: FoundOrder,
  lines: readonly WantedLine[],
  all: readonly WantedLine[],
): readonly WantedLine[] {
  const wantedOf = (item: Item): number => lines.find(({ itemId }) => itemId === item.id)?.qty ?? 0;
  const isGift = ({ priceAfterOrderDiscount }: Item): boolean => priceAfterOrderDiscount === 0;
  const isPaid = (item: Item): boolean => !isGift(item) && productTypes.get(item.id) !== 'digital';
  if (order.items.some((item) => isPaid(item) && wantedOf(item) < unitsLeft(item))) return lines;
  const gifts = order.items.filter((item) => isGift(item) && wantedOf(item) === 0).map(({ id }) => id);
  return [...lines, ...all.filter(({ itemId }) => gifts.includes(itemId))];
}

/** Cancels lines of an order, or everything that is left, within the given transaction. */
export async function planCancellation(
  transaction: Db,
  request: { readonly orderNumber: string; readonly owner: Owner; readonly lines: readonly WantedLine[] | undefined },
): Promise<Reversal> {
  const { orderNumber, owner } = request;
  await lockOrder(transaction, orderNumber);
  // Locks the shipments too, so that nothing is packed during the cancellation.
  await sql`select shipment_id from shipment where order_number = ${orderNumber} for update`.execute(transaction);
  const found = await findOrder(transaction, orderNumber, owner);
  const { order, productTypes } = found;
  const all = order.items
    .filter((item) => isCancellable(order, item, productTypes))
    .map((item) => ({ itemId: item.id, qty: unitsLeft(item) }));
  const lines = withGifts(found, checkedLines(request.lines ?? all), all);
  const allowed = lines.every((line) => isCancellable(order, itemOf(order, line), productTypes));
  if (lines.length === 0 || !allowed) throw new CallError('ORD410');
  const isLast = leavesNothing(found, lines);
  const amount = isLast ? restOf(found) : amountOf(order, lines);
  const reversal: Reversal = { id: crypto.randomUUID(), orderNumber, amount };
  await insertReversal(transaction, reversal, 'cancel', 'refunding', lines);
  await markCancelled(transaction, orderNumber, lines);
  await closeWhatIsEmpty(transaction, found, lines);
  await postMessage(transaction, 'order-cancelled', { orderNumber, reversalId: reversal.id });
  await postShipments(transaction, orderNumber);
  const payments = await lockPayments(transaction, orderNumber);
  await returnGoods(transaction, orderNumber, lines);
  if (isLast) await releaseCoupons(transaction, orderNumber);
  await lockOrderAccounts(transaction, found);
  await refundPayments(transaction, reversal, payments);
  if (isLast) await returnHolds(transaction, orderNumber);
  await takeBackPoints(transaction, found, reversal, lines);
  return reversal;
}

/** Registers a return. It is refunded when the goods arrive. */
export async function planReturn(
  transaction: Db,
  request: {
    readonly orderNumber: string;
    readonly owner: Owner;
    readonly lines: readonly (WantedLine & { readonly reason: string })[];
    readonly labelCode: string;
    readonly now: Date;
  },
): Promise<Reversal> {
  const { orderNumber, owner, labelCode, now } = request;
  await lockOrder(transaction, orderNumber);
  const { order, productTypes } = await findOrder(transaction, orderNumber, owner);
  const lines = checkedLines(request.lines);
  const returnable = lines.every((line) => {
    const item = order.items.find(({ id }) => id === line.itemId);
    return item !== undefined && line.qty <= unitsLeft(item) && isReturnable(order, item, productTypes, now);
  });
  if (!returnable) throw new CallError('RTN500');
  const reversal: Reversal = { id: crypto.randomUUID(), orderNumber, amount: amountOf(order, lines) };
  await insertReversal(transaction, reversal, 'return', 'announced', lines, { code: labelCode, at: now });
  for (const { itemId, qty } of lines)
    await sql`update order_line set returned_qty = returned_qty + ${qty} where order_number = ${orderNumber} and line_id = ${itemId}`.execute(
      transaction,
    );
  await postReturn(transaction, reversal.id);
  return reversal;
}

/** Marks a return as received, which makes its refund due. If it is reported twice, the first report counts. */
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
  const reversal: Reversal = { id: reversalId, orderNumber, amount: row.amount };
  const found = await findOrder(transaction, orderNumber, { subjectId });
  await postMessage(transaction, 'return-received', { orderNumber, reversalId });
  const payments = await lockPayments(transaction, orderNumber);
  await returnGoods(transaction, orderNumber, row.lines);
  await lockOrderAccounts(transaction, found);
  await refundPayments(transaction, reversal, payments);
  await takeBackPoints(transaction, found, reversal, row.lines);
  return 'recorded';
}

async function insertReversal(
  transaction: Db,
  { id, orderNumber, amount }: Reversal,
  kind: 'cancel' | 'return',
  state: 'announced' | 'refunding',
  lines: readonly WantedLine[],
  /** Only for returns: the parcel is in transit from this moment. */
  label?: { readonly code: string; readonly at: Date },
): Promise<void> {
  await transaction
    .insertInto('order_reversal')
    .values({
      reversal_id: id,
      order_number: orderNumber,
      kind,
      state,
      lines: json(lines),
      amount,
      label_code: label?.code ?? null,
      ...(label ? { created_at: label.at.toISOString() } : {}),
    })
    .execute();
}

async function markCancelled(transaction: Db, orderNumber: string, lines: readonly WantedLine[]): Promise<void> {
  for (const { itemId, qty } of lines)
    await sql`update order_line set cancelled_qty = cancelled_qty + ${qty} where order_number = ${orderNumber} and line_id = ${itemId}`.execute(
      transaction,
    );
}

interface PaymentRow {
  readonly paymentId: string;
  readonly accountId: string | null;
  readonly amount: number;
  readonly refunded: number;
}

async function lockPayments(transaction: Db, orderNumber: string): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select payment_id as "paymentId", account_id as "accountId", amount, refunded from payment
    where order_number = ${orderNumber} and state <> 'voided' order by position for update`.execute(transaction);
  return rows;
}

/**
 * Plans the refund of each payment, the last payment first. Stored value is refunded immediately; a provider is asked
 * after the transaction, under the planned refund's key.
 */
async function refundPayments(
  transaction: Db,
  { id, orderNumber, amount }: Reversal,
  rows: readonly PaymentRow[],
): Promise<void> {
  for (const { paymentId, amount: part } of spreadRefund(amount, rows)) {
    const refundId = crypto.randomUUID();
    const accountId = rows.find((row) => row.paymentId === paymentId)?.accountId;
    await sql`update payment set refunded = refunded + ${part} where payment_id = ${paymentId}`.execute(transaction);
    await sql`
      insert into refund (refund_id, reversal_id, order_number, payment_id, amount, state, done_at)
      values (${refundId}, ${id}, ${orderNumber}, ${paymentId}, ${part}, ${accountId ? 'done' : 'planned'}, ${accountId ? sql`now()` : null})`.execute(
      transaction,
    );
    if (accountId)
      await post(transaction, { accountId, key: `${refundId}:refund`, amount: part, reference: orderNumber });
  }
  await sql`
    update order_reversal set state = 'done'
    where reversal_id = ${id} and not exists (select from refund where reversal_id = ${id} and state = 'planned')`.execute(
    transaction,
  );
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

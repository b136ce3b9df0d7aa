import { sql } from 'kysely';
import type { RefundPart } from 'shared-contracts/calls/staff-orders';
import { sum } from '../base/sum.ts';
import type { Db } from '../database/database.ts';
import { json } from '../database/json.ts';
import { post } from '../ledger/entries.ts';
import { type NewOrderEvent, postOrderEvent } from '../webhooks/order-event.ts';
import { spreadRefund, type WantedLine } from './refund-rules.ts';

/** A cancellation or return of order lines, or a refund without goods. */
export interface Reversal {
  readonly id: string;
  readonly orderNumber: string;
  /** Minor units. */
  readonly amount: number;
}

interface ReversalDetails {
  readonly kind: 'cancel' | 'return' | 'refund';
  readonly state: 'announced' | 'refunding';
  readonly lines: readonly WantedLine[];
  /** Only for returns: the parcel is in transit from this moment. */
  readonly label?: { readonly code: string; readonly at: Date };
  /** Only for what staff did: why. */
  readonly reason?: string | undefined;
  /** Only for refunds. */
  readonly part?: RefundPart;
}

/** Inserts a cancellation, return, or refund. */
export async function insertReversal(
  transaction: Db,
  { id, orderNumber, amount }: Reversal,
  { kind, state, lines, label, reason, part }: ReversalDetails,
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
      reason: reason ?? null,
      part: part ?? null,
      ...(label ? { created_at: label.at.toISOString() } : {}),
    })
    .execute();
}

type ReversalEvent = Extract<NewOrderEvent, { readonly data: { readonly reversalId: string } }>;

/** Tells other systems what is taken back or refunded, within the given transaction. */
export const postReversalEvent = (
  transaction: Db,
  type: ReversalEvent['type'],
  { id, orderNumber, amount }: Reversal,
  { currency, lines }: Pick<ReversalEvent['data'], 'currency'> & { readonly lines: readonly WantedLine[] },
): Promise<void> =>
  postOrderEvent(transaction, {
    type,
    data: {
      orderNumber,
      currency,
      reversalId: id,
      refund: amount,
      lines: lines.map(({ itemId, qty }) => ({ lineId: itemId, quantity: qty })),
    },
  });

export interface PaymentRow {
  readonly paymentId: string;
  readonly accountId: string | null;
  readonly state: 'authorised' | 'captured';
  readonly amount: number;
  readonly refunded: number;
}

/** Returns what was captured and not refunded yet, in minor units. */
export const capturedLeft = (
  payments: readonly (Pick<PaymentRow, 'amount' | 'refunded'> & { readonly state: string })[],
): number => sum(payments.filter(({ state }) => state === 'captured').map(({ amount, refunded }) => amount - refunded));

/** Locks the payments of an order that were not voided, in payment order. */
export async function lockPayments(transaction: Db, orderNumber: string): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select payment_id as "paymentId", account_id as "accountId", state, amount, refunded from payment
    where order_number = ${orderNumber} and state <> 'voided' order by position for update`.execute(transaction);
  return rows;
}

/**
 * Plans the refund of each payment, the last payment first. Stored value is refunded immediately; a provider is asked
 * after the transaction, under the planned refund's key.
 */
export async function refundPayments(
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

import { sql } from 'kysely';
import type { PaymentMethodId } from 'shared-contracts/calls/cart-entities';
import type { StaffOrder } from 'shared-contracts/calls/staff-orders';
import type { StaffAction } from 'shared-contracts/calls/staff-people';
import { refundLimits } from '../after-sales/amounts.ts';
import { readRefundFacts } from '../after-sales/refund-facts.ts';
import { capturedLeft } from '../after-sales/refund-payments.ts';
import { sum } from '../base/sum.ts';
import type { Db } from '../database/database.ts';
import { type FoundOrder, findOrder } from '../order/orders.ts';
import { unitsLeft } from '../order/windows.ts';
import { readActionsOf } from '../staff/actions.ts';
import type { StaffActor } from '../staff/actor-of.ts';
import { readMails } from './order-mails.ts';

type Entry = StaffOrder['history'][number];

/** Orders of all shoppers, in the name of somebody of the staff. */
export const forStaff = ({ staff }: StaffActor) => ({ staffId: staff.staffId });

async function readPayments(db: Db, orderNumber: string) {
  const { rows } = await sql<{
    readonly code: PaymentMethodId;
    readonly amount: number;
    readonly refunded: number;
    readonly state: 'authorised' | 'captured' | 'voided';
    readonly lastFour: string | null;
  }>`
    select method as code, amount, refunded, state, details->>'lastFour' as "lastFour" from payment
    where order_number = ${orderNumber} order by position`.execute(db);
  return rows;
}

const amountBetween = ({ before = {}, after = {} }: StaffAction): number =>
  Number(after.refunded ?? 0) - Number(before.refunded ?? 0);

const ofStaff = (action: StaffAction): Entry => ({
  at: action.at,
  event: action.action,
  ...(action.by ? { by: action.by } : {}),
  ...(action.reason ? { reason: action.reason } : {}),
  ...(action.after ? { amount: amountBetween(action) } : {}),
  ...(action.mail ? { mail: action.mail } : {}),
});

/** What shoppers did: cancellations and returns. Those of staff are in the audit record. */
async function readOwnReversals(db: Db, orderNumber: string): Promise<Entry[]> {
  const rows = await db
    .selectFrom('order_reversal')
    .select(['kind', 'amount', 'created_at'])
    .where('order_number', '=', orderNumber)
    .where('reason', 'is', null)
    .execute();
  return rows.map(({ kind, amount, created_at }) => ({
    at: created_at.toISOString(),
    event: kind === 'cancel' ? 'cancelled' : 'returned',
    amount,
  }));
}

async function readHistory(db: Db, { order }: FoundOrder): Promise<Entry[]> {
  const moves = order.shipments.flatMap(({ events = [] }) =>
    events
      .filter(({ status }) => status !== 'received')
      .map(({ status, at }): Entry => ({ at, event: `shipment.${status}` })),
  );
  const entries = [
    { at: order.createdAt, event: 'placed' },
    ...moves,
    ...(await readOwnReversals(db, order.orderNumber)),
    ...(await readActionsOf(db, order.orderNumber)).map(ofStaff),
  ];
  return entries.sort((a, b) => (a.at < b.at ? 1 : -1));
}

/** Reads an order as staff see it. @throws {CallError} ORD409 */
export async function readStaffOrder(db: Db, orderNumber: string, actor: StaffActor): Promise<StaffOrder> {
  const found = await findOrder(db, orderNumber, forStaff(actor), actor.now);
  const payments = await readPayments(db, orderNumber);
  const facts = await readRefundFacts(db, orderNumber);
  const { lines, ...limits } = refundLimits(found, facts, capturedLeft(payments));
  return {
    order: found.order,
    payments: payments.map(({ code, amount, refunded, state, lastFour }) => ({
      ...{ code, amount, refunded, status: state === 'authorised' ? 'authorized' : state },
      ...(lastFour ? { lastFour } : {}),
    })),
    refundable: { ...limits, lines: [...lines] },
    mails: await readMails(db, found),
    history: await readHistory(db, found),
  };
}

/** The facts about an order that cancellations and refunds change, for the audit record. */
export async function factsOf(db: Db, orderNumber: string, actor: StaffActor) {
  const { order } = await findOrder(db, orderNumber, forStaff(actor), actor.now);
  const { status, items, refunds = [], currency } = order;
  return {
    facts: { status, units: sum(items.map(unitsLeft)), refunded: sum(refunds.map(({ amount }) => amount)) },
    currency,
  };
}

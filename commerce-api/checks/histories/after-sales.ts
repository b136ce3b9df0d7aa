import { sql } from 'kysely';
import type { AnyCall, CallInput, CallResponse } from 'shared-contracts/call';
import { cancelOrder, returnLabel } from 'shared-contracts/calls/orders';
import type { ErrorId } from 'shared-contracts/errors/catalogue';
import { runRefunds } from '../../src/after-sales/refunds.ts';
import { receiveReturn } from '../../src/after-sales/reversals.ts';
import { transact } from '../../src/database/transact.ts';
import type { Step, Via } from './history.ts';
import { cancelUnits, leftOf, type ModelItem, type ModelOrder, returnUnits } from './model.ts';
import { insist } from './violation.ts';
import type { World } from './world.ts';

type Change = Extract<Step, { do: 'cancel' | 'return' }>;

/** The state that changes of orders need. */
interface Shopping {
  readonly world: World;
  readonly orders: readonly ModelOrder[];
  ask<C extends AnyCall>(
    call: C,
    input: CallInput<C>,
    refusals: readonly ErrorId[],
    via: Via,
  ): Promise<CallResponse<C> | undefined>;
}

/** Cancels or returns part of an order. */
export async function changeOrder(shopping: Shopping, step: Change): Promise<void> {
  const order = shopping.orders[step.order % Math.max(1, shopping.orders.length)];
  const item = order?.items[step.item % order.items.length];
  if (!order || !item) return;
  return step.do === 'cancel' ? cancel(shopping, order, item, step) : sendBack(shopping, order, item, step);
}

async function cancel(shopping: Shopping, order: ModelOrder, item: ModelItem, { units, via }: Change): Promise<void> {
  const { orderNumber } = order;
  const lines = units === 0 ? {} : { lines: [{ itemId: item.id, qty: units }] };
  const ask = () =>
    shopping.ask(cancelOrder, { body: { orderNumber, ...lines } }, ['ORD410'], via === 'race' ? 'once' : via);
  const answers = via === 'race' ? await Promise.all([ask(), ask()]) : [await ask()];
  const done = answers.filter((answer) => answer !== undefined);
  const expected = answers.map(() => cancelUnits(order, item, units)).filter(Boolean).length;
  insist(done.length === expected, `${orderNumber}: ${done.length} cancellations were accepted, not ${expected}`);
  const told = Math.max(0, ...done.map(refundedOf));
  insist(done.length === 0 || told === order.refunded, `${orderNumber}: ${told} go back, not ${order.refunded}`);
}

const refundedOf = ({ refunds = [] }: CallResponse<typeof cancelOrder>): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);

/** Marks every shipment as delivered. */
async function deliverParcels({ world }: Shopping, order: ModelOrder): Promise<void> {
  const at = new Date().toISOString();
  await sql`
    update shipment set status = 'delivered', due_at = null, events = events || ${JSON.stringify([{ status: 'delivered', at }])}::jsonb
    where order_number = ${order.orderNumber} and status <> 'cancelled'`.execute(world.db);
  order.delivered = true;
}

async function sendBack(shopping: Shopping, order: ModelOrder, item: ModelItem, { units, via }: Change): Promise<void> {
  const { orderNumber } = order;
  const qty = units === 0 ? leftOf(item) : units;
  if (qty === 0) return;
  await deliverParcels(shopping, order);
  const lines = [{ itemId: item.id, qty, reason: 'changed-mind' as const }];
  const ask = () =>
    shopping.ask(
      returnLabel,
      { params: { orderId: orderNumber }, body: { lines } },
      ['RTN500'],
      via === 'race' ? 'once' : via,
    );
  const answers = via === 'race' ? await Promise.all([ask(), ask()]) : [await ask()];
  const done = answers.filter((answer) => answer !== undefined);
  const expected = answers.map(() => returnUnits(order, item, qty)).filter((amount) => amount !== undefined);
  insist(
    done.length === expected.length,
    `${orderNumber}: ${done.length} returns were accepted, not ${expected.length}`,
  );
  const told = done.reduce((sum, { refundAmount }) => sum + refundAmount, 0);
  const worth = expected.reduce((sum, amount) => sum + amount, 0);
  insist(told === worth, `${orderNumber}: the return is worth ${told}, not ${worth}`);
  for (const { returnId } of done) await arrive(shopping, order, returnId);
}

/** Receives a returned parcel; two people scan its label at the same moment. */
async function arrive({ world }: Shopping, { orderNumber }: ModelOrder, returnId: string): Promise<void> {
  const scan = () => transact(world.db, (transaction) => receiveReturn(transaction, returnId));
  await Promise.all([scan(), scan()]);
  await runRefunds(world.refunds, orderNumber);
}

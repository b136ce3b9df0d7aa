import type { AnyCall, CallInput, CallResponse } from 'shared-contracts/call';
import { cancelOrder, returnLabel } from 'shared-contracts/calls/orders';
import type { ErrorId } from 'shared-contracts/errors/catalogue';
import { runRefunds } from '../../src/after-sales/refunds.ts';
import { receiveReturn } from '../../src/after-sales/reversals.ts';
import { transact } from '../../src/database/transact.ts';
import { creditPoints } from '../../src/order/earnings.ts';
import { deliver, keepForGood } from '../keep-order.ts';
import type { Action, Via } from './history.ts';
import { announceUnits, cancelUnits, leftOf, type ModelItem, type ModelOrder, receiveUnits } from './model.ts';
import { insist } from './violation.ts';
import type { World } from './world.ts';

type Change = Extract<Action, { do: 'cancel' | 'return' }>;
type Keep = Extract<Action, { do: 'keep' }>;

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

/** Cancels or returns part of an order, or keeps it. */
export async function changeOrder(shopping: Shopping, step: Change | Keep): Promise<void> {
  const order = shopping.orders[step.order % Math.max(1, shopping.orders.length)];
  if (!order) return;
  if (step.do === 'keep') return keep(shopping, order);
  const item = order.items[step.item % order.items.length];
  if (!item) return;
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
  const refunded = Math.max(0, ...done.map(refundedOf));
  insist(
    done.length === 0 || refunded === order.refunded,
    `${orderNumber}: ${refunded} go back, not ${order.refunded}`,
  );
}

const refundedOf = ({ refunds = [] }: CallResponse<typeof cancelOrder>): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);

/** Lets the time for returns pass, and credits the order's points; two workers do at the same moment. */
async function keep({ world: { db } }: Shopping, order: ModelOrder): Promise<void> {
  await keepForGood(db, order.orderNumber);
  order.delivered = true;
  order.final = true;
  const credit = () => creditPoints(db, new Date());
  await Promise.all([credit(), credit()]);
}

async function sendBack(shopping: Shopping, order: ModelOrder, item: ModelItem, { units, via }: Change): Promise<void> {
  const { orderNumber } = order;
  const qty = units === 0 ? leftOf(item) : units;
  if (qty === 0) return;
  if (!order.delivered) await deliver(shopping.world.db, orderNumber, new Date());
  order.delivered = true;
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
  const expected = answers.map(() => announceUnits(order, item, qty)).filter((amount) => amount !== undefined);
  insist(
    done.length === expected.length,
    `${orderNumber}: ${done.length} returns were accepted, not ${expected.length}`,
  );
  const refunded = done.reduce((sum, { refundAmount }) => sum + refundAmount, 0);
  const worth = expected.reduce((sum, amount) => sum + amount, 0);
  insist(refunded === worth, `${orderNumber}: the return is worth ${refunded}, not ${worth}`);
  for (const { returnId, refundAmount } of done) {
    await arrive(shopping, order, returnId);
    receiveUnits(order, item, qty, refundAmount);
  }
}

/** Receives a returned parcel; two people scan its label at the same moment. */
async function arrive({ world }: Shopping, { orderNumber }: ModelOrder, returnId: string): Promise<void> {
  const scan = () => transact(world.db, (transaction) => receiveReturn(transaction, returnId));
  await Promise.all([scan(), scan()]);
  await runRefunds(world.refunds, orderNumber);
}

import {
  cancelForShopper,
  findOrders,
  getStaffOrder,
  previewCancellation,
  refundOrder,
  resendOrderMail,
} from 'shared-contracts/calls/staff-orders';
import { correctStock, findStock, getStock } from 'shared-contracts/calls/staff-stock';
import { cancellationOf } from '../after-sales/amounts.ts';
import { planRefund } from '../after-sales/free-refund.ts';
import { readRefundFacts } from '../after-sales/refund-facts.ts';
import { runRefunds } from '../after-sales/refunds.ts';
import { planCancellation } from '../after-sales/reversals.ts';
import type { AfterSalesDependencies } from '../after-sales/routes.ts';
import type { StaffRule } from '../auth/staff.ts';
import type { Db } from '../database/database.ts';
import { changeOnce } from '../idempotency/change-once.ts';
import { lockOrder } from '../order/lock-order.ts';
import { findOrder } from '../order/orders.ts';
import { staffMailLimit, staffMailLimits, staffSearchLimits } from '../server/rate-limit.ts';
import { type CallContext, type Route, route } from '../server/route.ts';
import { recordAction } from '../staff/actions.ts';
import { actorReader, type StaffActor } from '../staff/actor-of.ts';
import { kindOf, searchOrders } from './find-orders.ts';
import { recordOpening, recordSearch } from './looks.ts';
import { resendMail } from './order-mails.ts';
import { factsOf, forStaff, readStaffOrder } from './staff-order.ts';
import { correctShelf, readStock, searchStock } from './stock.ts';

export interface BackOfficeDependencies
  extends Pick<AfterSalesDependencies, 'db' | 'refunds' | 'now' | 'checkpoint' | 'onMessage'> {
  /** Prefix of order numbers. */
  readonly orderPrefix: string;
  readonly staff: StaffRule;
}

interface OrderChange {
  readonly call: typeof cancelForShopper | typeof refundOrder;
  readonly action: 'order.cancel' | 'order.refund';
  readonly params: { readonly orderNumber: string };
  readonly body: { readonly reason: string };
  readonly work: (transaction: Db, actor: StaffActor) => Promise<{ readonly id: string }>;
}

/** Calls by which staff look after orders of all shoppers, and after stock. */
export function backOfficeRoutes(dependencies: BackOfficeDependencies): Route[] {
  const { db, refunds, onMessage, checkpoint, orderPrefix } = dependencies;
  const actorOf = actorReader(dependencies);

  /** Changes an order once, with its entry in the audit record, and then asks the providers for what is refunded. */
  async function changeOrder({ call, action, params, body, work }: OrderChange, context: CallContext) {
    const actor = await actorOf(context);
    const { orderNumber } = params;
    const planned = await changeOnce(db, call.name, { params, body }, context, async (transaction) => {
      // Locked first, so that nothing changes between the facts before and the change.
      await lockOrder(transaction, orderNumber);
      const { facts: before, currency } = await factsOf(transaction, orderNumber, actor);
      const { id } = await work(transaction, actor);
      const { facts: after } = await factsOf(transaction, orderNumber, actor);
      const change = { of: orderNumber, reason: body.reason, before, after, currency };
      await recordAction(transaction, actor, { action, change });
      return { id };
    });
    await checkpoint?.('reversal-planned', planned.id);
    await runRefunds(refunds, orderNumber);
    onMessage();
    return readStaffOrder(db, orderNumber, actor);
  }

  return [
    route(
      findOrders,
      async ({ body }, context) => {
        const kind = kindOf(body.words, orderPrefix);
        await recordSearch(db, kind, await actorOf(context));
        return searchOrders(db, kind, body);
      },
      { limits: staffSearchLimits },
    ),

    route(getStaffOrder, async ({ params: { orderNumber } }, context) => {
      const actor = await actorOf(context);
      await recordOpening(db, orderNumber, actor);
      return readStaffOrder(db, orderNumber, actor);
    }),

    route(previewCancellation, async ({ params: { orderNumber }, body }, context) => {
      const found = await findOrder(db, orderNumber, forStaff(await actorOf(context)));
      const { lines, amount, isLast } = cancellationOf(found, body.lines, await readRefundFacts(db, orderNumber));
      return { refund: amount, lines: [...lines], isWhole: isLast };
    }),

    route(cancelForShopper, ({ params, body }, context) => {
      const work: OrderChange['work'] = (transaction, actor) =>
        planCancellation(transaction, { ...params, ...body, lines: body.lines, owner: forStaff(actor) });
      return changeOrder({ call: cancelForShopper, action: 'order.cancel', params, body, work }, context);
    }),

    route(refundOrder, ({ params, body }, context) => {
      const work: OrderChange['work'] = (transaction, actor) =>
        planRefund(transaction, { ...params, ...body, owner: forStaff(actor) });
      return changeOrder({ call: refundOrder, action: 'order.refund', params, body, work }, context);
    }),

    route(
      resendOrderMail,
      async ({ params, body }, context) => {
        const actor = await actorOf(context);
        const { orderNumber } = params;
        const take = () => context.take([staffMailLimit], orderNumber);
        const resend = async (transaction: Db) => {
          const found = await findOrder(transaction, orderNumber, forStaff(actor));
          await resendMail(transaction, found, body, actor.now);
          const change = { of: orderNumber, mail: body.mail };
          await recordAction(transaction, actor, { action: 'order.resendMail', change });
          return {};
        };
        await changeOnce(db, resendOrderMail.name, { params, body }, context, resend, take);
        onMessage();
        return readStaffOrder(db, orderNumber, actor);
      },
      { limits: staffMailLimits },
    ),

    route(findStock, ({ query }, { locale }) => searchStock(db, query, locale)),

    route(getStock, ({ params }, { locale }) => readStock(db, params.upc, locale)),

    route(correctStock, async ({ params, body }, context) => {
      const actor = await actorOf(context);
      return changeOnce(db, correctStock.name, { params, body }, context, (transaction) =>
        correctShelf(transaction, { params, body }, actor),
      );
    }),
  ];
}

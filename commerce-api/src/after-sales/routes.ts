import {
  cancelOrder,
  downloadInvoice,
  purchaseHistory,
  resendGiftCardEmail,
  returnLabel,
  returnLabelAgain,
  withdraw,
} from 'shared-contracts/calls/orders';
import { locales } from 'shared-contracts/locale';
import { writtenOrderNumber } from 'shared-contracts/order-number';
import { CallError } from '../base/call-error.ts';
import { normalizeEmail } from '../base/normalize-email.ts';
import { readableCode } from '../base/readable-code.ts';
import type { Db } from '../database/database.ts';
import { invoicePdf, returnLabelPdf } from '../documents/documents.ts';
import type { Seller } from '../documents/invoice.ts';
import { toPdfFile } from '../documents/pdf.ts';
import { qrCode } from '../documents/qr-code.ts';
import { changeOnce } from '../idempotency/change-once.ts';
import { once } from '../idempotency/once.ts';
import type { Checkpoint } from '../order/checkpoint.ts';
import { readHistory } from '../order/history.ts';
import { mailAgain, mailableCards } from '../order/issued-gift-cards.ts';
import { findOrder, type Owner, ownerOf } from '../order/orders.ts';
import { documentLimits, giftCardMailLimit, giftCardMailLimits, trackedOrderLimit } from '../server/rate-limit.ts';
import { type CallContext, type Route, route } from '../server/route.ts';
import { type RefundDependencies, runRefunds } from './refunds.ts';
import { announcedCode, planCancellation, planReturn } from './reversals.ts';
import { planWithdrawal } from './withdrawals.ts';

export interface AfterSalesDependencies {
  readonly db: Db;
  readonly brand: string;
  /** Lines of the address on return labels. */
  readonly returnsAddress: readonly string[];
  readonly seller: Seller;
  readonly refunds: RefundDependencies;
  readonly now: () => Date;
  readonly checkpoint?: (reached: Checkpoint, id: string) => void | Promise<void>;
  /** Called when there are messages to send to the shopper or the warehouse. */
  readonly onMessage: () => void;
}

/** Returns whose order a call is about. An email proves it, and is guessed no more often than when an order is looked up. */
async function ownerOfCall({ subject, take }: CallContext, orderNumber: string, email: string | undefined) {
  const owner = ownerOf(subject.id, email);
  if (email !== undefined) await take([trackedOrderLimit], writtenOrderNumber(orderNumber));
  return owner;
}

const newLabelCode = (): string => `R${readableCode()}`;

/** Calls on placed orders: history, cancellation, return, withdrawal, documents. */
export function afterSalesRoutes(dependencies: AfterSalesDependencies): Route[] {
  const { db, brand, returnsAddress, seller, refunds, now } = dependencies;
  const labelOf = async (orderNumber: string, owner: Owner, code: string) => {
    const { order, locale } = await findOrder(db, orderNumber, owner);
    const label = { orderNumber: order.orderNumber, code, locale: locales[locale], brand, address: returnsAddress };
    return { order, label: toPdfFile(`${code}.pdf`, await returnLabelPdf(label)) };
  };
  const changeOf = (call: string, request: unknown, { subject, idempotencyKey }: CallContext) => ({
    subjectId: subject.id,
    key: idempotencyKey,
    call,
    request,
  });

  return [
    route(purchaseHistory, ({ body }, { subject }) => readHistory(db, subject.id, body)),

    route(cancelOrder, async ({ body }, context) => {
      const { orderNumber, email, lines } = body;
      const owner = await ownerOfCall(context, orderNumber, email);
      const planned = await once(db, changeOf(cancelOrder.name, body, context), async (transaction) => {
        const { id } = await planCancellation(transaction, { orderNumber, owner, lines });
        return { id, order: (await findOrder(transaction, orderNumber, owner, now())).order };
      });
      await dependencies.checkpoint?.('reversal-planned', planned.id);
      await runRefunds(refunds, orderNumber);
      dependencies.onMessage();
      return planned.order;
    }),

    route(returnLabel, async ({ params, body }, context) => {
      const owner = await ownerOfCall(context, params.orderId, body.email);
      const planned = await once(db, changeOf(returnLabel.name, { params, body }, context), async (transaction) => {
        const labelCode = newLabelCode();
        const request = { orderNumber: params.orderId, owner, lines: body.lines, labelCode, now: now() };
        const { id, amount } = await planReturn(transaction, request);
        return { returnId: id, refundAmount: amount, labelCode };
      });
      await dependencies.checkpoint?.('reversal-planned', planned.returnId);
      dependencies.onMessage();
      const { order, label } = await labelOf(params.orderId, owner, planned.labelCode);
      const { returnId, refundAmount } = planned;
      return { returnId, refundAmount, currency: order.currency, label };
    }),

    route(
      returnLabelAgain,
      async ({ params: { orderId }, body }, context) => {
        const owner = await ownerOfCall(context, orderId, body.email);
        // The owner is checked first, so that nobody learns of the returns of others.
        await findOrder(db, orderId, owner);
        const code = await announcedCode(db, orderId, body.returnId);
        const { label } = await labelOf(orderId, owner, code);
        return { code, qr: qrCode(code), label };
      },
      { limits: documentLimits },
    ),

    route(withdraw, async ({ body }, context) => {
      const { orderNumber, email, lines } = body;
      const owner = await ownerOfCall(context, orderNumber, email);
      const planned = await once(db, changeOf(withdraw.name, body, context), async (transaction) => {
        const receivedAt = now();
        const labelCode = newLabelCode();
        const request = { orderNumber, owner, lines, labelCode, now: receivedAt };
        const { id, returned } = await planWithdrawal(transaction, request);
        return {
          id,
          receivedAt: receivedAt.toISOString(),
          order: (await findOrder(transaction, orderNumber, owner, receivedAt)).order,
          ...(returned ? { returned: { refundAmount: returned.amount, labelCode } } : {}),
        };
      });
      await dependencies.checkpoint?.('reversal-planned', planned.id);
      await runRefunds(refunds, orderNumber);
      dependencies.onMessage();
      const { receivedAt, order, returned } = planned;
      if (!returned) return { receivedAt, order };
      const { refundAmount, labelCode } = returned;
      const { label } = await labelOf(orderNumber, owner, labelCode);
      return { receivedAt, order, returned: { refundAmount, label } };
    }),

    route(
      downloadInvoice,
      async ({ body }, context) => {
        const owner = await ownerOfCall(context, body.orderNumber, body.email);
        const { order } = await findOrder(db, body.orderNumber, owner, now());
        return toPdfFile(`${order.orderNumber}.pdf`, await invoicePdf({ order, locale: context.locale, seller }));
      },
      { limits: documentLimits },
    ),

    route(
      resendGiftCardEmail,
      async ({ body }, context) => {
        const owner = await ownerOfCall(context, body.orderNumber, body.email);
        const who = body.email === undefined ? context.subject.id : normalizeEmail(body.email);
        const take = () => context.take([giftCardMailLimit], `${body.orderNumber} ${who}`);
        const resend = async (transaction: Db) => {
          const { order, productTypes } = await findOrder(transaction, body.orderNumber, owner);
          const cards = await mailableCards(transaction, order.orderNumber);
          const items = order.items.filter(
            ({ id }) => productTypes.get(id) === 'digital' && cards.has(id) && (body.itemId ?? id) === id,
          );
          if (items.length === 0) throw new CallError('GFO404');
          await mailAgain(transaction, order, items, now());
          return { sent: items.length };
        };
        const answer = await changeOnce(db, resendGiftCardEmail.name, body, context, resend, take);
        dependencies.onMessage();
        return answer;
      },
      { limits: giftCardMailLimits },
    ),
  ];
}

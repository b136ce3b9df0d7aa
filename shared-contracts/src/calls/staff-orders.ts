import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { shipmentStatuses } from '../entities/order-status.ts';
import { amount, currency, isoTimestamp, localeQuery, nonEmptyText, quantity, text, uuid } from '../fields.ts';
import { paymentMethodId } from './cart-entities.ts';
import { exampleOrder, order, orderNumber, shipmentStatus } from './checkout.ts';

const support = { staff: ['support'] } as const;
const query = v.object({ ...localeQuery });
const params = v.object({ orderNumber });
const reason = nonEmptyText(300);

/** What a search can be limited to: the status of a parcel, a cancelled order, or a refund that the provider refused. */
export const orderFilters = [...shipmentStatuses, 'refund-refused'] as const;
export type OrderFilter = (typeof orderFilters)[number];

const foundOrder = v.object({
  orderNumber,
  status: order.entries.status,
  createdAt: isoTimestamp,
  currency,
  /** Minor units, as ordered. */
  total: amount,
  totalUnits: v.number(),
  email: v.string(),
  /** Of the first recipient, or of the person who pays. */
  name: v.string(),
  shipments: v.array(v.object({ shipmentId: v.string(), status: shipmentStatus })),
});
export type FoundOrder = v.InferOutput<typeof foundOrder>;

export const findOrders = defineCall({
  name: 'staff.findOrders',
  summary: 'Orders of all shoppers by number, email, name, phone, or tracking number, the latest first',
  // The words name people, so they travel in the body, which no log has.
  method: 'POST',
  path: '/staff/v1/orders/search',
  access: support,
  query,
  body: v.strictObject({
    /** All orders when empty. */
    words: v.optional(text(100), ''),
    status: v.optional(v.picklist(orderFilters)),
    /** `next` of the page before. */
    after: v.optional(orderNumber),
  }),
  response: v.object({ orders: v.array(foundOrder), next: v.optional(orderNumber) }),
  errors: [],
  example: {
    orders: [
      {
        orderNumber: exampleOrder.orderNumber,
        status: 'placed',
        createdAt: exampleOrder.createdAt,
        currency: 'USD',
        total: exampleOrder.totals.total,
        totalUnits: 1,
        email: exampleOrder.email,
        name: 'Mara Lindqvist',
        shipments: [{ shipmentId: 's1', status: 'received' }],
      },
    ],
  },
});

/** The mails about an order. */
export const orderMails = [
  'order-confirmation',
  'order-invoice',
  'shipment-shipped',
  'shipment-ready',
  'order-cancelled',
  'order-refunded',
  'return-announced',
  'return-received',
  'gift-card',
] as const;
const mailKind = v.picklist(orderMails);
export type OrderMail = (typeof orderMails)[number];

/** What a refund is for. A whole refund and goodwill may be of any part of the payments. */
export const refundParts = ['order', 'line', 'shipping', 'goodwill'] as const;
export type RefundPart = (typeof refundParts)[number];

const orderDetail = v.object({
  order,
  payments: v.array(
    v.object({
      code: paymentMethodId,
      amount,
      /** Planned refunds included. */
      refunded: amount,
      status: v.picklist(['authorized', 'captured', 'voided']),
      lastFour: v.optional(v.string()),
    }),
  ),
  /** What can still be refunded at most, in minor units. */
  refundable: v.object({
    /** Captured, not yet refunded, not promised for a return that is on its way, and not spent of a gift card. */
    total: amount,
    /** What of the total takes nothing off the gift cards that the order bought. */
    besideCards: amount,
    shipping: amount,
    lines: v.array(
      v.object({
        itemId: uuid,
        amount,
        /** Of an emailed gift card: what was spent, and so cannot be refunded. */
        spent: v.optional(amount),
      }),
    ),
  }),
  /** The mails that can be sent again. */
  mails: v.array(
    v.object({
      mail: mailKind,
      /** The shipment, cancellation, refund, return, or gift card that it is about. */
      about: v.optional(v.string()),
      to: v.string(),
      /** When it was sent in the last 30 days, newest last. */
      sentAt: v.array(isoTimestamp),
    }),
  ),
  /** Newest first. */
  history: v.array(
    v.object({
      at: isoTimestamp,
      /** `placed`, `shipment.<status>`, `cancelled`, `returned`, or an action of staff such as `order.refund`. */
      event: v.string(),
      /** The email of who did it, for actions of staff. */
      by: v.optional(v.string()),
      reason: v.optional(v.string()),
      /** Refunded by it, in minor units. */
      amount: v.optional(amount),
      /** The mail that was sent again. */
      mail: v.optional(v.string()),
    }),
  ),
});
export type StaffOrder = v.InferOutput<typeof orderDetail>;

const exampleDetail = {
  order: {
    ...exampleOrder,
    items: exampleOrder.items.map((item) => ({ ...item, cancellableQty: item.qty })),
    actions: { cancellable: true, returnable: false, invoice: true },
  },
  payments: [
    { code: 'CREDIT_CARD' as const, amount: 34900, refunded: 0, status: 'captured' as const, lastFour: '1111' },
  ],
  refundable: {
    ...{ total: 34900, besideCards: 34900, shipping: 0 },
    lines: [{ itemId: exampleOrder.items[0]?.id ?? '', amount: 34900 }],
  },
  mails: [{ mail: 'order-confirmation' as const, to: 'mara@example.org', sentAt: ['2026-11-21T10:00:05.000Z'] }],
  history: [{ at: exampleOrder.createdAt, event: 'placed' }],
};

export const getStaffOrder = defineCall({
  name: 'staff.order',
  summary: 'An order with its parcels, payments, refunds, mails, and history; that it was opened is recorded',
  method: 'GET',
  path: '/staff/v1/orders/{orderNumber}',
  access: support,
  params,
  query,
  response: orderDetail,
  errors: ['ORD409'],
  example: exampleDetail,
});

const cancelledLines = v.optional(
  v.pipe(v.array(v.strictObject({ itemId: uuid, qty: quantity })), v.minLength(1), v.maxLength(500)),
);

export const previewCancellation = defineCall({
  name: 'staff.previewCancellation',
  summary: 'What a cancellation would cancel and refund; changes nothing',
  method: 'POST',
  path: '/staff/v1/orders/{orderNumber}/cancellation/preview',
  access: support,
  params,
  query,
  body: v.strictObject({
    /** Everything that is not packed yet when undefined. */
    lines: cancelledLines,
  }),
  response: v.object({
    /** Minor units. */
    refund: amount,
    /** Gifts that go with the last paid goods included. */
    lines: v.array(v.object({ itemId: uuid, qty: v.number() })),
    /** Whether nothing is left to deliver. */
    isWhole: v.boolean(),
  }),
  errors: ['ORD409', 'ORD410'],
  example: { refund: 34900, lines: [{ itemId: exampleOrder.items[0]?.id ?? '', qty: 1 }], isWhole: true },
});

export const cancelForShopper = defineCall({
  name: 'staff.cancelOrder',
  summary: 'Cancels an order, whole or by line, until it is packed, by the rules of shoppers',
  method: 'POST',
  path: '/staff/v1/orders/{orderNumber}/cancellation',
  access: support,
  params,
  query,
  body: v.strictObject({
    lines: cancelledLines,
    /** `refund` of the preview: another amount refuses the cancellation (ORD412). */
    expectedRefund: amount,
    reason,
  }),
  response: orderDetail,
  errors: ['ORD409', 'ORD410', 'ORD412'],
  idempotencyKey: true,
  example: exampleDetail,
});

export const refundOrder = defineCall({
  name: 'staff.refundOrder',
  summary: 'Refunds an amount without taking goods back, to what the order was paid with',
  method: 'POST',
  path: '/staff/v1/orders/{orderNumber}/refund',
  access: support,
  params,
  query,
  body: v.strictObject({
    part: v.picklist(refundParts),
    /** The line, for `line`. */
    itemId: v.optional(uuid),
    /** Minor units of the order's currency. */
    amount: v.pipe(amount, v.minValue(1)),
    reason,
  }),
  response: orderDetail,
  errors: ['ORD409', 'ORD411'],
  idempotencyKey: true,
  example: exampleDetail,
});

export const resendOrderMail = defineCall({
  name: 'staff.resendMail',
  summary: 'Sends a mail about an order again, to the address it went to',
  method: 'POST',
  path: '/staff/v1/orders/{orderNumber}/mails',
  access: support,
  params,
  query,
  body: v.strictObject({ mail: mailKind, about: v.optional(text(60)) }),
  response: orderDetail,
  // API404 for a mail that the order does not have.
  errors: ['ORD409', 'API404'],
  idempotencyKey: true,
  example: exampleDetail,
});

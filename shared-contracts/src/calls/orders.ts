import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { committedStatuses, orderStages } from '../entities/order-status.ts';
import { amount, currency, isoTimestamp, localeQuery, namedDay, picture, qrCode, text, uuid } from '../fields.ts';
import { exampleOrder, order, orderNumber, shipment } from './checkout.ts';

const query = v.object({ ...localeQuery });
/** Guests prove ownership with the order's email; the signed-in buyer needs none. */
const whose = { orderNumber, email: v.optional(text(100)) };
const quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999));

/** A generated document. */
export const pdfFile = v.object({
  fileName: v.string(),
  contentType: v.literal('application/pdf'),
  /** Base64. */
  content: v.string(),
});
export type PdfFile = v.InferOutput<typeof pdfFile>;
const exampleFile = {
  fileName: 'TF-7K2M-9QXD.pdf',
  contentType: 'application/pdf' as const,
  content: 'JVBERi0xLjM=',
};

export const orderSummary = v.object({
  orderNumber,
  status: order.entries.status,
  /** Of an order that was placed. */
  stage: v.optional(v.picklist(orderStages)),
  createdAt: isoTimestamp,
  currency,
  total: amount,
  totalUnits: v.number(),
  items: v.array(v.object({ id: uuid, name: v.string(), qty: v.number(), picture })),
  shipments: v.array(
    v.object({
      ...v.omit(shipment, ['address', 'events']).entries,
      shippingMethod: v.optional(shipment.entries.shippingMethod),
    }),
  ),
});
export type OrderSummary = v.InferOutput<typeof orderSummary>;

export const purchaseHistory = defineCall({
  name: 'consumer.purchaseHistory',
  summary: "The caller's orders, newest first, a page at a time",
  method: 'POST',
  path: '/consumers-v3/consumer/purchasehistory',
  access: 'shopper',
  query,
  body: v.strictObject({
    start: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)), 0),
    count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 10),
    status: v.optional(v.picklist(committedStatuses)),
    stage: v.optional(v.picklist(orderStages)),
    /** Inclusive dates. */
    from: v.optional(namedDay),
    to: v.optional(namedDay),
    /** Part of an order number or product name. */
    search: v.optional(text(60)),
  }),
  response: v.object({ total: v.number(), start: v.number(), count: v.number(), orders: v.array(orderSummary) }),
  errors: [],
  example: { total: 0, start: 0, count: 10, orders: [] },
});

const line = { itemId: uuid, qty: quantity };

export const cancelOrder = defineCall({
  name: 'consumer.cancelOrder',
  summary: 'Cancels an order, whole or by line, until it is packed; what was paid goes back to where it came from',
  method: 'POST',
  path: '/consumers-v3/consumer/CancelOrder',
  access: 'shopper',
  query,
  body: v.strictObject({
    ...whose,
    /** Everything left when undefined. */
    lines: v.optional(v.pipe(v.array(v.strictObject(line)), v.minLength(1), v.maxLength(500))),
    reason: v.optional(text(200)),
  }),
  response: order,
  errors: ['ORD409', 'ORD400', 'ORD410'],
  idempotencyKey: true,
  example: exampleOrder,
});

export const returnReason = v.picklist([
  'too-small',
  'too-large',
  'not-as-described',
  'damaged',
  'wrong-item',
  'changed-mind',
]);
export type ReturnReason = v.InferOutput<typeof returnReason>;

export const returnLabel = defineCall({
  name: 'consumer.returnLabel',
  summary: 'Announces a return and gives the label for the parcel; the refund follows when it has arrived',
  method: 'POST',
  path: '/consumers-v3/consumer/return/{orderId}/returnLabel',
  access: 'shopper',
  params: v.object({ orderId: orderNumber }),
  query,
  body: v.strictObject({
    email: v.optional(text(100)),
    lines: v.pipe(v.array(v.strictObject({ ...line, reason: returnReason })), v.minLength(1), v.maxLength(500)),
  }),
  response: v.object({ returnId: uuid, refundAmount: amount, currency, label: pdfFile }),
  errors: ['ORD409', 'ORD400', 'RTN500'],
  idempotencyKey: true,
  example: {
    returnId: '2b1b9d9e-8f0b-4a52-9a45-0d3b5d8f7c11',
    refundAmount: 34_900,
    currency: 'USD',
    label: exampleFile,
  },
});

export const returnLabelAgain = defineCall({
  name: 'consumer.returnLabelAgain',
  summary:
    'The label of an announced return once more, and its code to show at a counter, until the parcel has arrived',
  method: 'POST',
  path: '/consumers-v3/consumer/return/{orderId}/label',
  access: 'shopper',
  params: v.object({ orderId: orderNumber }),
  query,
  body: v.strictObject({ email: v.optional(text(100)), returnId: uuid }),
  response: v.object({
    /** What the label's barcode says. */
    code: v.string(),
    qr: qrCode,
    label: pdfFile,
  }),
  errors: ['ORD409', 'ORD400', 'RTN410', 'API429'],
  example: { code: 'R7K2M9QXD', qr: { size: 1, path: 'M0 0h1v1h-1z' }, label: exampleFile },
});

export const withdraw = defineCall({
  name: 'consumer.withdraw',
  summary:
    'Withdraws from the contract of an order, whole or by line, with a receipt by mail: what is not packed is canceled, and the rest is to be sent back',
  method: 'POST',
  path: '/consumers-v3/consumer/withdrawal',
  access: 'shopper',
  query,
  body: v.strictObject({
    ...whose,
    /** Everything that is left when undefined. */
    lines: v.optional(v.pipe(v.array(v.strictObject(line)), v.minLength(1), v.maxLength(500))),
  }),
  response: v.object({
    receivedAt: isoTimestamp,
    /** The order as it stands afterwards. */
    order,
    /** What is to be sent back, with the label for the parcel. */
    returned: v.optional(v.object({ refundAmount: amount, label: pdfFile })),
  }),
  errors: ['ORD409', 'ORD400', 'RTN500'],
  idempotencyKey: true,
  example: { receivedAt: '2026-11-27T10:00:00.000Z', order: exampleOrder },
});

export const downloadInvoice = defineCall({
  name: 'consumer.downloadInvoice',
  summary: 'The invoice of an order, with a row for every tax',
  method: 'POST',
  path: '/consumers-v3/consumer/purchase/invoice/download',
  access: 'shopper',
  query,
  body: v.strictObject(whose),
  response: pdfFile,
  errors: ['ORD409', 'ORD400', 'API429'],
  example: exampleFile,
});

export const resendGiftCardEmail = defineCall({
  name: 'consumer.resendGiftCardEmail',
  summary: 'Mails the gift cards of an order once more, to whom they were sent',
  method: 'POST',
  path: '/consumers-v3/consumer/resendGiftCardEmail',
  access: 'shopper',
  query,
  body: v.strictObject({ ...whose, itemId: v.optional(uuid) }),
  response: v.object({ sent: v.number() }),
  errors: ['ORD409', 'ORD400', 'GFO404'],
  idempotencyKey: true,
  example: { sent: 1 },
});

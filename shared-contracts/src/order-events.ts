import * as v from 'valibot';
import { orderNumber } from './calls/checkout.ts';
import { amount, currency, isoTimestamp, nonEmptyText, upc, uuid } from './fields.ts';

/** What happens to an order, in the words of events for other systems. */
export const orderEventTypes = [
  'order.placed',
  'order.cancelled',
  'order.refunded',
  'return.announced',
  'return.received',
  'shipment.packed',
  'shipment.shipped',
  'shipment.ready',
  'shipment.delivered',
  'shipment.collected',
] as const;
export type OrderEventType = (typeof orderEventTypes)[number];

const quantity = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What `order.placed` contains. Amounts are minor units of the currency. */
export const placedData = v.strictObject({
  orderNumber,
  country: v.pipe(v.string(), v.length(2)),
  currency,
  total: amount,
  tax: amount,
  delivery: amount,
  lines: v.array(
    v.strictObject({
      lineId: uuid,
      productId: v.string(),
      upc: v.optional(upc),
      quantity,
      /** For all units, after reductions. */
      amount,
      shipmentId: v.string(),
    }),
  ),
  shipments: v.array(
    v.strictObject({
      shipmentId: v.string(),
      method: v.string(),
      /** The store of a pickup. Where it is the one in `soldIn`, the customer took the goods along. */
      storeId: v.optional(v.string()),
    }),
  ),
  /** The store where an associate sold it. */
  soldIn: v.optional(v.string()),
});

/** What is taken back or refunded. `lines` is empty for a refund that is for no line. */
export const reversalData = v.strictObject({
  orderNumber,
  currency,
  reversalId: uuid,
  refund: amount,
  lines: v.array(v.strictObject({ lineId: uuid, quantity })),
});

export const shipmentData = v.strictObject({
  orderNumber,
  shipmentId: v.string(),
  carrier: v.optional(v.string()),
  trackingNumber: v.optional(v.string()),
});

const event = <const Types extends readonly string[], Data extends v.GenericSchema>(types: Types, data: Data) =>
  v.strictObject({
    type: v.picklist(types),
    /** When it happened. */
    timestamp: isoTimestamp,
    /** Grows with each event of the shop. Events may arrive in another order. */
    sequence: v.pipe(v.number(), v.integer()),
    data,
  });

/** The body of a message by webhook. It names no person: what other systems need of people stays in the shop. */
export const orderEvent = v.variant('type', [
  event(['order.placed'], placedData),
  event(['order.cancelled', 'order.refunded', 'return.announced', 'return.received'], reversalData),
  event(
    ['shipment.packed', 'shipment.shipped', 'shipment.ready', 'shipment.delivered', 'shipment.collected'],
    shipmentData,
  ),
  event(['webhook.test'], v.strictObject({ text: nonEmptyText(200) })),
]);
export type OrderEvent = v.InferOutput<typeof orderEvent>;

/** How events reach other systems, by the rules of standardwebhooks.com. */
export const orderEventMessages = {
  summary: 'What happened to an order',
  body: orderEvent,
  headers: {
    'webhook-id': 'The id of the event: the same at each attempt, so that a receiver can leave out what it has',
    'webhook-timestamp': 'When this attempt was made, in seconds since 1970; refuse what is older than five minutes',
    'webhook-signature':
      '`v1,` and the HMAC-SHA256 by the secret of `<id>.<timestamp>.<body>` in Base64; for a day after the secret was renewed a second one by the former secret, after a space',
  },
} as const;

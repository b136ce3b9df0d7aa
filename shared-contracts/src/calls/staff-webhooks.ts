import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { empty, isoTimestamp, localeQuery, nonEmptyText, uuid } from '../fields.ts';
import { orderEventTypes } from '../order-events.ts';

const operator = { staff: ['operator'] } as const;
const query = v.object({ ...localeQuery });
const params = v.object({ webhookId: uuid });

const settings = {
  name: nonEmptyText(60),
  url: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
  types: v.pipe(v.array(v.picklist(orderEventTypes)), v.minLength(1), v.maxLength(orderEventTypes.length)),
};

const webhook = v.object({
  webhookId: uuid,
  name: v.string(),
  url: v.string(),
  types: v.array(v.picklist(orderEventTypes)),
  /** Nothing is sent meanwhile; events are kept for it. */
  isPaused: v.boolean(),
  /** Messages that are still to be sent. */
  waiting: v.number(),
  /** Messages that were given up. */
  failed: v.number(),
  lastDeliveredAt: v.optional(isoTimestamp),
  /** Until when messages are signed by the secret before, too. */
  formerSecretUntil: v.optional(isoTimestamp),
});
export type Webhook = v.InferOutput<typeof webhook>;

const delivery = v.object({
  eventId: uuid,
  type: v.picklist([...orderEventTypes, 'webhook.test']),
  orderNumber: v.optional(v.string()),
  /** When the event happened. */
  at: isoTimestamp,
  status: v.picklist(['waiting', 'delivered', 'failed']),
  attempts: v.number(),
  /** The status of the last answer; undefined when there was none. */
  answer: v.optional(v.number()),
  /** When it was delivered, or is tried next. */
  when: v.optional(isoTimestamp),
});
export type WebhookDelivery = v.InferOutput<typeof delivery>;

const exampleId = '5f0c1c53-5e0c-4a5e-9f57-6f0a3a1d4c20';
const exampleDelivery = {
  eventId: '9d0d6f5e-0a34-4f57-b7f9-0b8a3f7a2c11',
  type: 'order.placed' as const,
  orderNumber: 'TF-7K2M-9QXD',
  at: '2026-11-24T10:00:00.000Z',
  status: 'delivered' as const,
  attempts: 1,
  answer: 204,
  when: '2026-11-24T10:00:01.000Z',
};

export const getWebhooks = defineCall({
  name: 'staff.webhooks',
  summary: 'Systems that receive order events, by name',
  method: 'GET',
  path: '/staff/v1/webhooks',
  access: operator,
  query,
  response: v.object({ webhooks: v.array(webhook) }),
  errors: [],
  example: {
    webhooks: [
      {
        webhookId: exampleId,
        name: 'Bookkeeping',
        url: 'https://books.example.org/orders',
        types: ['order.placed', 'order.refunded'],
        isPaused: false,
        waiting: 0,
        failed: 0,
        lastDeliveredAt: '2026-11-24T10:00:01.000Z',
      },
    ],
  },
});

export const addWebhook = defineCall({
  name: 'staff.addWebhook',
  summary:
    'Sends order events to another system from now on; returns the secret that signs its messages, which is shown once',
  method: 'POST',
  path: '/staff/v1/webhooks',
  access: operator,
  query,
  body: v.strictObject(settings),
  response: v.object({ webhookId: uuid, secret: v.string() }),
  errors: ['WHK400'],
  example: { webhookId: exampleId, secret: 'whsec_c2VjcmV0LW9mLWFuLWV4YW1wbGUtb25seS0h' },
});

export const changeWebhook = defineCall({
  name: 'staff.changeWebhook',
  summary: 'Changes which events a system receives and where, or pauses it',
  method: 'PUT',
  path: '/staff/v1/webhooks/{webhookId}',
  access: operator,
  params,
  query,
  body: v.strictObject({ ...settings, isPaused: v.boolean() }),
  response: empty,
  errors: ['WHK400', 'API404'],
  example: {},
});

export const removeWebhook = defineCall({
  name: 'staff.removeWebhook',
  summary: 'Stops sending events to a system, and deletes its secret and messages',
  method: 'DELETE',
  path: '/staff/v1/webhooks/{webhookId}',
  access: operator,
  params,
  query,
  response: empty,
  errors: ['API404'],
  example: {},
});

export const renewWebhookSecret = defineCall({
  name: 'staff.renewWebhookSecret',
  summary: 'Answers a new secret, which is shown once; for a day, messages are signed by the one before, too',
  method: 'POST',
  path: '/staff/v1/webhooks/{webhookId}/secret',
  access: operator,
  params,
  query,
  response: v.object({ secret: v.string() }),
  errors: ['API404'],
  example: { secret: 'whsec_c2VjcmV0LW9mLWFuLWV4YW1wbGUtb25seS0h' },
});

export const testWebhook = defineCall({
  name: 'staff.testWebhook',
  summary: 'Sends a system a test event now, and answers what came of it',
  method: 'POST',
  path: '/staff/v1/webhooks/{webhookId}/test',
  access: operator,
  params,
  query,
  response: delivery,
  errors: ['API404'],
  example: { ...exampleDelivery, type: 'webhook.test' as const },
});

export const getWebhookDeliveries = defineCall({
  name: 'staff.webhookDeliveries',
  summary: 'Messages to a system with what came of them, the latest event first',
  method: 'GET',
  path: '/staff/v1/webhooks/{webhookId}/deliveries',
  access: operator,
  params,
  query: v.object({
    ...localeQuery,
    /** Only those. */
    status: v.optional(v.picklist(['waiting', 'delivered', 'failed'])),
    /** The last event of the page before. */
    after: v.optional(uuid),
  }),
  response: v.object({ deliveries: v.array(delivery), hasMore: v.boolean() }),
  errors: ['API404'],
  example: { deliveries: [exampleDelivery], hasMore: false },
});

export const replayEvents = defineCall({
  name: 'staff.replayEvents',
  summary: 'Sends a system events of the last 90 days again, with their ids, and those that it has never received',
  method: 'POST',
  path: '/staff/v1/webhooks/{webhookId}/replay',
  access: operator,
  params,
  query,
  body: v.union([
    v.strictObject({ from: isoTimestamp, to: isoTimestamp }),
    v.strictObject({ eventId: uuid }),
    /** All that were given up. */
    v.strictObject({ failed: v.literal(true) }),
  ]),
  response: v.object({ count: v.number() }),
  errors: ['API404'],
  example: { count: 12 },
});

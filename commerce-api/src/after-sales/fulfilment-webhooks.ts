import type { FastifyBaseLogger, FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { logUnsigned } from '../auth/security-log.ts';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import type { FulfilmentSettings } from '../delivery/fulfilment-settings.ts';
import { isNewEvent } from '../idempotency/event-once.ts';
import { recordShipmentEvent, type ShipmentEvent } from '../order/shipment-events.ts';
import { isSigned, keepText, parseMessage, textOf } from '../server/signed-message.ts';
import { receiveReturn } from './reversals.ts';

export interface FulfilmentWebhookDependencies {
  readonly db: Db;
  readonly settings: FulfilmentSettings;
  /** Called when there may be emails or refunds to send. */
  readonly onEvent: () => void;
  readonly now: () => Date;
}

const text = (longest: number) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(longest));
const event = { id: text(100), at: v.pipe(v.string(), v.isoTimestamp()) };
const shipment = { orderNumber: text(24), shipmentId: text(40) };
const webAddress = v.pipe(v.string(), v.maxLength(2000), v.url(), v.regex(/^https?:/));
const warehouseEvent = v.variant('type', [
  v.object({
    ...event,
    ...shipment,
    type: v.picklist(['shipment.packed', 'shipment.ready', 'shipment.collected']),
  }),
  v.object({
    ...event,
    ...shipment,
    type: v.literal('shipment.shipped'),
    carrier: text(60),
    trackingNumber: text(60),
    trackingUrl: webAddress,
  }),
  v.object({ ...event, type: v.literal('return.received'), returnId: v.pipe(v.string(), v.uuid()) }),
]);
const carrierEvent = v.object({ ...event, ...shipment, type: v.literal('parcel.delivered') });
type FulfilmentEvent = v.InferOutput<typeof warehouseEvent> | v.InferOutput<typeof carrierEvent>;

const statuses = {
  'shipment.packed': 'packed',
  'shipment.ready': 'ready',
  'shipment.collected': 'collected',
  'shipment.shipped': 'shipped',
  'parcel.delivered': 'delivered',
} as const;

function toShipmentEvent(report: Exclude<FulfilmentEvent, { type: 'return.received' }>, now: Date): ShipmentEvent {
  const at = new Date(report.at);
  return {
    orderNumber: report.orderNumber,
    shipmentId: report.shipmentId,
    status: statuses[report.type],
    // The time for returns begins with the delivery: a clock that is ahead must not extend it.
    at: at < now ? at : now,
    ...(report.type === 'shipment.shipped'
      ? { parcel: { carrier: report.carrier, trackingNumber: report.trackingNumber, trackingUrl: report.trackingUrl } }
      : {}),
  };
}

/** Takes an event once. Events that fit no shipment or return are logged: repeating them would not help. */
async function take(
  { db, now }: FulfilmentWebhookDependencies,
  sender: 'warehouse' | 'carrier',
  report: FulfilmentEvent,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> {
  const result = await transact(
    db,
    async (transaction) => {
      if (!(await isNewEvent(transaction, sender, report.id))) return 'known';
      return report.type === 'return.received'
        ? receiveReturn(transaction, report.returnId)
        : recordShipmentEvent(transaction, toShipmentEvent(report, now()));
    },
    { isRepeatable: true },
  );
  if (result === 'unknown' || result === 'cancelled')
    log.error({ sender, event: report, result }, 'an event is about a shipment or return that is not expected');
}

/** Receives what the warehouse and the carrier report. Only signed messages are accepted. */
export function fulfilmentWebhooks(dependencies: FulfilmentWebhookDependencies): FastifyPluginAsync {
  const { settings, onEvent, now } = dependencies;
  const accepts = (sender: 'warehouse' | 'carrier', request: FastifyRequest): boolean =>
    isSigned(settings[sender].webhookSecret, request.headers[`${sender}-signature`], textOf(request), now());
  return async (app) => {
    keepText(app);
    for (const [sender, schema] of [
      ['warehouse', warehouseEvent],
      ['carrier', carrierEvent],
    ] as const)
      app.post(`/fulfilment/v1/webhooks/${sender}`, async (request, reply) => {
        if (!accepts(sender, request)) {
          logUnsigned(request.log, sender);
          return reply.code(401).send();
        }
        const report = parseMessage(schema, textOf(request));
        if (!report) return reply.code(400).send();
        await take(dependencies, sender, report, request.log);
        onEvent();
        return reply.code(204).send();
      });
  };
}

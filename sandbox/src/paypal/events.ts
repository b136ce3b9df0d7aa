import { createHmac } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { deliver } from '../deliver.ts';
import type { Settings } from '../settings.ts';
import { type PayPalOrder, parse } from './order.ts';

type EventType =
  | 'PAYMENT.AUTHORIZATION.CREATED'
  | 'PAYMENT.AUTHORIZATION.VOIDED'
  | 'PAYMENT.CAPTURE.COMPLETED'
  | 'PAYMENT.CAPTURE.REFUNDED';

const verifyBody = v.object({
  transmission_id: v.string(),
  transmission_time: v.string(),
  transmission_sig: v.string(),
  webhook_id: v.string(),
  webhook_event: v.record(v.string(), v.unknown()),
});

interface Signed {
  readonly id: string;
  readonly time: string;
  readonly webhookId: string;
  readonly body: string;
}

/** Signs an event. PayPal uses a private key; the sandbox uses its secret. */
const signatureOf = (secret: string, { id, time, webhookId, body }: Signed): string =>
  createHmac('sha256', secret)
    .update(`${id}|${time}|${webhookId}|${crc32(body)}`)
    .digest('base64');

/** Sends payment events to the shop, as PayPal's webhooks do. */
export function paypalWebhooks(
  { paypal: { webhookUrl, webhookId, secret } }: Settings,
  log: Pick<FastifyBaseLogger, 'info'>,
) {
  return (eventType: EventType, { id, invoiceId, amount }: PayPalOrder): void => {
    const body = JSON.stringify({
      id: `WH-${crypto.randomUUID()}`,
      event_type: eventType,
      resource: { invoice_id: invoiceId, amount, supplementary_data: { related_ids: { order_id: id } } },
    });
    const message = () => {
      const signed = { id: crypto.randomUUID(), time: new Date().toISOString(), webhookId, body };
      const headers = {
        'paypal-transmission-id': signed.id,
        'paypal-transmission-time': signed.time,
        'paypal-transmission-sig': signatureOf(secret, signed),
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/sandbox',
      };
      return { headers, body };
    };
    deliver(webhookUrl, message, log);
  };
}

type Guard = (
  work: (request: FastifyRequest, reply: FastifyReply) => unknown,
) => (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** The call that verifies a webhook's signature for the shop. */
export function addVerification(app: FastifyInstance, { paypal }: Settings, guarded: Guard): void {
  app.post(
    '/paypal/v1/notifications/verify-webhook-signature',
    guarded((request) => {
      const asked = parse(verifyBody, request.body);
      const signed = {
        id: asked.transmission_id,
        time: asked.transmission_time,
        webhookId: asked.webhook_id,
        body: JSON.stringify(asked.webhook_event),
      };
      const holds =
        asked.webhook_id === paypal.webhookId && asked.transmission_sig === signatureOf(paypal.secret, signed);
      return { verification_status: holds ? 'SUCCESS' : 'FAILURE' };
    }),
  );
}

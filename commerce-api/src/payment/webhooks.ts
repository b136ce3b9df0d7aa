import type { FastifyBaseLogger, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { logUnsigned } from '../auth/security-log.ts';
import type { Db } from '../database/database.ts';
import { isSigned, keepText, parseMessage, textOf } from '../server/signed-message.ts';
import { type AdyenNotification, readNotifications } from './adyen-notifications.ts';
import type { PayPalProvider } from './paypal-provider.ts';
import { type ProviderEvent, takeEvent } from './provider-events.ts';

export interface WebhookDependencies {
  readonly db: Db;
  readonly paypal: Pick<PayPalProvider, 'hasSent'>;
  readonly paypalWebhookId: string;
  readonly cardSecret: string;
  /** Hexadecimal; empty when Adyen is not used. */
  readonly adyenHmacKey: string;
  /** Called when there may be work. */
  readonly onEvent: () => void;
  readonly now: () => Date;
}

const cardEvent = v.object({ id: v.string(), payment: v.object({ reference: v.optional(v.string()) }) });
const paypalEvent = v.object({
  id: v.string(),
  resource: v.object({ invoice_id: v.optional(v.string()) }),
});

function adyenEvent(each: AdyenNotification, log: Pick<FastifyBaseLogger, 'error'>): ProviderEvent {
  const { eventCode, pspReference, success, merchantReference } = each;
  const fails = success === 'false' || eventCode.endsWith('_FAILED') || eventCode === 'REFUNDED_REVERSED';
  const isRefund = eventCode.startsWith('REFUND');
  if (fails && eventCode !== 'AUTHORIZATION')
    log.error(
      { eventCode, reference: merchantReference },
      'Adyen could not do what it had taken on; somebody has to look at it',
    );
  return {
    provider: 'adyen',
    id: `${eventCode}:${pspReference}:${success}`,
    orderNumber: eventCode === 'AUTHORIZATION' ? (merchantReference ?? undefined) : undefined,
    failedRefund: fails && isRefund ? (merchantReference ?? undefined) : undefined,
  };
}

const refuse = (request: FastifyRequest, reply: FastifyReply, sender: string): FastifyReply => {
  logUnsigned(request.log, sender);
  return reply.code(401).send();
};

/**
 * Receives providers' webhooks. Only signed messages are accepted, and a message only triggers a query to the provider,
 * so that late, duplicate or lost messages change nothing.
 */
export function webhookPlugin(dependencies: WebhookDependencies): FastifyPluginAsync {
  const { db, paypal, paypalWebhookId, cardSecret, adyenHmacKey, onEvent, now } = dependencies;
  const take = async (event: ProviderEvent): Promise<void> => {
    if (await takeEvent(db, event)) onEvent();
  };
  return async (app) => {
    keepText(app);
    app.post('/payment/v1/webhooks/card', async (request, reply) => {
      const text = textOf(request);
      const event = parseMessage(cardEvent, text);
      if (!event || !isSigned(cardSecret, request.headers['card-provider-signature'], text, now()))
        return refuse(request, reply, 'card');
      await take({ provider: 'card', id: event.id, orderNumber: event.payment.reference });
      return reply.code(204).send();
    });

    app.post('/payment/v1/webhooks/paypal', async (request, reply) => {
      const text = textOf(request);
      const event = parseMessage(paypalEvent, text);
      if (!event || !paypalWebhookId || !(await paypal.hasSent(paypalWebhookId, request.headers, JSON.parse(text))))
        return refuse(request, reply, 'paypal');
      await take({ provider: 'paypal', id: event.id, orderNumber: event.resource.invoice_id });
      return reply.code(204).send();
    });

    app.post('/payment/v1/webhooks/adyen', async (request, reply) => {
      const items = adyenHmacKey ? readNotifications(adyenHmacKey, textOf(request)) : undefined;
      if (!items) return refuse(request, reply, 'adyen');
      for (const each of items) await take(adyenEvent(each, request.log));
      return reply.type('text/plain').send('[accepted]');
    });
  };
}

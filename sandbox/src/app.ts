import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { type Health, serveHealth } from 'service-kit/service-process';
import * as v from 'valibot';
import { addAddresses } from './addresses/routes.ts';
import { addApplePay } from './apple-pay/routes.ts';
import { addBotCheck } from './bot-check/routes.ts';
import { type PaymentEntry, PaymentRefusal, Payments } from './card/payments.ts';
import { addCardProvider } from './card/routes.ts';
import { webhooks } from './card/webhooks.ts';
import { addEdgeCache } from './edge/routes.ts';
import type { ServedExperiment } from './experiments/experiment.ts';
import { addExperiments } from './experiments/routes.ts';
import type { ServedFlag } from './flags/flag.ts';
import { addFlags } from './flags/routes.ts';
import type { Consignment } from './fulfilment/consignment.ts';
import { addFulfilment } from './fulfilment/routes.ts';
import { addIdentity } from './identity/routes.ts';
import { Journal } from './journal.ts';
import { KeyedStore, KeyMismatch } from './keyed.ts';
import { addKlarna, type KlarnaPayment } from './klarna/routes.ts';
import { type Mail, Mailbox } from './mail/mailbox.ts';
import { addMailPages } from './mail/routes.ts';
import { addPartners } from './partner/routes.ts';
import type { PayPalOrder } from './paypal/order.ts';
import { addPayPal } from './paypal/routes.ts';
import { addPersonalization } from './personalization/routes.ts';
import type { Settings } from './settings.ts';
import { addSocialMedia } from './social-media/routes.ts';
import { addTagManager } from './tag-manager/routes.ts';
import { addTexts, type Text } from './texts/routes.ts';
import { addTranslation } from './translation/routes.ts';

export interface Sandbox {
  readonly app: FastifyInstance;
  readonly health: Health;
  readonly mailbox: Mailbox;
}

/** Builds the sandbox without listening. */
export function buildSandbox(settings: Settings): Sandbox {
  // Logs only method and path: queries and bodies may contain what a real provider would never log.
  const app = Fastify({
    bodyLimit: 64 * 1024,
    logger: {
      level: settings.logLevel,
      serializers: { req: (request) => ({ method: request.method, path: request.routeOptions?.url ?? 'unknown' }) },
    },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });
  const paymentJournal = new Journal<PaymentEntry>(path.join(settings.folder, 'card.jsonl'));
  const mailJournal = new Journal<Mail>(path.join(settings.folder, 'mail.jsonl'));
  const flagJournal = new Journal<ServedFlag>(path.join(settings.folder, 'flags.jsonl'));
  const experimentJournal = new Journal<ServedExperiment>(path.join(settings.folder, 'experiments.jsonl'));
  const textJournal = new Journal<Text>(path.join(settings.folder, 'texts.jsonl'));
  const mailbox = new Mailbox(mailJournal);
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof KeyMismatch) return reply.code(422).send({ error: 'idempotency_mismatch' });
    if (error instanceof PaymentRefusal) return reply.code(error.status).send({ error: error.code });
    if (v.isValiError(error)) return reply.code(400).send({ error: 'invalid_request' });
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'failed');
    return reply.code(status).send({ error: status >= 500 ? 'internal_error' : 'invalid_request' });
  });
  app.addHook('onClose', async () => {
    paymentJournal.close();
    paypalOrders.close();
    klarnaPayments.close();
    consignments.close();
    mailJournal.close();
    textJournal.close();
    flagJournal.close();
    experimentJournal.close();
  });
  const health = serveHealth(app);
  const payments = new Payments(paymentJournal);
  const paypalOrders = new KeyedStore<PayPalOrder>(path.join(settings.folder, 'paypal.jsonl'));
  const klarnaPayments = new KeyedStore<KlarnaPayment>(path.join(settings.folder, 'klarna.jsonl'));
  const consignments = new KeyedStore<Consignment>(path.join(settings.folder, 'fulfilment.jsonl'));
  addCardProvider(app, settings, payments, webhooks(settings, app.log));
  addPayPal(app, settings, paypalOrders);
  addKlarna(app, settings, klarnaPayments);
  addApplePay(app, settings, payments);
  addIdentity(app, settings);
  addFulfilment(app, settings, consignments);
  addEdgeCache(app, settings);
  addFlags(app, settings, flagJournal);
  addExperiments(app, settings, experimentJournal);
  addPersonalization(app, settings);
  addMailPages(app, mailbox);
  addBotCheck(app, settings);
  addSocialMedia(app, settings);
  addTagManager(app);
  addAddresses(app, settings);
  addTranslation(app, settings);
  addTexts(app, settings, textJournal);
  addPartners(app);
  return { app, health, mailbox };
}

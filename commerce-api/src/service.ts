import path from 'node:path';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { sql } from 'kysely';
import { AccessTokens } from './auth/access-token.ts';
import { bearerAuthentication } from './auth/bearer.ts';
import type { SigningKeys } from './auth/keys.ts';
import { readLook } from './catalogue/look.ts';
import type { Db } from './database/database.ts';
import { mailer } from './mail/mailer.ts';
import { deliverOutbox } from './mail/outbox.ts';
import { mediaPlugin } from './media/media-plugin.ts';
import { finishPlacements } from './order/finish-chore.ts';
import { PlacementSaga, type SagaParts } from './order/saga.ts';
import { Worker } from './order/worker.ts';
import { CardProvider } from './payment/card-provider.ts';
import { buildApp } from './server/app.ts';
import { allRoutes } from './services.ts';
import type { Settings } from './settings.ts';

export interface ServiceOptions {
  readonly db: Db;
  readonly keys: SigningKeys;
  readonly settings: Pick<
    Settings,
    | 'brand'
    | 'secureCookies'
    | 'cardProvider'
    | 'giftCardSecret'
    | 'smtp'
    | 'mailFrom'
    | 'dataFolder'
    | 'logLevel'
    | 'validateResponses'
  >;
  /** False in tests that look at what has just been written. */
  readonly shareAnswers: boolean;
  readonly checkpoint?: SagaParts['checkpoint'];
}

export interface Service {
  readonly app: FastifyInstance;
  /** Finishes orders and sends mail in the background; started by the owner of the service. */
  readonly worker: Worker;
}

/** Milliseconds a payment is waited for before it is looked up instead. */
const PAYMENT_TIMEOUT = 5000;

/** The whole service over a database. Closing the app stops the worker; the database is its owner's. */
export async function buildService({ db, keys, settings, shareAnswers, checkpoint }: ServiceOptions): Promise<Service> {
  const tokens = new AccessTokens(keys);
  const media: FastifyPluginAsync = async (instance) => {
    await instance.register(mediaPlugin, {
      folder: path.join(settings.dataFolder, 'images'),
      describe: (styleId, colourCode) => readLook(db, styleId, colourCode),
    });
  };
  let worker: Worker | undefined;
  const app = await buildApp({
    routes: (log) => {
      const card = new CardProvider({ ...settings.cardProvider, timeout: PAYMENT_TIMEOUT });
      const providers = { CREDIT_CARD: card, DW_APPLE_PAY: card, PAYPAL: card, KLARNA: card };
      const { giftCardSecret } = settings;
      const saga = new PlacementSaga({ db, providers, giftCardSecret, log, ...(checkpoint ? { checkpoint } : {}) });
      const deliver = mailer({ db, smtp: settings.smtp, from: settings.mailFrom });
      worker = new Worker(
        [
          finishPlacements(db, saga),
          deliverOutbox(db, deliver, (error) => log.warn({ err: error }, 'a mail could not be sent yet')),
        ],
        log,
      );
      return allRoutes({ db, tokens, settings, saga, onPlaced: () => worker?.nudge() });
    },
    authenticate: bearerAuthentication(tokens),
    isReady: async () => (await sql`select 1`.execute(db)).rows.length === 1,
    validateResponses: settings.validateResponses,
    shareAnswers,
    logLevel: settings.logLevel,
    plugins: [media],
  });
  if (!worker) throw new Error('The worker was not made');
  const background = worker;
  app.addHook('onClose', () => background.stop());
  return { app, worker: background };
}

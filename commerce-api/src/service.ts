import path from 'node:path';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { sql } from 'kysely';
import type { Health } from 'service-kit/service-process';
import { PhotonLookUp } from './address/photon-look-up.ts';
import { fulfilmentWebhooks } from './after-sales/fulfilment-webhooks.ts';
import { refundJob } from './after-sales/refunds.ts';
import { sessionAuthentication } from './auth/authenticate.ts';
import { siteVerify } from './auth/bot-check.ts';
import { IdentityProvider } from './auth/identity-provider.ts';
import type { SigningKeys } from './auth/keys.ts';
import { LinkTokens } from './auth/mailed-links.ts';
import { relyingPartyOf } from './auth/passkeys.ts';
import { readPictureReference } from './catalogue/picture-references.ts';
import { finishPlacementsJob } from './checkout/finish-placements.ts';
import { PlacementSaga, type SagaDependencies } from './checkout/saga.ts';
import { FastlyCache } from './content/fastly-cache.ts';
import { edgeMessages, toEdge } from './content/purge.ts';
import type { Db, OpenDatabase } from './database/database.ts';
import type { TableChanges } from './database/table-changes.ts';
import { HttpWarehouse } from './delivery/http-warehouse.ts';
import { mailedMessages, mailer } from './emails/mailer.ts';
import { feedsPlugin } from './feeds/feeds-plugin.ts';
import { loadPalette, refreshPalette } from './goods/palette.ts';
import { expireHoldsJob } from './inventory/holds.ts';
import { stockNoticesJob } from './inventory/stock-notices.ts';
import { outboxBacklog, outboxJob } from './jobs/outbox.ts';
import { sweepJob } from './jobs/sweep.ts';
import { Worker } from './jobs/worker.ts';
import { findMedium } from './media/media-library.ts';
import { mediaPlugin } from './media/media-plugin.ts';
import type { PictureSource } from './media/picture-source.ts';
import { HttpSocialMedia } from './moderation/http-social-media.ts';
import { idleAccountsJob } from './my-data/idle-accounts.ts';
import { adoptShipmentsJob } from './order/adopt-shipments.ts';
import { creditPointsJob } from './order/earnings.ts';
import { toWarehouse, warehouseMessages } from './order/hand-over.ts';
import { oldestUnfinishedSeconds } from './order/placements.ts';
import { cardProviderOf } from './payment/card-provider-of.ts';
import { KlarnaProvider } from './payment/klarna-provider.ts';
import { PayPalProvider } from './payment/paypal-provider.ts';
import { webhookPlugin } from './payment/webhooks.ts';
import { withMetrics } from './payment/with-metrics.ts';
import { DeeplTranslator } from './reviews/deepl-translator.ts';
import { buildApp } from './server/app.ts';
import { Audit } from './server/audit.ts';
import { Metrics } from './server/metrics.ts';
import { RateLimiter } from './server/rate-limit.ts';
import type { Route } from './server/route.ts';
import { allRoutes } from './services.ts';
import type { Settings } from './settings.ts';
import { HttpCollectionPoints } from './stores/http-collection-points.ts';
import { HttpTax } from './tax/http-tax.ts';
import { ownTaxRules } from './tax/tax-service.ts';
import { textService } from './text-messages/text-service.ts';
import { deliverEventsJob } from './webhooks/deliver-events.ts';

export interface ServiceOptions {
  readonly db: Db;
  readonly changes: TableChanges;
  readonly poolUsage?: OpenDatabase['poolUsage'] | undefined;
  readonly maintain?: OpenDatabase['maintain'] | undefined;
  readonly keys: SigningKeys;
  /** The source of its pictures. */
  readonly pictures: PictureSource;
  readonly settings: Pick<
    Settings,
    | 'brand'
    | 'demoPeople'
    | 'sessionLife'
    | 'cardProvider'
    | 'adyen'
    | 'adyenHmacKey'
    | 'cardWebhookSecret'
    | 'paypal'
    | 'klarna'
    | 'applePay'
    | 'warehouse'
    | 'carrier'
    | 'taxProvider'
    | 'giftCardSecret'
    | 'smtp'
    | 'mailFrom'
    | 'orderPrefix'
    | 'returnsAddress'
    | 'seller'
    | 'addOnCategory'
    | 'edgeCache'
    | 'socialMedia'
    | 'addressDirectory'
    | 'translator'
    | 'texts'
    | 'webhooks'
    | 'shopUrl'
    | 'botCheck'
    | 'identity'
    | 'rateLimits'
    | 'holdSeconds'
    | 'trustedProxies'
    | 'dataFolder'
    | 'logLevel'
    | 'validateResponses'
    | 'checksAnswers'
  >;
  /** False in tests that read their own writes. */
  readonly shareAnswers: boolean;
  /** Whether to cache carts until they change; defaults to `shareAnswers`. */
  readonly cacheCarts?: boolean;
  readonly checkpoint?: SagaDependencies['checkpoint'];
  /** Where the log goes instead of standard output. */
  readonly logTo?: { write(line: string): void } | undefined;
  /** Clock for tokens, locks and limits. */
  readonly now?: () => Date;
}

export interface Service {
  readonly app: FastifyInstance;
  readonly health: Health;
  /** All calls of the service. */
  readonly routes: readonly Route[];
  /** Finishes orders and sends email in the background; started by the service's owner. */
  readonly worker: Worker;
}

/** Milliseconds to wait for a payment before looking it up. */
const PAYMENT_TIMEOUT = 5000;
/** Milliseconds to wait for the warehouse, in the background. */
const WAREHOUSE_TIMEOUT = 5000;
/** Milliseconds to wait for the cache of the edge, in the background. */
const EDGE_TIMEOUT = 5000;
/** Milliseconds to wait for collection points while a shopper does. */
const COLLECTION_POINTS_TIMEOUT = 3000;
/** Milliseconds to wait for addresses while a shopper types one. */
const ADDRESS_TIMEOUT = 1500;
/** Milliseconds to wait for the social media service while a moderator does. */
const SOCIAL_MEDIA_TIMEOUT = 3000;
/** Milliseconds to wait for a translation while a shopper does. */
const TRANSLATION_TIMEOUT = 4000;
/** Milliseconds to wait for a tax provider, after which a cart is shown without tax. */
const TAX_TIMEOUT = 1500;

/** Builds the service on a database. Closing the app stops the worker; the caller closes the database. */
export async function buildService({
  db,
  changes,
  poolUsage,
  maintain,
  keys,
  pictures,
  settings,
  shareAnswers,
  cacheCarts = shareAnswers,
  checkpoint,
  logTo,
  now = () => new Date(),
}: ServiceOptions): Promise<Service> {
  await loadPalette(db);
  const links = new LinkTokens(keys);
  const staff = { allowsDemo: settings.demoPeople };
  const backlog = async () => {
    const [{ due, lag }, placementAge] = await Promise.all([outboxBacklog(db), oldestUnfinishedSeconds(db)]);
    return { outboxDue: due, outboxLag: lag, placementAge };
  };
  const metrics = new Metrics({ backlog, poolUsage });
  const media: FastifyPluginAsync = async (instance) => {
    await instance.register(mediaPlugin, {
      folder: path.join(settings.dataFolder, 'images'),
      source: pictures,
      findMedium: (mediaId, ratio) => findMedium(db, mediaId, ratio),
      findReference: (styleId, colorCode, view) => readPictureReference(db, styleId, colorCode, view),
    });
  };
  const paypal = new PayPalProvider({ ...settings.paypal, timeout: PAYMENT_TIMEOUT });
  const webhooks = webhookPlugin({
    db,
    paypal,
    paypalWebhookId: settings.paypal.webhookId,
    cardSecret: settings.cardWebhookSecret,
    adyenHmacKey: settings.adyenHmacKey,
    onEvent: () => worker?.nudge(),
    now,
  });
  const fulfilment = fulfilmentWebhooks({ db, settings, onEvent: () => worker?.nudge(), now });
  const limiter = settings.rateLimits > 0 ? new RateLimiter(db, now, settings.rateLimits) : undefined;
  const merchant = { origin: settings.shopUrl, brand: settings.brand };
  const feeds = feedsPlugin({ db, merchant, limiter, now });
  const warehouse = new HttpWarehouse({ ...settings.warehouse, timeout: WAREHOUSE_TIMEOUT });
  const eventDelivery = { db, now, ...settings.webhooks };
  const texts = textService({ db, settings: settings.texts, brand: settings.brand, now });
  const { addressDirectory } = settings;
  const addressLookUp = addressDirectory && new PhotonLookUp({ ...addressDirectory, timeout: ADDRESS_TIMEOUT });
  const collectionPoints = new HttpCollectionPoints({ ...settings.carrier, timeout: COLLECTION_POINTS_TIMEOUT });
  let worker: Worker | undefined;
  let bound: readonly Route[] = [];
  const { app, health } = await buildApp({
    routes: (log) => {
      const card = cardProviderOf(settings, PAYMENT_TIMEOUT);
      const klarna = new KlarnaProvider({ ...settings.klarna, timeout: PAYMENT_TIMEOUT });
      const providers = withMetrics({ CREDIT_CARD: card, DW_APPLE_PAY: card, PAYPAL: paypal, KLARNA: klarna }, metrics);
      const wallets = { db, paypal, klarna, settings, brand: settings.brand };
      const { giftCardSecret } = settings;
      const saga = new PlacementSaga({ db, providers, giftCardSecret, log, ...(checkpoint ? { checkpoint } : {}) });
      const refunds = { db, providers, log, now, ...(checkpoint ? { checkpoint } : {}) };
      const deliver = mailer({
        db,
        links,
        brand: settings.brand,
        returnsAddress: settings.returnsAddress,
        seller: settings.seller,
        shopUrl: settings.shopUrl,
        now,
        giftCardSecret,
        smtp: settings.smtp,
        from: settings.mailFrom,
      });
      worker = new Worker(
        [
          [
            finishPlacementsJob(db, saga, log),
            refundJob(refunds),
            creditPointsJob(db, now),
            expireHoldsJob(db),
            stockNoticesJob(db, now),
            sweepJob(db, now),
            refreshPalette(db, now),
            ...(maintain ? [{ name: 'maintain-database', run: async () => void (await maintain()) }] : []),
            outboxJob(
              db,
              deliver,
              (error) => log.warn({ err: error }, 'an email could not be sent yet'),
              mailedMessages,
            ),
          ],
          [
            outboxJob(
              db,
              toEdge(settings.edgeCache && new FastlyCache({ ...settings.edgeCache, timeout: EDGE_TIMEOUT })),
              (error) => log.warn({ err: error }, 'the cache of the edge could not be purged yet'),
              edgeMessages,
            ),
          ],
          [texts.job(log)],
          [idleAccountsJob(db, now, log)],
          [deliverEventsJob(eventDelivery, log)],
          [
            adoptShipmentsJob(db),
            outboxJob(
              db,
              toWarehouse(db, warehouse, log),
              (error) => log.warn({ err: error }, 'the warehouse could not be reached yet'),
              warehouseMessages,
            ),
          ],
        ],
        log,
      );
      const onPlaced = (): void => {
        metrics.orderPlaced();
        worker?.nudge();
      };
      const botCheck = siteVerify({ ...settings.botCheck, log });
      const identityProviders = settings.identity.issuer === '' ? [] : [new IdentityProvider(settings.identity, log)];
      const onMessage = (): void => worker?.nudge();
      const { brand, sessionLife } = settings;
      const relyingParty = relyingPartyOf(settings.shopUrl, brand);
      const auth = {
        db,
        keys,
        links,
        botCheck,
        identityProviders,
        relyingParty,
        sessionLife,
        staff,
        now,
        brand,
        onMail: onMessage,
      };
      const afterSales = {
        db,
        brand,
        returnsAddress: settings.returnsAddress,
        seller: settings.seller,
        refunds,
        now,
        onMessage,
        ...(checkpoint ? { checkpoint } : {}),
      };
      bound = allRoutes({
        db,
        changes,
        auth,
        vault: card,
        wallets,
        settings,
        saga,
        cacheCarts,
        afterSales,
        collectionPoints,
        addressLookUp,
        map: pictures.map,
        socialMedia: settings.socialMedia
          ? new HttpSocialMedia({ ...settings.socialMedia, timeout: SOCIAL_MEDIA_TIMEOUT })
          : undefined,
        translator:
          settings.translator && new DeeplTranslator({ ...settings.translator, timeout: TRANSLATION_TIMEOUT }),
        sendsTexts: texts.isOffered,
        eventDelivery,
        taxes: settings.taxProvider ? new HttpTax({ ...settings.taxProvider, timeout: TAX_TIMEOUT }) : ownTaxRules,
        onPlaced,
      });
      return bound;
    },
    authenticate: sessionAuthentication({ db, life: settings.sessionLife, staff, now }),
    isReady: async () => (await sql`select 1`.execute(db)).rows.length === 1,
    validateResponses: settings.validateResponses,
    shareAnswers,
    changes,
    logLevel: settings.logLevel,
    logTo,
    limiter,
    audit: new Audit(db),
    metrics,
    trustedProxies: settings.trustedProxies,
    plugins: [media, webhooks, fulfilment, texts.webhook, feeds],
  });
  if (!worker) throw new Error('The worker was not created');
  const background = worker;
  // Nothing in the background takes time from the last requests.
  app.addHook('preClose', async () => void background.stop());
  app.addHook('onClose', async () => {
    await background.stop();
    metrics.close();
  });
  return { app, health, routes: bound, worker: background };
}

import type { AddressLookUp } from './address/address-look-up.ts';
import { utilityRoutes } from './address/routes.ts';
import { type AfterSalesDependencies, afterSalesRoutes } from './after-sales/routes.ts';
import { withSessionCheck } from './auth/ended-session.ts';
import { accountRoutes } from './back-office/account-routes.ts';
import { caseRoutes } from './back-office/case-routes.ts';
import { backOfficeRoutes } from './back-office/routes.ts';
import { webhookRoutes } from './back-office/webhook-routes.ts';
import { CartReader } from './cart/cart-reader.ts';
import { cartRoutes } from './cart/routes.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { PostgresSearch } from './catalogue/search-index.ts';
import { orderRoutes } from './checkout/order-routes.ts';
import { paymentRoutes } from './checkout/payment-routes.ts';
import { placingSemaphore } from './checkout/placing-semaphore.ts';
import type { PlacementSaga } from './checkout/saga.ts';
import type { PaymentSessionDependencies } from './checkout/start-session.ts';
import { consumerRoutes } from './consumer/routes.ts';
import { contentRoutes } from './content/routes.ts';
import { shownBlockRoutes } from './content/shown-block-routes.ts';
import type { Db } from './database/database.ts';
import type { TableChanges } from './database/table-changes.ts';
import { favoriteRoutes } from './lists/favorite-routes.ts';
import { marketsReader } from './market/markets.ts';
import type { MapSource } from './media/map-source.ts';
import { moderationRoutes } from './moderation/routes.ts';
import type { SocialMedia } from './moderation/social-media.ts';
import { myDataRoutes } from './my-data/routes.ts';
import type { CardVault } from './payment/provider.ts';
import { savedInstrumentRoutes } from './payment/saved-instrument-routes.ts';
import { reviewRoutes } from './reviews/routes.ts';
import type { Translator } from './reviews/translator.ts';
import { contractRoutes } from './server/contract-routes.ts';
import type { Route } from './server/route.ts';
import type { Settings } from './settings.ts';
import type { SignInDependencies } from './sign-in/dependencies.ts';
import { authRoutes } from './sign-in/routes.ts';
import { staffRoutes } from './staff/routes.ts';
import type { CollectionPoints } from './stores/collection-points.ts';
import { storeRoutes } from './stores/routes.ts';
import { mediaRoutes } from './studio/media-routes.ts';
import { studioRoutes } from './studio/routes.ts';
import type { TaxService } from './tax/tax-service.ts';
import type { WebhookDependencies } from './webhooks/deliver-events.ts';

export interface ServiceDependencies {
  readonly db: Db;
  readonly changes: TableChanges;
  readonly auth: SignInDependencies;
  /** Storage for saved cards. */
  readonly vault: CardVault;
  readonly wallets: PaymentSessionDependencies;
  readonly settings: Pick<
    Settings,
    'addOnCategory' | 'brand' | 'orderPrefix' | 'cardProvider' | 'holdSeconds' | 'shopUrl' | 'checksAnswers'
  >;
  readonly saga: PlacementSaga;
  /** Whether to cache carts until they change. */
  readonly cacheCarts: boolean;
  readonly afterSales: AfterSalesDependencies;
  readonly collectionPoints: CollectionPoints;
  readonly addressLookUp: AddressLookUp | undefined;
  /** The map on which stores are shown, if the shop has one. */
  readonly map: MapSource | undefined;
  readonly socialMedia: SocialMedia | undefined;
  readonly translator: Translator | undefined;
  /** Whether the shop sends text messages. */
  readonly sendsTexts: boolean;
  readonly eventDelivery: WebhookDependencies;
  readonly taxes: TaxService;
  /** Called after an order is placed. */
  readonly onPlaced: () => void;
}

/** Returns the routes of all calls of this service. */
export function allRoutes(dependencies: ServiceDependencies): Route[] {
  const {
    db,
    changes,
    auth,
    vault,
    wallets,
    settings,
    saga,
    cacheCarts,
    afterSales,
    collectionPoints,
    addressLookUp,
    map,
    socialMedia,
    translator,
    sendsTexts,
    eventDelivery,
    taxes,
    onPlaced,
  } = dependencies;
  const { publicUrl, publicKey } = settings.cardProvider;
  const cardProvider = { origin: new URL(publicUrl).origin, formUrl: `${publicUrl}/card/v1/form`, publicKey };
  const reader = new CartReader(db, { caches: cacheCarts, taxes, changes, addOnCategory: settings.addOnCategory });
  const studio = { ...auth, onMessage: auth.onMail };
  const routes = [
    ...contentRoutes(db),
    ...shownBlockRoutes(db),
    ...catalogueRoutes({ db, changes, index: new PostgresSearch(db, changes), brand: settings.brand }),
    ...reviewRoutes({ db, now: auth.now, brand: settings.brand, translator }),
    ...storeRoutes({ db, directory: collectionPoints, places: addressLookUp, map }),
    ...utilityRoutes(addressLookUp, marketsReader(db, changes)),
    ...authRoutes(auth),
    ...staffRoutes(auth),
    ...studioRoutes(studio),
    ...mediaRoutes(studio),
    ...moderationRoutes({ ...auth, socialMedia }),
    ...consumerRoutes({ ...auth, sendsTexts }),
    ...myDataRoutes(auth),
    ...savedInstrumentRoutes({ ...auth, vault, cardProvider }),
    ...favoriteRoutes(db),
    ...withSessionCheck(db, [
      ...cartRoutes({ db, reader, holdSeconds: settings.holdSeconds, shopUrl: settings.shopUrl }),
      ...paymentRoutes({ db, reader, wallets, cardProvider }),
      ...orderRoutes({
        db,
        reader,
        saga,
        orderPrefix: settings.orderPrefix,
        semaphore: placingSemaphore(),
        botCheck: auth.botCheck,
        now: auth.now,
        onPlaced,
      }),
    ]),
    ...afterSalesRoutes(afterSales),
    ...backOfficeRoutes({ ...afterSales, orderPrefix: settings.orderPrefix, staff: auth.staff }),
    ...accountRoutes({ ...afterSales, staff: auth.staff }),
    ...caseRoutes({ ...afterSales, staff: auth.staff }),
    ...webhookRoutes({ ...eventDelivery, staff: auth.staff, onMessage: afterSales.onMessage }),
  ];
  return [...routes, ...contractRoutes(routes, { isOn: settings.checksAnswers })];
}

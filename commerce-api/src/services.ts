import type { AuthParts } from './auth/parts.ts';
import { authRoutes } from './auth/routes.ts';
import { Turnstile, type TurnstileOptions } from './base/turnstile.ts';
import { CartReader } from './cart/cart-reader.ts';
import { tellingEndedSessions } from './cart/own-session.ts';
import { cartRoutes } from './cart/routes.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { PostgresSearch } from './catalogue/search-index.ts';
import { consumerRoutes } from './consumer/routes.ts';
import { contentRoutes } from './content/routes.ts';
import type { Db } from './database/database.ts';
import { type AfterSalesParts, afterSalesRoutes } from './order/after-sales-routes.ts';
import { orderRoutes } from './order/routes.ts';
import type { PlacementSaga } from './order/saga.ts';
import type { WalletParts } from './payment/begin-session.ts';
import type { CardVault } from './payment/provider.ts';
import { paymentRoutes } from './payment/routes.ts';
import type { Route } from './server/route.ts';
import type { Settings } from './settings.ts';
import { storeRoutes } from './stores/routes.ts';
import { utilityRoutes } from './utilities/routes.ts';
import { contractRoutes } from './utilities/validate-response.ts';

export interface ServiceParts {
  readonly db: Db;
  readonly auth: AuthParts;
  /** Where saved cards are kept. */
  readonly vault: CardVault;
  readonly wallets: WalletParts;
  readonly settings: Pick<Settings, 'brand' | 'cardProvider' | 'holdSeconds' | 'checksAnswers'>;
  readonly saga: PlacementSaga;
  /** Whether carts that nobody has changed are kept for the next look. */
  readonly keepCarts: boolean;
  readonly afterSales: AfterSalesParts;
  /** Called after an order was placed. */
  readonly onPlaced: () => void;
}

/** Orders that one instance begins at the same time: fewer than it has connections. */
const placing: TurnstileOptions = { most: 8, longestWait: 30_000 };

/** Every call that this service answers. */
export function allRoutes(parts: ServiceParts): Route[] {
  const { db, auth, vault, wallets, settings, saga, keepCarts, afterSales, onPlaced } = parts;
  const { publicUrl, publicKey } = settings.cardProvider;
  const cardProvider = { origin: new URL(publicUrl).origin, formUrl: `${publicUrl}/card/v1/form`, publicKey };
  const reader = new CartReader(db, { keeps: keepCarts });
  const routes = [
    ...contentRoutes(db),
    ...catalogueRoutes({ db, index: new PostgresSearch(db), brand: settings.brand }),
    ...storeRoutes(db),
    ...utilityRoutes(),
    ...authRoutes(auth),
    ...consumerRoutes({ ...auth, vault, cardProvider }),
    ...tellingEndedSessions(db, [
      ...cartRoutes({ db, reader, holdSeconds: settings.holdSeconds }),
      ...paymentRoutes({ db, reader, wallets, cardProvider }),
      ...orderRoutes({ db, reader, saga, turnstile: new Turnstile(placing), botCheck: auth.botCheck, onPlaced }),
    ]),
    ...afterSalesRoutes(afterSales),
  ];
  return [...routes, ...contractRoutes(routes, { isOn: settings.checksAnswers })];
}

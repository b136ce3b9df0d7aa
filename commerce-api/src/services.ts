import type { AccessTokens } from './auth/access-token.ts';
import { authRoutes } from './auth/routes.ts';
import { CartReader } from './cart/cart-reader.ts';
import { cartRoutes } from './cart/routes.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { PostgresSearch } from './catalogue/search-index.ts';
import { contentRoutes } from './content/routes.ts';
import type { Db } from './database/database.ts';
import { orderRoutes } from './order/routes.ts';
import type { PlacementSaga } from './order/saga.ts';
import { paymentRoutes } from './payment/routes.ts';
import type { Route } from './server/route.ts';
import type { Settings } from './settings.ts';
import { storeRoutes } from './stores/routes.ts';
import { utilityRoutes } from './utilities/routes.ts';

export interface ServiceParts {
  readonly db: Db;
  readonly tokens: AccessTokens;
  readonly settings: Pick<Settings, 'brand' | 'secureCookies' | 'cardProvider'>;
  readonly saga: PlacementSaga;
  /** Called after an order was placed. */
  readonly onPlaced: () => void;
}

/** Every call that this service answers. */
export function allRoutes({ db, tokens, settings, saga, onPlaced }: ServiceParts): Route[] {
  const { publicUrl, publicKey } = settings.cardProvider;
  const reader = new CartReader(db);
  return [
    ...contentRoutes(db),
    ...catalogueRoutes({ db, index: new PostgresSearch(db), brand: settings.brand }),
    ...storeRoutes(db),
    ...utilityRoutes(),
    ...authRoutes({ db, tokens, secureCookies: settings.secureCookies }),
    ...cartRoutes({ db, reader }),
    ...paymentRoutes({
      db,
      reader,
      cardProvider: { origin: new URL(publicUrl).origin, formUrl: `${publicUrl}/card/v1/form`, publicKey },
    }),
    ...orderRoutes({ db, reader, saga, onPlaced }),
  ];
}

import { getProductSet, getProductSets } from 'shared-contracts/calls/product-sets';
import {
  getAutoSuggest,
  getCatalog,
  getInventory,
  getProductDetails,
  getProductSearch,
  getStyles,
  getWidgetRecommendations,
  postAvailability,
} from 'shared-contracts/calls/products';
import { findGoods } from 'shared-contracts/calls/till';
import { CallError } from '../base/call-error.ts';
import { tillOf } from '../base/till.ts';
import type { Db } from '../database/database.ts';
import type { TableChanges } from '../database/table-changes.ts';
import { deliveryRulesReader } from '../delivery/delivery-rules.ts';
import { isAwaited, shownUnits, stockStatusOf } from '../goods/stock-status.ts';
import { marketsReader } from '../market/markets.ts';
import { type Route, route } from '../server/route.ts';
import { readAvailability } from './availability.ts';
import { readCards } from './card-queries.ts';
import { categoryTreeReader } from './category-tree.ts';
import { readDetail, readStock } from './detail-queries.ts';
import { toDetails } from './details.ts';
import { readCatalog, searchProducts } from './lists.ts';
import { readProductSet, readSetsOf } from './product-sets.ts';
import { recommend } from './recommendations.ts';
import type { SearchIndex } from './search-index.ts';
import { suggest } from './suggestions.ts';
import { readTillGoods } from './till-goods.ts';

export interface CatalogueDependencies {
  readonly db: Db;
  readonly changes: TableChanges;
  readonly index: SearchIndex;
  /** The brand shown on products. */
  readonly brand: string;
}

/** Seconds after which an answer notices that the time of a product has come; changes are noticed at once. */
const noticesTime = 10;

/** Catalogue calls: details, lists, search, and stock. */
export function catalogueRoutes({ db, changes, index, brand }: CatalogueDependencies): Route[] {
  const readTree = categoryTreeReader(db, changes);
  const readMarkets = marketsReader(db, changes);
  const readDelivery = deliveryRulesReader(db, changes);
  return [
    route(
      getProductDetails,
      async ({ params }, { locale }) => {
        const row = await readDetail(db, params.productId, locale);
        const [tree, markets] = await Promise.all([readTree(), readMarkets()]);
        const context = { locale, tree, brand, market: markets.get(locale.country), now: new Date() };
        const details = row && toDetails(row, params.productId, context);
        if (!details) throw new CallError('API404');
        return details;
      },
      { sharedFor: noticesTime },
    ),

    route(getInventory, async ({ params }, { locale }) => {
      const now = new Date();
      const rows = await readStock(db, params.productId, locale.country);
      if (rows.length === 0) throw new CallError('API404');
      const variants = rows.map(({ upc, size, units, announced_until }) => {
        const stockStatus = stockStatusOf(units, announced_until, now);
        return {
          sku: `${params.productId}-${size}`,
          upc,
          quantity: stockStatus === 'COMING_SOON' ? 0 : shownUnits(units),
          stockStatus,
          notifyMe: isAwaited(stockStatus),
        };
      });
      return { id: params.productId, variants };
    }),

    route(postAvailability, async (input, { locale }) =>
      readAvailability(db, input, {
        locale,
        market: (await readMarkets()).get(locale.country),
        delivery: await readDelivery(),
        now: new Date(),
      }),
    ),
    route(
      getStyles,
      async ({ query }, { locale }) => {
        const styleIds = [...new Set(query.styleIds.split(','))];
        return { products: await readCards(db, styleIds, locale) };
      },
      { sharedFor: noticesTime },
    ),
    route(
      getProductSets,
      async ({ params }, { locale }) => ({ sets: await readSetsOf(db, params.productId, locale) }),
      { sharedFor: noticesTime },
    ),
    route(
      getProductSet,
      async ({ params }, { locale }) => {
        const set = await readProductSet(db, params.productSetId, locale, brand, new Date());
        if (!set) throw new CallError('API404');
        return set;
      },
      { sharedFor: noticesTime },
    ),
    route(getCatalog, async ({ query }, { locale }) => readCatalog(db, await readTree(), query, locale), {
      sharedFor: noticesTime,
    }),
    route(getProductSearch, ({ query }, { locale }) => searchProducts(db, index, query, locale), {
      sharedFor: noticesTime,
    }),
    route(getAutoSuggest, async ({ query }, { locale }) => suggest(db, index, await readTree(), query.q, locale), {
      sharedFor: noticesTime,
    }),

    route(findGoods, ({ query }, { locale, subject }) =>
      readTillGoods(db, query.code, { storeId: tillOf(subject).storeId, locale }),
    ),

    route(getWidgetRecommendations, async ({ query }, { locale }) => recommend(db, await readTree(), query, locale), {
      sharedFor: noticesTime,
    }),
  ];
}

import type { CallResponse } from 'shared-contracts/call';
import {
  getAugmentedPage,
  getCategoryContent,
  getFooter,
  getMenu,
  getPage,
  getProductContent,
  getSearchHub,
} from 'shared-contracts/calls/content';
import type { Target } from 'shared-contracts/fields';
import type { Locale } from 'shared-contracts/locale';
import { CallError } from '../base/call-error.ts';
import { readRanked } from '../catalogue/lists.ts';
import type { Db } from '../database/database.ts';
import { freeDeliveryText } from '../delivery/free-delivery.ts';
import { type Route, route } from '../server/route.ts';
import { readDocument } from './queries.ts';
import { resolveBlocks } from './resolve.ts';
import type { ProductRule, StoredPage } from './stored.ts';
import type { StoredCategoryContent } from './stored-category.ts';
import type { StoredMenu } from './stored-menu.ts';

interface StoredSearchHub {
  readonly terms: string[];
  readonly categories: Target[];
  readonly products: ProductRule;
}

/** A change is visible within a minute: an answer may be as old here, and again in a browser. */
const shared = { sharedFor: 20 };

/** What editors publish. The site names the country; the language is the locale's. */
export function contentRoutes(db: Db): Route[] {
  const page = async (kind: string, slug: string, locale: Locale) => {
    const stored = await readDocument<StoredPage>(db, kind, slug, locale.language);
    if (!stored) throw new CallError('API404');
    return { ...stored, blocks: await resolveBlocks(db, stored.blocks, locale) };
  };
  return [
    route(getAugmentedPage, ({ params }, { locale }) => page('page', params.page, locale), shared),
    route(
      getPage,
      async ({ params }, { locale }) => ({ ...(await page('article', params.page, locale)), breadcrumbs: [] }),
      shared,
    ),
    route(getProductContent, ({ params }, { locale }) => page('product', params.productId, locale), shared),

    route(
      getCategoryContent,
      async ({ params }, { locale }) => {
        const stored = await readDocument<StoredCategoryContent>(db, 'category', params.categoryId, locale.language);
        if (!stored) throw new CallError('API404');
        return { ...stored, blocks: await resolveBlocks(db, stored.blocks, locale) };
      },
      shared,
    ),

    route(
      getMenu,
      async (_input, { locale }) => {
        const stored = await readDocument<StoredMenu>(db, 'menu', 'main', locale.language);
        if (!stored) return { nodes: [] };
        return {
          nodes: [...stored.nodes],
          benefitBar: { ...stored.benefitBar, text: freeDeliveryText(stored.benefitBar.text, locale) },
        };
      },
      shared,
    ),

    route(
      getFooter,
      async (_input, { locale }) => {
        const stored = await readDocument<CallResponse<typeof getFooter>>(db, 'footer', 'main', locale.language);
        if (!stored) throw new CallError('API404');
        return stored;
      },
      shared,
    ),

    route(
      getSearchHub,
      async ({ query }, { locale }) => {
        const stored = await readDocument<StoredSearchHub>(db, 'search-hub', 'main', locale.language);
        if (!stored) return { terms: [], categories: [], products: [] };
        const { terms, categories, products } = stored;
        return {
          terms: terms.slice(0, query.count),
          categories: categories.slice(0, query.count),
          products: await readRanked(db, products, locale),
        };
      },
      shared,
    ),
  ];
}

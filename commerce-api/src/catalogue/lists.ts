import type { CallResponse, ParsedCall } from 'shared-contracts/call';
import type { getCatalog, getProductSearch, ProductList } from 'shared-contracts/calls/products';
import type { ProductCard } from 'shared-contracts/entities/product-card';
import type { Locale } from 'shared-contracts/locale';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import { pickupPromise } from '../delivery/pickup.ts';
import { readStore } from '../stores/queries.ts';
import { readCards } from './card-queries.ts';
import { alternatesOf, type CategoryTree, categoryUrl, rootCategoryId } from './category-tree.ts';
import { toFacets } from './facets.ts';
import { type ListPage, readCategoryPage, readSearchPage } from './list-page.ts';
import { readListPage } from './list-queries.ts';
import { parseRefinement, type Refinement, storeOf } from './refinement.ts';
import type { SearchIndex } from './search-index.ts';

type Query = ParsedCall<typeof getCatalog>['query'];

const toList = (
  listPage: ListPage<ProductCard>,
  query: Query | ParsedCall<typeof getProductSearch>['query'],
  refinement: Refinement,
  locale: Locale,
  store: ProductList['store'],
): ProductList => ({
  total: listPage.total,
  ...(listPage.isAtLeast ? { totalIsLeast: true } : {}),
  start: query.start,
  count: listPage.cards.length,
  sort: query.sort,
  products: [...listPage.cards],
  facets: toFacets(listPage, refinement, locale),
  ...(store ? { store } : {}),
});

/** Returns the store that a list is narrowed to; stores that the shopper's country does not have are ignored. */
async function readListStore(db: Db, refine: string, locale: Locale): Promise<ProductList['store']> {
  const storeId = storeOf(refine);
  const store = storeId === undefined ? undefined : await readStore(db, storeId, locale.country);
  if (!store) return undefined;
  const promise = pickupPromise(new Date(), store);
  return { storeId: store.location_id, name: store.name, ...(promise ? { promise } : {}) };
}

/** Returns a category's products and its position in the tree. */
export async function readCatalog(
  db: Db,
  tree: CategoryTree,
  query: Query,
  locale: Locale,
): Promise<CallResponse<typeof getCatalog>> {
  const category = tree.get(query.categoryId);
  if (!category || query.categoryId === rootCategoryId) throw new CallError('PLP400');
  const { language } = locale;
  const refinement = parseRefinement(query.refine);
  const store = await readListStore(db, query.refine, locale);
  const listing = { market: locale.country, categoryId: query.categoryId, storeId: store?.storeId };
  const listPage = await readCategoryPage(db, listing, refinement, query, (styleIds) =>
    readCards(db, styleIds, locale, store?.storeId),
  );
  return {
    ...toList(listPage, query, refinement, locale, store),
    category: {
      id: category.category_id,
      name: category.title[language],
      url: categoryUrl(category, language),
      description: category.description[language],
      breadcrumbs: tree.breadcrumbsOf(category.category_id, language),
      children: tree
        .childrenOf(category.category_id)
        .map((child) => ({ id: child.category_id, name: child.name[language], url: categoryUrl(child, language) })),
      alternates: alternatesOf((other) => categoryUrl(category, other)),
    },
  };
}

/** Maximum number of search results; limits the cost of a search. */
const MAX_RESULTS = 250;

/** Returns search results in the locale's language and market. */
export async function searchProducts(
  db: Db,
  index: SearchIndex,
  query: ParsedCall<typeof getProductSearch>['query'],
  locale: Locale,
): Promise<CallResponse<typeof getProductSearch>> {
  const found = await index.search(query.q, locale.language, MAX_RESULTS);
  const refinement = parseRefinement(query.refine);
  const store = await readListStore(db, query.refine, locale);
  const listing = { market: locale.country, categoryId: rootCategoryId, storeId: store?.storeId };
  const listPage = await readSearchPage(db, listing, found, refinement, query, (styleIds) =>
    readCards(db, styleIds, locale, store?.storeId),
  );
  return {
    ...toList(listPage, query, refinement, locale, store),
    query: query.q,
    ...(found.suggestion ? { suggestion: found.suggestion } : {}),
  };
}

/** Returns styles of a category as cards in a given order, for content blocks and recommendations. */
export async function readRanked(
  db: Db,
  rule: { readonly categoryId: string; readonly sort: Query['sort']; readonly count: number },
  locale: Locale,
) {
  const listing = { market: locale.country, categoryId: rule.categoryId };
  return readCards(db, await readListPage(db, listing, new Map(), { ...rule, start: 0 }), locale);
}

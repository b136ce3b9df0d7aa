import type { CallResponse, ParsedCall } from 'shared-contracts/call';
import type { getCatalog, getProductSearch } from 'shared-contracts/calls/products';
import type { Locale } from 'shared-contracts/locale';
import type { Db } from '../database/database.ts';
import { CallError } from '../server/call-error.ts';
import { readCards } from './card-queries.ts';
import { alternatesOf, type CategoryTree, categoryUrl, rootCategoryId } from './category-tree.ts';
import { toFacets } from './facets.ts';
import { countList, type Listing, readListPage } from './list-queries.ts';
import { parseRefinement } from './refinement.ts';
import type { SearchIndex } from './search-index.ts';

type Query = ParsedCall<typeof getCatalog>['query'];

async function readList(
  db: Db,
  listing: Listing,
  query: Pick<Query, 'start' | 'count' | 'sort' | 'refine'>,
  locale: Locale,
) {
  const refinement = parseRefinement(query.refine);
  const products = await readCards(db, await readListPage(db, listing, refinement, query), locale);
  const { total, byToken } = await countList(db, listing, refinement);
  const facets = toFacets(byToken, refinement, locale);
  return { total, start: query.start, count: products.length, sort: query.sort, products, facets };
}

/** A category's products with its place in the tree. */
export async function readCatalog(
  db: Db,
  tree: CategoryTree,
  query: Query,
  locale: Locale,
): Promise<CallResponse<typeof getCatalog>> {
  const category = tree.get(query.categoryId);
  if (!category || query.categoryId === rootCategoryId) throw new CallError('PLP400');
  const { language } = locale;
  const list = await readList(db, { market: locale.country, categoryId: query.categoryId }, query, locale);
  return {
    ...list,
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

/** More results than anybody looks through; it bounds what one search may cost. */
const MOST_RESULTS = 250;

/** What a search finds in the locale's language and market. */
export async function searchProducts(
  db: Db,
  index: SearchIndex,
  query: ParsedCall<typeof getProductSearch>['query'],
  locale: Locale,
): Promise<CallResponse<typeof getProductSearch>> {
  const { styleIds, suggestion } = await index.search(query.q, locale.language, MOST_RESULTS);
  const list = await readList(db, { market: locale.country, categoryId: rootCategoryId, styleIds }, query, locale);
  return { ...list, query: query.q, ...(suggestion ? { suggestion } : {}) };
}

/** Styles of a category in an order, as cards; for blocks of editors and recommendations. */
export async function readRanked(
  db: Db,
  rule: { readonly categoryId: string; readonly sort: Query['sort']; readonly count: number },
  locale: Locale,
) {
  const listing = { market: locale.country, categoryId: rule.categoryId };
  return readCards(db, await readListPage(db, listing, new Map(), { ...rule, start: 0 }), locale);
}

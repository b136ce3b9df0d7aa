import { sql } from 'kysely';
import type { CallResponse, ParsedCall } from 'shared-contracts/call';
import type { getWidgetRecommendations } from 'shared-contracts/calls/products';
import type { Locale } from 'shared-contracts/locale';
import { styleIdOf } from 'shared-contracts/product-id';
import type { Db } from '../database/database.ts';
import { readCards } from './card-queries.ts';
import { type CategoryTree, rootCategoryId } from './category-tree.ts';
import { readRanked } from './lists.ts';

type Query = ParsedCall<typeof getWidgetRecommendations>['query'];
type Recommendations = CallResponse<typeof getWidgetRecommendations>;

/** The best of each category that are considered for a kit; it bounds the cost, however long a category is. */
const CONSIDERED = 48;
/** Those of them that may be sold out. */
const CANDIDATES = 4;

/**
 * The categories beside the one of a product: those below the same top category, at the level below it. Without a parent, there
 * are none.
 */
function categoriesBeside(tree: CategoryTree, categoryId: string): string[] {
  const [top, own] = tree.pathOf(categoryId);
  if (!top || !own) return [];
  return tree
    .childrenOf(top.category_id)
    .map(({ category_id }) => category_id)
    .filter((id) => id !== own.category_id);
}

/** Returns a few styles of each category, in their order: those of an activity of the given style first, then by rank. */
async function bestOfEach(
  db: Db,
  categoryIds: readonly string[],
  styleId: string,
  market: string,
): Promise<string[][]> {
  const { rows } = await sql<{ styles: string[] }>`
    with own as (
      select coalesce(array_agg(token), '{}') as activities from listing, unnest(facets) as token
      where market = ${market} and category_id = ${rootCategoryId} and style_id = ${styleId} and token like 'activity:%'
    )
    select best.styles from unnest(cast(${[...categoryIds]} as text[])) with ordinality as beside (category_id, place)
    cross join lateral (
      select array_agg(style_id order by fits desc, rank, style_id) as styles from (
        select style_id, rank, facets && (select activities from own) as fits from (
          select style_id, rank, facets from listing
          where market = ${market} and category_id = beside.category_id order by rank, style_id limit ${sql.lit(CONSIDERED)}
        ) top
        order by fits desc, rank, style_id limit ${sql.lit(CANDIDATES)}
      ) chosen
    ) best
    where best.styles is not null order by place`.execute(db);
  return rows.map(({ styles }) => styles);
}

/** Returns one product that is available of each category beside. */
async function completing(db: Db, tree: CategoryTree, categoryId: string, styleId: string, locale: Locale) {
  const candidates = await bestOfEach(db, categoriesBeside(tree, categoryId), styleId, locale.country);
  const cards = new Map((await readCards(db, candidates.flat(), locale)).map((card) => [card.styleId, card]));
  return candidates.flatMap((ids) => {
    const card = ids.map((id) => cards.get(id)).find((one) => one?.colors.some(({ available }) => available));
    return card ? [card] : [];
  });
}

/** Returns products like one (its own category), products that complete it (the categories beside), or a category's best. */
export async function recommend(db: Db, tree: CategoryTree, query: Query, locale: Locale): Promise<Recommendations> {
  const own = query.productId && styleIdOf(query.productId);
  const style = own
    ? await db.selectFrom('style').select('category_id').where('style_id', '=', own).executeTakeFirst()
    : undefined;
  const categoryId = style?.category_id ?? query.categoryId ?? rootCategoryId;
  const recommendationId = `${categoryId}-${query.kind}`;
  if (query.kind === 'kit') {
    const products = own && style ? await completing(db, tree, categoryId, own, locale) : [];
    return { recommendationId, products: products.slice(0, query.count) };
  }
  const cards = await readRanked(db, { categoryId, sort: 'recommended', count: query.count + 1 }, locale);
  return { recommendationId, products: cards.filter(({ styleId }) => styleId !== own).slice(0, query.count) };
}

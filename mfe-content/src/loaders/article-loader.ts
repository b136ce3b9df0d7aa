import type { CallResponse } from 'shared-contracts/call';
import { type ArticleCard, getChildPages, searchArticles } from 'shared-contracts/calls/articles';
import { getAugmentedPage, getPage } from 'shared-contracts/calls/content';
import { ProductError } from 'shared-contracts/errors/product-error';
import { landingPages } from 'shared-contracts/fixed-pages';
import type { LoaderContext } from 'shared-contracts/routing';
import { loadBlocks } from '../features/blocks/load-blocks.ts';

export type Article = CallResponse<typeof getPage> & {
  /** Other articles to read; none for service and legal pages. */
  readonly related: readonly ArticleCard[];
  /** The pages below it. */
  readonly children: CallResponse<typeof getChildPages>['children'];
};

/** Related articles of an article (docs/spec/content.md section 9.2). */
const relatedCount = 4;

/** An editorial page: an article, a guide, a legal text, or a fixed page that consists of its blocks. */
export async function loadArticle(context: LoaderContext): Promise<Article> {
  const slug = context.params.page ?? '';
  return landingPages.some((page) => page === slug) ? loadLanding(context, slug) : loadPage(context, slug);
}

/** A fixed page that consists of its blocks; it does not exist while editors have given it none. */
export async function loadLanding({ calls, locale, signal }: LoaderContext, page: string): Promise<Article> {
  const params = { mode: 'publish', siteId: locale.siteId, page } as const;
  const landing = await calls(getAugmentedPage, { params }, { signal });
  if (landing.blocks.length === 0) throw new ProductError('API404', '', { status: 404 });
  await loadBlocks(landing.blocks);
  return { ...landing, breadcrumbs: [], related: [], children: [] };
}

/** A document of editors, with what is below it and beside it. */
export async function loadPage({ calls, locale, signal }: LoaderContext, slug: string): Promise<Article> {
  const site = { mode: 'publish', siteId: locale.siteId } as const;
  const below = calls(getChildPages, { params: { ...site, parentPageSlug: slug } }, { signal }).catch(
    without('Pages below a page'),
  );
  const page = await calls(getPage, { params: { ...site, page: slug } }, { signal });
  const query = { relatedTo: slug, limit: relatedCount };
  const [children, related] = await Promise.all([
    below,
    page.article
      ? calls(searchArticles, { params: site, query }, { signal }).catch(without('Related articles'))
      : undefined,
    loadBlocks(page.blocks),
  ]);
  return { ...page, children: children?.children ?? [], related: related?.result ?? [] };
}

/** The page stands without what leads to others. */
const without =
  (part: string) =>
  (error: unknown): undefined => {
    console.warn(`${part} cannot be read`, error);
  };

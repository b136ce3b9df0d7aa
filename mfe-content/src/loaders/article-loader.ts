import type { CallResponse } from 'shared-contracts/call';
import { type ArticleCard, searchArticles } from 'shared-contracts/calls/articles';
import { getPage } from 'shared-contracts/calls/content';
import type { LoaderContext } from 'shared-contracts/routing';
import { loadBlocks } from '../features/blocks/load-blocks.ts';

export type Article = CallResponse<typeof getPage> & {
  /** Other articles to read; none for service and legal pages. */
  readonly related: readonly ArticleCard[];
};

/** Related articles of an article (docs/spec/content.md section 9.2). */
const relatedCount = 4;

/** An editorial page: an article, a guide, or a legal text. */
export async function loadArticle({ calls, locale, params, signal }: LoaderContext): Promise<Article> {
  const site = { mode: 'publish', siteId: locale.siteId } as const;
  const slug = params.page ?? '';
  const page = await calls(getPage, { params: { ...site, page: slug } }, { signal });
  await loadBlocks(page.blocks);
  if (!page.article) return { ...page, related: [] };
  const query = { relatedTo: slug, limit: relatedCount };
  try {
    const { result } = await calls(searchArticles, { params: site, query }, { signal });
    return { ...page, related: result };
  } catch (error) {
    // The article stands without them.
    console.warn('Related articles cannot be read', error);
    return { ...page, related: [] };
  }
}

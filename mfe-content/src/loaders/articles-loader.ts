import type { CallResponse } from 'shared-contracts/call';
import { searchArticles } from 'shared-contracts/calls/articles';
import { inEveryLocale } from 'shared-contracts/locale';
import type { LoaderContext } from 'shared-contracts/routing';
import { type ArticleListState, readArticleList } from '../features/articles/article-address.ts';

export interface ArticlesData {
  readonly list: CallResponse<typeof searchArticles>;
  readonly state: ArticleListState;
  readonly alternates: Readonly<Record<string, string>>;
}

/** Articles by topic, newest first. */
export async function loadArticles({ calls, locale, url, signal }: LoaderContext): Promise<ArticlesData> {
  const state = readArticleList(url.searchParams);
  const { tagId, shown } = state;
  const list = await calls(
    searchArticles,
    { params: { mode: 'publish', siteId: locale.siteId }, query: { limit: shown, ...(tagId ? { tagId } : {}) } },
    { signal },
  );
  return { list, state, alternates: inEveryLocale('/articles') };
}

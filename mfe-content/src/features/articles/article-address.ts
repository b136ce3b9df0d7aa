/** Articles of a page: six rows of one column on small screens (docs/spec/content.md section 9.2). */
export const articlesPerPage = 6;
/** Articles that one address shows at most. */
export const maxArticles = 48;

/** What a list of articles shows. */
export interface ArticleListState {
  /** The chosen topic. */
  readonly tagId?: string;
  readonly shown: number;
}

/** Reads the state from a URL; what is not understood is as if it were not there. */
export function readArticleList(query: URLSearchParams): ArticleListState {
  const wanted = Number(query.get('shown'));
  const pages = Number.isInteger(wanted) && wanted > 0 ? Math.ceil(wanted / articlesPerPage) : 1;
  const shown = Math.min(pages * articlesPerPage, maxArticles);
  const tagId = query.get('tag') ?? '';
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(tagId) ? { tagId, shown } : { shown };
}

/** The address of a list; the first page of all articles has no query. */
export function articleListAddress({ tagId, shown }: ArticleListState): string {
  const query = new URLSearchParams();
  if (tagId !== undefined) query.set('tag', tagId);
  if (shown > articlesPerPage) query.set('shown', String(shown));
  return query.size === 0 ? '/articles' : `/articles?${query}`;
}

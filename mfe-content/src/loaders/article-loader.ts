import type { CallResponse } from 'shared-contracts/call';
import { getPage } from 'shared-contracts/calls/content';
import type { LoaderContext } from 'shared-contracts/routing';

export type Article = CallResponse<typeof getPage>;

/** An editorial page: a guide or a legal text. */
export function loadArticle({ calls, locale, params, signal }: LoaderContext): Promise<Article> {
  return calls(getPage, { params: { mode: 'publish', siteId: locale.siteId, page: params.page ?? '' } }, { signal });
}

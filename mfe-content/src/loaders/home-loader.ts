import { getAugmentedPage, type Page } from 'shared-contracts/calls/content';
import type { LoaderContext } from 'shared-contracts/routing';

/** The home page as arranged by editors. */
export function loadHome({ calls, locale, signal }: LoaderContext): Promise<Page> {
  return calls(getAugmentedPage, { params: { mode: 'publish', siteId: locale.siteId, page: 'home' } }, { signal });
}

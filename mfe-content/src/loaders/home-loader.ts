import { getAugmentedPage, type Page } from 'shared-contracts/calls/content';
import type { LoaderContext } from 'shared-contracts/routing';

/** The home page as editors put it together. */
export function loadHome({ calls, locale, signal }: LoaderContext): Promise<Page> {
  return calls(getAugmentedPage, { params: { mode: 'publish', siteId: locale.siteId, page: 'home' } }, { signal });
}

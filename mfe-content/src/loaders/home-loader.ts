import { getAugmentedPage, type Page } from 'shared-contracts/calls/content';
import type { LoaderContext } from 'shared-contracts/routing';
import { loadBlocks } from '../features/blocks/load-blocks.ts';

/** The home page as arranged by editors. */
export async function loadHome({ calls, locale, signal }: LoaderContext): Promise<Page> {
  const params = { mode: 'publish', siteId: locale.siteId, page: 'home' } as const;
  const page = await calls(getAugmentedPage, { params }, { signal });
  await loadBlocks(page.blocks);
  return page;
}

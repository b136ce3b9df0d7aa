import type { BlockOf } from 'shared-contracts/blocks/block';
import { getAugmentedPage } from 'shared-contracts/calls/content';
import type { FixedPage } from 'shared-contracts/fixed-pages';
import { useCall } from './use-call.ts';
import { useLocale } from './use-locale.ts';

/**
 * The plain texts among the blocks that editors added to a page, for where a domain draws them itself: no code of content
 * runs on a page where somebody pays, or in a dialog over it.
 */
export function usePageWords(page: FixedPage, remote: string): readonly BlockOf<'rich-text'>[] {
  const { siteId } = useLocale();
  const { value } = useCall(getAugmentedPage, { params: { mode: 'publish', siteId, page } }, { remote });
  return value?.blocks.filter((block) => block.type === 'rich-text') ?? [];
}

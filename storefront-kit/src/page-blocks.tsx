import type { Block } from 'shared-contracts/blocks/block';
import { getAugmentedPage } from 'shared-contracts/calls/content';
import type { FixedPage } from 'shared-contracts/fixed-pages';
import { pageBlocksSlot } from 'shared-contracts/slots/content';
import { Slot } from './slot.tsx';
import { useCall } from './use-call.ts';
import { useLocale } from './use-locale.ts';

interface PageBlocksProps {
  readonly page: FixedPage;
  readonly remote: string;
  /** The one type of block that is shown; by default every type. */
  readonly only?: Block['type'];
}

/**
 * The blocks that editors added to a page of the shop. Code of content is loaded only when there are any; a page that
 * cannot be read adds nothing.
 */
export function PageBlocks({ page, remote, only }: PageBlocksProps) {
  const { siteId } = useLocale();
  const { value } = useCall(getAugmentedPage, { params: { mode: 'publish', siteId, page } }, { remote });
  const blocks = value?.blocks.filter(({ type }) => only === undefined || type === only) ?? [];
  return value && blocks.length > 0 ? <Slot slot={pageBlocksSlot} props={{ page: { ...value, blocks } }} /> : null;
}

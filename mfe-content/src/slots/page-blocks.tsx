import type { Page } from 'shared-contracts/calls/content';
import { space } from 'shared-ui/tokens';
import { Blocks } from '../features/blocks/blocks.tsx';

/** What editors added to a page of another domain, below what the page is for. */
export default function PageBlocks({ page }: { readonly page: Page }) {
  return (
    <div css={{ paddingBlock: space[6] }}>
      <Blocks blocks={page.blocks} headed />
    </div>
  );
}

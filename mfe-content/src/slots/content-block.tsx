import type { Block } from 'shared-contracts/blocks/block';
import { BlockView } from '../features/blocks/blocks.tsx';
import { headlinesOf } from '../features/blocks/headline.ts';

interface ContentBlockProps {
  readonly block: Block;
  readonly position: number;
}

/** A block as a page shows it, for the studio. */
export default function ContentBlock({ block, position }: ContentBlockProps) {
  return <BlockView block={block} headlines={position === 0 ? headlinesOf([block]) : []} ready={{}} />;
}

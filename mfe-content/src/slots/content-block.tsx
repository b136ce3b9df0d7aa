import type { Block } from 'shared-contracts/blocks/block';
import { BlockView } from '../features/blocks/blocks.tsx';

interface ContentBlockProps {
  readonly block: Block;
  readonly position: number;
}

/** A block as a page shows it, for the studio. */
export default function ContentBlock({ block, position }: ContentBlockProps) {
  return <BlockView block={block} headline={position === 0 ? block : undefined} ready={{}} />;
}

import type { Block } from 'shared-contracts/blocks/block';

/** The block that carries the page's h1: the first hero or article, also as the first item of a carousel. */
export function headlineOf(blocks: readonly Block[]): Block | undefined {
  for (const block of blocks) {
    if (block.type === 'hero' || block.type === 'article') return block;
    const inner =
      block.type === 'carousel' || block.type === 'grid'
        ? block.items
        : block.type === 'experience' || block.type === 'segmentation'
          ? block.baselines
          : [];
    const found = headlineOf(inner);
    if (found) return found;
  }
  return undefined;
}

import type { Block } from 'shared-contracts/blocks/block';
import { itemsOf } from './load-blocks.ts';
import { alternativesOf } from './segmentation/alternatives.ts';

/**
 * The blocks that carry the page's h1: the first hero or article, also as the first item of a carousel. Of a block for some
 * visitors each alternative has its own, of which one is seen; if one has none, the h1 is further below for everybody.
 */
export function headlinesOf(blocks: readonly Block[]): readonly Block[] {
  return blocks.map(headlinesIn).find(({ length }) => length) ?? [];
}

function headlinesIn(block: Block): readonly Block[] {
  if (block.type === 'hero' || block.type === 'article') return [block];
  if (block.type === 'experience') return headlinesOf(block.baselines);
  if (block.type !== 'segmentation') return headlinesOf(itemsOf(block));
  const each = alternativesOf(block).map(({ blocks }) => headlinesOf(blocks));
  return each.every(({ length }) => length) ? each.flat() : [];
}

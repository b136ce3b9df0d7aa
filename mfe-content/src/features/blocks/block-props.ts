import type { ComponentType, ReactNode } from 'react';
import type { Block, BlockOf } from 'shared-contracts/blocks/block';

export interface BlockProps<Type extends Block['type']> {
  readonly block: BlockOf<Type>;
  /** It carries the page's h1. */
  readonly first?: boolean;
  /** It may be hidden: its pictures and films wait until it is seen. */
  readonly lazy?: boolean;
  /** Renders a block within this one. */
  readonly inner?: (block: Block) => ReactNode;
  /** Loads the components of blocks within this one. */
  readonly load?: (blocks: readonly Block[]) => Promise<unknown>;
}

/** Components by type of block. */
export type BlockComponents = { readonly [Type in Block['type']]?: ComponentType<BlockProps<Type>> };

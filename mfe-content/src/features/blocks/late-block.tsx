import { use } from 'react';
import type { Block } from 'shared-contracts/blocks/block';
import type { BlockProps } from './block-props.ts';
import { loadComponent } from './load-blocks.ts';

/** A block whose component is still to be loaded; until then the server's HTML stays, or the page before. */
export function LateBlock(props: BlockProps<Block['type']>) {
  const Component = use(loadComponent(props.block.type));
  return Component ? <Component {...props} /> : null;
}

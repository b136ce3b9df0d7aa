import { useState } from 'react';
import type { Block } from 'shared-contracts/blocks/block';
import { useLocation, useRoutedLinks } from 'storefront-kit/routing';
import { useIsHydrating } from 'storefront-kit/use-is-hydrating';
import type { BlockProps } from './block-props.ts';
import { LateBlock } from './late-block.tsx';
import { loadedComponent } from './load-blocks.ts';
import { addressTypes } from './static-types.ts';

/**
 * A block that does not change in the browser. A page from the server keeps its HTML, so that the browser needs no
 * script for it; only a page that the browser renders itself loads the component.
 */
export function UnhydratedBlock(props: BlockProps<Block['type']>) {
  const { block } = props;
  const links = useRoutedLinks();
  const { pathname, search } = useLocation();
  const address = addressTypes.has(block.type) ? pathname + search : '';
  const isHydrating = useIsHydrating() && typeof document !== 'undefined';
  const Component = loadedComponent(block.type);
  const [kept] = useState(() => (isHydrating && !Component ? { block, address } : undefined));
  if (kept?.block === block && kept.address === address)
    // React leaves the contents of such an element as the server sent them.
    return <div key="kept" {...links} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return (
    <div key="rendered" {...links}>
      {Component ? <Component {...props} /> : <LateBlock {...props} />}
    </div>
  );
}

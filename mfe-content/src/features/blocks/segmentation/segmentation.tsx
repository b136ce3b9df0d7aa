import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Block } from 'shared-contracts/blocks/block';
import { usePlatform } from 'shared-contracts/platform';
import { segmentsAtom } from 'shared-contracts/session';
import { useRoutedLinks } from 'storefront-kit/routing';
import { useIsHydrating } from 'storefront-kit/use-is-hydrating';
import { useReport } from 'storefront-kit/use-report';
import type { BlockProps } from '../block-props.ts';
import { blockList } from '../parts/block-list.ts';
import { addressTypes, staticTypes } from '../static-types.ts';
import { alternativesOf } from './alternatives.ts';
import { alternativeStyles, chosenKey } from './choose.ts';

/**
 * The blocks for the visitor. A page from the server has all alternatives, the same for everybody; a rule in CSS shows one of
 * them, from the first paint on. Only what has been shown runs in the browser (docs/decisions/0041-segments.md).
 */
export function SegmentationBlock({ block, inner, load }: BlockProps<'segmentation'>) {
  const { store } = usePlatform();
  const subscribe = useCallback((onChange: () => void) => store.sub(segmentsAtom, onChange), [store]);
  const read = () => chosenKey(block, store.get(segmentsAtom));
  // The same on the first render: what differs from the server's page is only which alternatives are taken over.
  const chosen = useSyncExternalStore(subscribe, read, read);
  return (
    <div css={alternativeStyles(block)}>
      {alternativesOf(block)
        .filter(({ blocks }) => blocks.length > 0)
        .map(({ key, blocks }) => (
          <div key={key} data-alternative={key}>
            <Shown blocks={blocks} isChosen={key === chosen} inner={inner} load={load} />
          </div>
        ))}
    </div>
  );
}

interface ShownProps extends Pick<BlockProps<'segmentation'>, 'inner' | 'load'> {
  readonly blocks: readonly Block[];
  readonly isChosen: boolean;
}

/** Whether blocks need script once they are shown. */
const areLive = (blocks: readonly Block[]): boolean =>
  blocks.some(({ type }) => !staticTypes.has(type) || addressTypes.has(type));

function Shown({ blocks, isChosen, inner, load }: ShownProps) {
  const links = useRoutedLinks();
  const report = useReport('content');
  const isServer = typeof document === 'undefined';
  const isHydrating = useIsHydrating() && !isServer;
  // The server's HTML is left alone until it is shown; a page of the browser has nothing there yet.
  const [kept, setKept] = useState(() => (isHydrating && !isChosen ? blocks : undefined));
  const [wasChosen, setWasChosen] = useState(isChosen || isServer);
  if (isChosen && !wasChosen) setWasChosen(true);
  const isWaiting = isChosen && kept !== undefined && areLive(kept);
  useEffect(() => {
    if (!isWaiting || !load) return;
    let isHere = true;
    // It is seen and can be read meanwhile, also when the code does not come; its links lead on.
    load(blocks)
      .then(() => isHere && setKept(undefined))
      .catch(report);
    return () => {
      isHere = false;
    };
  }, [isWaiting, blocks, load, report]);
  if (kept === blocks)
    return (
      <div key="kept" css={blockList} {...links} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    );
  return (
    <div key="rendered" css={blockList}>
      {wasChosen && blocks.map((block) => inner?.(block))}
    </div>
  );
}

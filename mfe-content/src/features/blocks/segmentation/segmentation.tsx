import { type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Block, BlockOf } from 'shared-contracts/blocks/block';
import { usePlatform } from 'shared-contracts/platform';
import { segmentsAtom } from 'shared-contracts/session';
import { useRoutedLinks } from 'storefront-kit/routing';
import { useIsHydrating } from 'storefront-kit/use-is-hydrating';
import { loadEach } from '../load-blocks.ts';
import { addressTypes, staticTypes } from '../static-types.ts';
import { alternativeStyles, alternativesOf, chosenKey } from './alternatives.ts';

interface SegmentationProps {
  readonly block: BlockOf<'segmentation'>;
  readonly render: (blocks: readonly Block[]) => ReactNode;
}

/**
 * The blocks for the visitor. A page from the server has all alternatives, the same for everybody; a rule in CSS shows one of
 * them, from the first paint on. Only what has been shown runs in the browser (docs/decisions/0041-segments.md).
 */
export function Segmentation({ block, render }: SegmentationProps) {
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
            <Shown blocks={blocks} isChosen={key === chosen} render={render} />
          </div>
        ))}
    </div>
  );
}

interface ShownProps extends Pick<SegmentationProps, 'render'> {
  readonly blocks: readonly Block[];
  readonly isChosen: boolean;
}

/** Whether blocks need script once they are shown. */
const areLive = (blocks: readonly Block[]): boolean =>
  blocks.some(({ type }) => !staticTypes.has(type) || addressTypes.has(type));

function Shown({ blocks, isChosen, render }: ShownProps) {
  const links = useRoutedLinks();
  const { report } = usePlatform();
  const isServer = typeof document === 'undefined';
  const isHydrating = useIsHydrating() && !isServer;
  // The server's HTML is left alone until it is shown; a page of the browser has nothing there yet.
  const [kept, setKept] = useState(() => (isHydrating && !isChosen ? blocks : undefined));
  const [wasChosen, setWasChosen] = useState(isChosen || isServer);
  if (isChosen && !wasChosen) setWasChosen(true);
  const isWaiting = isChosen && kept !== undefined && areLive(kept);
  useEffect(() => {
    if (!isWaiting) return;
    let isHere = true;
    // It is seen and can be read meanwhile, also when the code does not come; its links lead on.
    Promise.all(loadEach(blocks))
      .then(() => isHere && setKept(undefined))
      .catch((error: unknown) => report(error, { remote: 'content', phase: 'event' }));
    return () => {
      isHere = false;
    };
  }, [isWaiting, blocks, report]);
  if (kept === blocks)
    return <div key="kept" {...links} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return <div key="rendered">{wasChosen && render(blocks)}</div>;
}

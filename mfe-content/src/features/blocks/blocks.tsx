import { Suspense, useCallback, useRef } from 'react';
import type { Block, BlockOf } from 'shared-contracts/blocks/block';
import { blockExperiment } from 'shared-contracts/experiments';
import { PartBoundary } from 'storefront-kit/part-boundary';
import { useDecision } from 'storefront-kit/use-decision';
import type { BlockComponents, BlockProps } from './block-props.ts';
import { headlinesOf } from './headline.ts';
import { LateBlock } from './late-block.tsx';
import { liveBlocks } from './live-blocks.ts';
import { type AnyBlockComponent, loadComponents, loadedComponent } from './load-blocks.ts';
import { blockList } from './parts/block-list.ts';
import { spacings } from './parts/ground.ts';
import { hiddenOn, screens } from './parts/screens.ts';
import { Promotion } from './promotion.tsx';
import { staticTypes } from './static-types.ts';
import { UnhydratedBlock } from './unhydrated-block.tsx';
import { useBeforeSeen } from './use-before-seen.ts';

interface BlocksProps {
  readonly blocks: readonly Block[];
  /** The page has an h1 outside of its blocks. */
  readonly headed?: boolean;
  /** Components of blocks that most pages of the screen have, which come with it. */
  readonly ready?: BlockComponents;
}

/** The blocks of a CMS page, top to bottom. */
export function Blocks({ blocks, headed = false, ready = {} }: BlocksProps) {
  const headlines = headed ? [] : headlinesOf(blocks);
  return <BlockList blocks={blocks} headlines={headlines} ready={ready} />;
}

interface ListProps extends Required<Pick<BlocksProps, 'blocks' | 'ready'>> {
  readonly headlines: readonly Block[];
  /** They may be hidden: their pictures and films wait until they are seen. */
  readonly lazy?: boolean;
}

function BlockList({ blocks, ...rest }: ListProps) {
  return (
    <div css={blockList}>
      {blocks.map((block) => (
        <BlockView key={block.id} block={block} {...rest} />
      ))}
    </div>
  );
}

type ViewProps = Omit<ListProps, 'blocks'> & { readonly block: Block };

/** One block, contained: what fails in it, on the server or here, leaves the others as they are. */
export function BlockView(props: ViewProps) {
  const { promotionTracking } = props.block;
  const chosen = <Chosen {...props} />;
  return (
    <Suspense fallback={null}>
      <PartBoundary remote="content">
        {promotionTracking ? <Promotion promotion={promotionTracking}>{chosen}</Promotion> : chosen}
      </PartBoundary>
    </Suspense>
  );
}

function Chosen({ block, ...rest }: ViewProps) {
  if (block.type === 'experience') return <Experience block={block} {...rest} />;
  const { headlines, ready } = rest;
  const lazy = rest.lazy || block.type === 'segmentation';
  const props = {
    block,
    first: headlines.includes(block),
    lazy,
    inner: (block: Block) => <BlockView key={block.id} block={block} {...rest} lazy={lazy} />,
    load: loadComponents,
  };
  const Ready = ready[block.type] as AnyBlockComponent | undefined;
  if (Ready) return <Ready {...props} />;
  if (staticTypes.has(block.type)) return <UnhydratedBlock {...props} />;
  // The CMS may be newer than this release: unknown blocks are omitted.
  return block.type in liveBlocks ? <LiveBlock {...props} /> : null;
}

/** On a page from the server, the HTML stays until the component is loaded. */
function LiveBlock(props: BlockProps<Block['type']>) {
  const Component = loadedComponent(props.block.type);
  return Component ? <Component {...props} /> : <LateBlock {...props} />;
}

/** Shows the variant that was decided for this visitor, and its baseline to everybody else. */
function Experience({
  block,
  headlines,
  ...rest
}: Omit<ViewProps, 'block'> & { readonly block: BlockOf<'experience'> }) {
  const { bottomMargins = {}, hideOnBreakpoint = [], experienceId, baselines, variants } = block;
  const place = useRef<HTMLDivElement>(null);
  const load = useCallback(() => loadComponents([block]), [block]);
  const decision = useBeforeSeen(useDecision(blockExperiment(experienceId)), place, load);
  const shown = variants.find(({ variantId }) => variantId === decision)?.targets ?? baselines;
  // The h1 of the page is in whichever is shown.
  const isHeaded = headlinesOf(baselines).some((one) => headlines.includes(one));
  return (
    <div
      ref={place}
      css={[screens(bottomMargins, (margin) => ({ paddingBottom: spacings[margin] })), hiddenOn(hideOnBreakpoint)]}
    >
      <BlockList blocks={shown} headlines={isHeaded ? headlinesOf(shown) : headlines} {...rest} />
    </div>
  );
}

import { Suspense } from 'react';
import type { Block, BlockOf } from 'shared-contracts/blocks/block';
import { space } from 'shared-ui/tokens';
import { BlockBoundary } from './block-boundary.tsx';
import type { BlockComponents, BlockProps } from './block-props.ts';
import { headlineOf } from './headline.ts';
import { LateBlock } from './late-block.tsx';
import { liveBlocks } from './live-blocks.ts';
import { type AnyBlockComponent, loadedBlock } from './load-blocks.ts';
import { spacings } from './parts/ground.ts';
import { hiddenOn, screens } from './parts/screens.ts';
import { StaticBlock } from './static-block.tsx';
import { staticTypes } from './static-types.ts';

interface BlocksProps {
  readonly blocks: readonly Block[];
  /** The page has an h1 outside of its blocks. */
  readonly headed?: boolean;
  /** Components of blocks that most pages of the screen have, which come with it. */
  readonly ready?: BlockComponents;
}

/** The blocks of a CMS page, top to bottom. */
export function Blocks({ blocks, headed = false, ready = {} }: BlocksProps) {
  const headline = headed ? undefined : headlineOf(blocks);
  return <BlockList blocks={blocks} headline={headline} ready={ready} />;
}

interface ListProps extends Required<Pick<BlocksProps, 'blocks' | 'ready'>> {
  readonly headline: Block | undefined;
}

function BlockList({ blocks, headline, ready }: ListProps) {
  return (
    <div css={list}>
      {blocks.map((block) => (
        <BlockView key={block.id} block={block} headline={headline} ready={ready} />
      ))}
    </div>
  );
}

const list = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] } as const;

type ViewProps = Omit<ListProps, 'blocks'> & { readonly block: Block };

/** One block, contained: what fails in it, on the server or here, leaves the others as they are. */
export function BlockView({ block, headline, ready }: ViewProps) {
  return (
    <Suspense fallback={null}>
      <BlockBoundary>
        <Chosen block={block} headline={headline} ready={ready} />
      </BlockBoundary>
    </Suspense>
  );
}

function Chosen({ block, headline, ready }: ViewProps) {
  if (block.type === 'experience') return <Experience block={block} headline={headline} ready={ready} />;
  if (block.type === 'segmentation') return <BlockList blocks={block.baselines} headline={headline} ready={ready} />;
  const first = headline === block;
  const inner = (block: Block) => <BlockView key={block.id} block={block} headline={headline} ready={ready} />;
  const Ready = ready[block.type] as AnyBlockComponent | undefined;
  if (Ready) return <Ready block={block} first={first} inner={inner} />;
  if (staticTypes.has(block.type)) return <StaticBlock block={block} first={first} />;
  // The CMS may be newer than this release: unknown blocks are omitted.
  return block.type in liveBlocks ? <LiveBlock block={block} first={first} inner={inner} /> : null;
}

/** On a page from the server, the HTML stays until the component is loaded. */
function LiveBlock(props: BlockProps<Block['type']>) {
  const Component = loadedBlock(props.block.type);
  return Component ? <Component {...props} /> : <LateBlock {...props} />;
}

/** Shows its baseline. */
function Experience({ block, ...rest }: Omit<ViewProps, 'block'> & { readonly block: BlockOf<'experience'> }) {
  const { bottomMargins = {}, hideOnBreakpoint = [] } = block;
  return (
    <div css={[screens(bottomMargins, (margin) => ({ paddingBottom: spacings[margin] })), hiddenOn(hideOnBreakpoint)]}>
      <BlockList blocks={block.baselines} {...rest} />
    </div>
  );
}

import type { BlockOf } from 'shared-contracts/blocks/block';
import { Carousel } from 'shared-ui/carousel';
import { space } from 'shared-ui/tokens';
import { useCarouselWords } from '../../use-carousel-words.ts';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../parts/block-section.tsx';
import { surfaces } from '../parts/ground.ts';
import { slideProps } from './slide-props.ts';

interface CarouselBlockProps extends Pick<BlockProps<'carousel'>, 'inner'> {
  readonly block: BlockOf<'carousel'> | BlockOf<'grid'>;
}

/** Blocks in a row that moves or in rows below each other, as each screen says. */
export function CarouselBlock({ block, inner }: CarouselBlockProps) {
  const { title, items, breakpoints, variant, isFullWidth = false } = block;
  const words = useCarouselWords();
  const start = { type: block.type, ...(isFullWidth ? { slidePadding: 'small' as const } : {}) };
  return (
    <BlockSection
      title={title}
      isFullWidth={isFullWidth}
      css={variant === 'tinted' && [surfaces.tile, { paddingBlock: space[7] }]}
    >
      {/* A slide within the gutter of the page brings none of its own. */}
      <div css={!isFullWidth && { '& li': { '--gutter': '0px' } }}>
        <Carousel
          label={title ?? block.name}
          words={words}
          isFullWidth={isFullWidth}
          {...slideProps(breakpoints, { small: start })}
        >
          {items.map((item) => inner?.(item))}
        </Carousel>
      </div>
    </BlockSection>
  );
}

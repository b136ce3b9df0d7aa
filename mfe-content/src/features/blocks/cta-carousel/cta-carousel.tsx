import { css } from '@emotion/react';
import { Carousel } from 'shared-ui/carousel';
import { ArrowRightIcon } from 'shared-ui/icon';
import { Picture } from 'shared-ui/picture';
import { space, type } from 'shared-ui/tokens';
import { useCarouselWords } from '../../use-carousel-words.ts';
import type { BlockProps } from '../block-props.ts';
import { type SlideDefaults, slideProps } from '../carousel/slide-props.ts';
import { BlockSection } from '../parts/block-section.tsx';
import { cardLink, zoom } from '../parts/card-look.ts';
import { TargetLink } from '../parts/target-link.tsx';

/** docs/spec/content.md section 9.1 */
export const ctaSlides: SlideDefaults = {
  small: { slidePadding: 'small', slideWidth: '85%', slideMaxWidth: '19.25rem', showArrows: false },
  medium: { slideWidth: '45%', slideMaxWidth: '26.5rem', showArrows: true },
  large: { slideWidth: '31%' },
};

const label = css({
  ...type.h3,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minHeight: '2.75rem',
});

/** Buttons with pictures, which reach from edge to edge. */
export function CtaCarouselBlock({ block }: BlockProps<'cta-carousel'>) {
  const words = useCarouselWords();
  return (
    <BlockSection title={block.title} isFullWidth>
      <Carousel
        label={block.title ?? block.name}
        words={words}
        isFullWidth
        {...slideProps(block.breakpoints, ctaSlides)}
      >
        {block.items.map(({ target, picture }) => (
          <TargetLink key={target.url} target={target} css={cardLink}>
            <span css={zoom}>
              <Picture
                {...picture}
                alt=""
                width={424}
                height={530}
                sizes="(min-width: 600px) 26.5rem, 19.25rem"
                cover
                css={{ aspectRatio: '4 / 5' }}
              />
            </span>
            <span css={label}>
              {target.text}
              <ArrowRightIcon size={18} />
            </span>
          </TargetLink>
        ))}
      </Carousel>
    </BlockSection>
  );
}

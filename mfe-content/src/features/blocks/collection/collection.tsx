import { css } from '@emotion/react';
import type { BlockOf } from 'shared-contracts/blocks/block';
import { Carousel } from 'shared-ui/carousel';
import { Container } from 'shared-ui/layout';
import { linkStyle } from 'shared-ui/link';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { ProductCard } from '../../product-card/product-card.tsx';
import { TrackedCards } from '../../product-card/tracked-cards.tsx';
import { useCarouselWords } from '../../use-carousel-words.ts';
import { slideProps } from '../carousel/slide-props.ts';
import { surfaces } from '../parts/ground.ts';
import { TargetLink } from '../parts/target-link.tsx';

type Collection = Pick<BlockOf<'collection'>, 'name' | 'title' | 'products'> & Partial<BlockOf<'collection'>>;

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: space[3],
});

/** Widths of product cards: four of them on a desktop. */
const cardWidths = {
  carousel: { small: '60%', medium: '31.5%', large: '23.5%' },
  grid: { small: '9rem', medium: '12rem', large: '18rem' },
} as const;

/** Products chosen by editors. */
export function CollectionBlock({ block }: { readonly block: Collection }) {
  const { title, subtitle, target, layout = 'carousel', breakpoints, variant, isFullWidth = false } = block;
  const words = useCarouselWords();
  const heading = (
    <div css={head}>
      <div>
        <Heading level={2}>{title}</Heading>
        {subtitle && <Text tone="slate">{subtitle}</Text>}
      </div>
      {target && <TargetLink target={target} css={linkStyle} />}
    </div>
  );
  const edge = isFullWidth ? { slidePadding: 'small' as const } : {};
  const { small, medium, large } = cardWidths[layout];
  const slides = slideProps(breakpoints, {
    small: { type: layout, slideWidth: small, ...edge },
    medium: { slideWidth: medium },
    large: { slideWidth: large },
  });
  const cards = (
    <TrackedCards cards={block.products} place={{ interactionOrigin: 'explore collection', list: block.name }}>
      <Carousel label={title} words={words} isFullWidth={isFullWidth} {...slides}>
        {block.products.map((card) => (
          <ProductCard
            key={card.styleId}
            card={card}
            sizes="(min-width: 1440px) 330px, (min-width: 900px) 24vw, (min-width: 600px) 33vw, 60vw"
          />
        ))}
      </Carousel>
    </TrackedCards>
  );
  const ground = variant === 'tinted' && [surfaces.tile, { paddingBlock: space[7] }];
  if (isFullWidth)
    return (
      <section css={[stack, ground]}>
        <Container>{heading}</Container>
        {cards}
      </section>
    );
  return (
    <section css={ground}>
      <Container css={stack}>
        {heading}
        {cards}
      </Container>
    </section>
  );
}

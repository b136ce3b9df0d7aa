import type { BlockOf } from 'shared-contracts/calls/content';
import { Carousel } from 'shared-ui/carousel';
import { Container } from 'shared-ui/layout';
import { linkStyle } from 'shared-ui/link';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { contentMessages } from '../../messages/content-messages.ts';
import { ProductCard } from '../product-card/product-card.tsx';

/** Products chosen by editors. */
export function CollectionBlock({
  block,
}: {
  readonly block: Pick<BlockOf<'collection'>, 'title' | 'subtitle' | 'target' | 'products'>;
}) {
  const texts = contentMessages(useLocale());
  return (
    <Container as="section" css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] }}>
      <div
        css={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'end', gap: space[3] }}
      >
        <div>
          <Heading level={2}>{block.title}</Heading>
          {block.subtitle && <Text tone="slate">{block.subtitle}</Text>}
        </div>
        {block.target && (
          <Link to={block.target.url} css={linkStyle}>
            {block.target.text}
          </Link>
        )}
      </div>
      <Carousel
        label={block.title}
        perView={[1.6, 3, 4, 4]}
        showDots={false}
        showCounter={false}
        words={{ previous: texts.carouselPrevious, next: texts.carouselNext, slide: texts.carouselSlide }}
      >
        {block.products.map((card) => (
          <ProductCard
            key={card.styleId}
            card={card}
            sizes="(min-width: 1440px) 330px, (min-width: 900px) 24vw, (min-width: 600px) 33vw, 60vw"
          />
        ))}
      </Carousel>
    </Container>
  );
}

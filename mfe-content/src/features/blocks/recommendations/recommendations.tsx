import { Carousel } from 'shared-ui/carousel';
import { ProductCard } from '../../product-card/product-card.tsx';
import { TrackedCards } from '../../product-card/tracked-cards.tsx';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../parts/block-section.tsx';
import { useCarouselWords } from '../parts/use-carousel-words.ts';

/** Slides per press of an arrow: six in the layout of six cards, else three (docs/spec/content.md section 9.2). */
export const scrollStep = (cards: 3 | 5 | 6) => (cards === 6 ? 6 : 3);

/** Recommended products: 3, 5, or 6 side by side on a wide screen. */
export function RecommendationsBlock({ block }: BlockProps<'recommendations'>) {
  const { name, title, products, cards = 6, recommendationId } = block;
  const words = useCarouselWords();
  if (products.length === 0) return null;
  return (
    <BlockSection title={title}>
      <TrackedCards
        cards={products}
        place={{
          interactionOrigin: 'recommendation carousel',
          list: name,
          ...(recommendationId ? { recommendationId } : {}),
        }}
      >
        <Carousel
          label={title}
          perView={[1.6, 3, Math.min(cards, 4), cards]}
          step={scrollStep(cards)}
          words={words}
          gap={4}
        >
          {products.map((card) => (
            <ProductCard
              key={card.styleId}
              card={card}
              sizes={`(min-width: 1200px) ${Math.round(100 / cards)}vw, (min-width: 600px) 33vw, 60vw`}
            />
          ))}
        </Carousel>
      </TrackedCards>
    </BlockSection>
  );
}

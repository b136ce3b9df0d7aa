import type { ProductCard as Card } from 'shared-contracts/entities/product-card';
import { Carousel } from 'shared-ui/carousel';
import { useCarouselWords } from '../use-carousel-words.ts';
import { ProductCard } from './product-card.tsx';
import { type CardPlace, TrackedCards } from './tracked-cards.tsx';

/** Slides per press of an arrow: six in the layout of six cards, else three (docs/spec/content.md section 9.2). */
export const scrollStep = (cards: 3 | 5 | 6) => (cards === 6 ? 6 : 3);

interface ProductCarouselProps {
  /** Accessible name. */
  readonly label: string;
  readonly products: readonly Card[];
  /** Cards side by side on a wide screen. */
  readonly cards: 3 | 5 | 6;
  readonly place: CardPlace;
}

/** Product cards in a row that moves. */
export default function ProductCarousel({ label, products, cards, place }: ProductCarouselProps) {
  const words = useCarouselWords();
  return (
    <TrackedCards cards={products} place={place}>
      <Carousel
        label={label}
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
  );
}

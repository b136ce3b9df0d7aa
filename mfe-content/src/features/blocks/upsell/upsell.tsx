import type { ProductCard } from 'shared-contracts/entities/product-card';
import { Carousel } from 'shared-ui/carousel';
import { space } from 'shared-ui/tokens';
import { TrackedCards } from '../../product-card/tracked-cards.tsx';
import { useCarouselWords } from '../../use-carousel-words.ts';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../parts/block-section.tsx';
import { ProductRow } from '../parts/product-row.tsx';

/** Products on top of each other when editors name no number (docs/spec/content.md section 9.2). */
const usualCount = 3;

/** Products in stacks of at most so many. */
export function stacks(products: readonly ProductCard[], stackedCount = usualCount): ProductCard[][] {
  return Array.from({ length: Math.ceil(products.length / stackedCount) }, (_, stack) =>
    products.slice(stack * stackedCount, (stack + 1) * stackedCount),
  );
}

/** Products that complete another: a carousel of small stacks. */
export function UpsellBlock({ block: { name, title, products, stackedCount } }: BlockProps<'upsell'>) {
  const words = useCarouselWords();
  if (products.length === 0) return null;
  return (
    <BlockSection title={title}>
      <TrackedCards cards={products} place={{ interactionOrigin: 'up-sell complete the look', list: name }}>
        <Carousel label={title} words={words} perView={[1.1, 2, 3]} showDots>
          {stacks(products, stackedCount).map((stack) => (
            <ul key={stack[0]?.styleId} css={{ display: 'grid', gap: space[3] }}>
              {stack.map((card) => (
                <li key={card.styleId}>
                  <ProductRow card={card} />
                </li>
              ))}
            </ul>
          ))}
        </Carousel>
      </TrackedCards>
    </BlockSection>
  );
}

import ProductCarousel from '../../product-card/product-carousel.tsx';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../parts/block-section.tsx';

/** Recommended products: 3, 5, or 6 side by side on a wide screen. */
export function RecommendationsBlock({ block }: BlockProps<'recommendations'>) {
  const { name, title, products, cards = 6, recommendationId } = block;
  if (products.length === 0) return null;
  return (
    <BlockSection title={title}>
      <ProductCarousel
        label={title}
        products={products}
        cards={cards}
        place={{
          interactionOrigin: 'recommendation carousel',
          list: name,
          ...(recommendationId ? { recommendationId } : {}),
        }}
      />
    </BlockSection>
  );
}

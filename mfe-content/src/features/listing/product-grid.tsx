import type { ProductCard as Card } from 'shared-contracts/entities/product-card';
import { InlineMessage } from 'shared-ui/alert';
import { media, space } from 'shared-ui/tokens';
import { CompareToggle } from '../compare/compare-toggle.tsx';
import { ProductCard } from '../product-card/product-card.tsx';
import { type CardPlace, TrackedCards } from '../product-card/tracked-cards.tsx';

/** Cards in two, three, or four columns. */
export function ProductGrid({
  products,
  place,
  headingLevel = 2,
  isCompared = false,
  note,
}: {
  readonly products: readonly Card[];
  readonly place: CardPlace;
  readonly headingLevel?: 2 | 3;
  /** Whether products can be chosen to compare them. */
  readonly isCompared?: boolean;
  /** What holds for each product. */
  readonly note?: string;
}) {
  return (
    <TrackedCards cards={products} place={place}>
      <ul
        css={{
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          columnGap: space[4],
          rowGap: space[7],
          [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
          [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: space[5] },
        }}
      >
        {products.map((card, index) => (
          <li key={card.styleId}>
            <ProductCard
              card={card}
              headingLevel={headingLevel}
              priority={index === 0}
              sizes="(min-width: 1440px) 260px, (min-width: 1200px) 20vw, (min-width: 600px) 30vw, 50vw"
            >
              {note && <InlineMessage tone="success">{note}</InlineMessage>}
              {isCompared && <CompareToggle card={card} />}
            </ProductCard>
          </li>
        ))}
      </ul>
    </TrackedCards>
  );
}

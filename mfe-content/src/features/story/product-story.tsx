import { Suspense } from 'react';
import type { ProductDetails } from 'shared-contracts/calls/product-entities';
import type { ProductStory as Story } from 'shared-contracts/calls/product-story';
import { Container } from 'shared-ui/layout';
import { Skeleton } from 'shared-ui/skeleton';
import { media, space } from 'shared-ui/tokens';
import type { Deferred } from 'storefront-kit/deferred';
import type { NamedProducts } from '../../loaders/story-loader.ts';
import { CloseUps } from './close-ups.tsx';
import { Layering } from './layering.tsx';
import { RatingBars } from './rating-bars.tsx';
import { Siblings } from './siblings.tsx';

interface ProductStoryProps {
  readonly product: ProductDetails;
  readonly story: Story;
  readonly named: Deferred<NamedProducts | null>;
}

/** What a product is like, told by details, ratings, layers, and its siblings. What is not known is not shown. */
export default function ProductStory({ product, story, named }: ProductStoryProps) {
  const { closeUps, ratings, layering, siblings } = story;
  return (
    <Container
      as="section"
      css={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: space[7],
        paddingBlock: space[6],
      }}
    >
      {closeUps.length > 0 && <CloseUps closeUps={closeUps} />}
      <div
        css={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: space[6],
          alignItems: 'start',
          '&:empty': { display: 'none' },
          [media.desktop]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: space[8] },
        }}
      >
        <RatingBars ratings={ratings} />
        {layering && (
          <Suspense fallback={<Skeleton height="16rem" />}>
            <Layering layer={layering.layer} named={named} />
          </Suspense>
        )}
      </div>
      {siblings.length > 0 && (
        <Suspense fallback={<Skeleton height="30rem" />}>
          <Siblings product={product} named={named} />
        </Suspense>
      )}
    </Container>
  );
}

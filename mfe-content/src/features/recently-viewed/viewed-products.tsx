import { lazy, Suspense, useEffect } from 'react';
import { getStyles } from 'shared-contracts/calls/products';
import { Button } from 'shared-ui/button';
import { Container } from 'shared-ui/layout';
import { Skeleton, SkeletonGroup } from 'shared-ui/skeleton';
import { Heading } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useCall } from 'storefront-kit/use-call';
import { useLocale } from 'storefront-kit/use-locale';
import { viewedMessages } from '../../messages/viewed-messages.ts';
import { viewedStyles } from './viewed-styles.ts';

const ProductCarousel = lazy(() => import('../product-card/product-carousel.tsx'));

interface ViewedProductsProps {
  /** One to twelve. */
  readonly styleIds: readonly string[];
  /** Called when there is nothing to show: none is sold here, they cannot be read, or they were cleared. */
  readonly onNothing: () => void;
}

/** Products by the ids of their styles, with the way to forget them. */
export function ViewedProducts({ styleIds, onNothing }: ViewedProductsProps) {
  const texts = viewedMessages(useLocale());
  const { status, value } = useCall(getStyles, { query: { styleIds: styleIds.join(',') } }, { remote: 'content' });
  const isNothing = status === 'error' || value?.products.length === 0;
  useEffect(() => {
    if (isNothing) onNothing();
  }, [isNothing, onNothing]);
  const room = (
    <SkeletonGroup label={texts.loading}>
      <Skeleton height="24rem" />
    </SkeletonGroup>
  );
  return (
    <Container
      as="section"
      css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5], paddingBlock: space[6] }}
    >
      <div css={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'baseline' }}>
        <Heading level={2}>{texts.title}</Heading>
        <Button
          variant="link"
          onClick={() => {
            viewedStyles.clear();
            onNothing();
          }}
        >
          {texts.clear}
        </Button>
      </div>
      <Suspense fallback={room}>
        {value ? (
          <ProductCarousel
            label={texts.title}
            products={value.products}
            cards={5}
            place={{ interactionOrigin: 'recommendation carousel', list: 'recently viewed' }}
          />
        ) : (
          room
        )}
      </Suspense>
    </Container>
  );
}

import { css } from '@emotion/react';
import { lazy, Suspense, useRef, useState } from 'react';
import { media } from 'shared-ui/tokens';
import { useIsHydrating } from 'storefront-kit/use-is-hydrating';
import { useIsNear } from 'storefront-kit/use-is-near';
import { BlockBoundary } from '../blocks/block-boundary.tsx';
import { viewedStyles } from './viewed-styles.ts';

const ViewedProducts = lazy(() => import('./viewed-products.tsx'));

// The room of the carousel, so that nothing below moves when it comes.
const room = css({ minHeight: '32rem', [media.wide]: { minHeight: '36rem' } });

interface RecentlyViewedProps {
  /** The style that is looked at now. */
  readonly without?: string;
}

/**
 * What this browser looked at before, the latest first; nothing for who looked at nothing. In the browser only, since pages are
 * shared, and when it is near the screen.
 */
export function RecentlyViewed(props: RecentlyViewedProps) {
  return useIsHydrating() ? null : <Viewed {...props} />;
}

function Viewed({ without }: RecentlyViewedProps) {
  const [styleIds, setStyleIds] = useState(() =>
    viewedStyles
      .all()
      .filter((id) => id !== without)
      .toReversed(),
  );
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  const hide = () => setStyleIds([]);
  if (styleIds.length === 0) return null;
  return (
    <div ref={place} css={room}>
      <BlockBoundary>
        <Suspense fallback={null}>{isNear && <ViewedProducts styleIds={styleIds} onNothing={hide} />}</Suspense>
      </BlockBoundary>
    </div>
  );
}

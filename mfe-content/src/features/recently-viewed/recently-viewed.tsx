import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import { media } from 'shared-ui/tokens';
import { useIsNear } from 'storefront-kit/use-is-near';
import { ViewedProducts } from './viewed-products.tsx';
import { viewedBefore } from './viewed-styles.ts';

// The room of the carousel, so that nothing below moves when it comes.
const room = css({ minHeight: '32rem', [media.wide]: { minHeight: '36rem' } });

interface RecentlyViewedProps {
  /** The style that is looked at now. */
  readonly without?: string;
}

/**
 * The products that were looked at before in this browser, the latest first; nothing on a first visit. Read when it comes near the
 * screen.
 */
export default function RecentlyViewed({ without }: RecentlyViewedProps) {
  const [styleIds, setStyleIds] = useState(() => viewedBefore(without));
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  if (styleIds.length === 0) return null;
  return (
    <div ref={place} css={room}>
      {isNear && <ViewedProducts styleIds={styleIds} onNothing={() => setStyleIds([])} />}
    </div>
  );
}

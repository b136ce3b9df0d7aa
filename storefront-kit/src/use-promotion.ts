import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { usePlatform } from 'shared-contracts/platform';
import type { PromotionTracking } from 'shared-contracts/tracking/promotion';
import { followSeen } from './follow-seen.ts';

/** Tells when half of a promotion has come into view, and when one of its links is followed. Nothing without a promotion. */
export function usePromotion<Root extends HTMLElement>(
  promotion: PromotionTracking | undefined,
): { readonly ref: RefObject<Root | null>; readonly onClickCapture: (event: MouseEvent<Root>) => void } {
  const { track } = usePlatform();
  const ref = useRef<Root>(null);
  const { creativeName, promotionId, promotionName } = promotion ?? {};
  useEffect(() => {
    if (!ref.current || !creativeName || !promotionId || !promotionName) return;
    const record = { event: 'view_promotion', creativeName, promotionId, promotionName } as const;
    return followSeen([ref.current], () => track(record));
  }, [track, creativeName, promotionId, promotionName]);
  return {
    ref,
    onClickCapture({ target }) {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || !promotion) return;
      const { tracking } = link.dataset;
      track({ event: 'select_promotion', ...promotion, ...(tracking ? { target: tracking } : {}) });
    },
  };
}

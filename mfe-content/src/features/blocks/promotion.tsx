import type { ReactNode } from 'react';
import type { PromotionTracking } from 'shared-contracts/tracking/promotion';
import { usePromotion } from 'storefront-kit/use-promotion';

/** A block that editors track as a promotion. */
export function Promotion({
  promotion,
  children,
}: {
  readonly promotion: PromotionTracking;
  readonly children: ReactNode;
}) {
  return <div {...usePromotion<HTMLDivElement>(promotion)}>{children}</div>;
}

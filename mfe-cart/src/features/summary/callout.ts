import type { PromoSummaryEntry } from 'shared-contracts/calls/cart-entities';

export interface Callout {
  readonly id: string;
  readonly level: PromoSummaryEntry['level'] | 'GIFT';
  readonly text: string;
  /** Progress toward the threshold, in minor units. */
  readonly progress?: { readonly value: number; readonly max: number };
  readonly earned: boolean;
}

/**
 * The message of a promotion. Call-outs consist of parts separated by pipes: at least three below the threshold,
 * exactly three when earned (docs/spec/commerce.md section 5). Any other number is omitted.
 */
export function calloutOf(entry: PromoSummaryEntry): Callout | undefined {
  const parts = entry.calloutMessage.split('|').map((part) => part.trim());
  const below = entry.thresholdStatus === 'Below Threshold';
  if (below ? parts.length < 3 : parts.length !== 3) return undefined;
  const text = parts.filter(Boolean).join(' · ');
  const about = { id: entry.promotionId, level: isGift(entry) ? ('GIFT' as const) : entry.level, text };
  const { conditionThreshold: max, distanceFromConditionThreshold: distance } = entry;
  if (!below || max === undefined || distance === undefined) return { ...about, earned: !below };
  return { ...about, earned: false, progress: { value: max - distance, max } };
}

/** Ids of gift-with-purchase promotions (docs/spec/commerce.md section 5). */
const isGift = ({ promotionId }: PromoSummaryEntry): boolean => promotionId.includes('GWP');

import type { PromoSummaryEntry } from 'shared-contracts/calls/cart-entities';

export interface Callout {
  readonly id: string;
  readonly text: string;
  /** Below the threshold: how far the shopper has come, minor units. */
  readonly progress?: { readonly value: number; readonly max: number };
  readonly earned: boolean;
}

/**
 * What is told of a promotion. Call-outs come as parts split on the pipe: at least three below the threshold, exactly
 * three when earned (commerce.md section 5); anything else is not a call-out and is left out.
 */
export function calloutOf(entry: PromoSummaryEntry): Callout | undefined {
  const parts = entry.calloutMessage.split('|').map((part) => part.trim());
  const below = entry.thresholdStatus === 'Below Threshold';
  if (below ? parts.length < 3 : parts.length !== 3) return undefined;
  const text = parts.filter(Boolean).join(' · ');
  const { conditionThreshold: max, distanceFromConditionThreshold: distance } = entry;
  if (!below || max === undefined || distance === undefined) return { id: entry.promotionId, text, earned: !below };
  return { id: entry.promotionId, text, earned: false, progress: { value: max - distance, max } };
}

import type { Cart, PromoSummaryEntry } from 'shared-contracts/calls/cart-entities';

type Approaching = Cart['approachingPromotions'][number];

export interface Callout {
  readonly id: string;
  readonly level: PromoSummaryEntry['level'] | 'GIFT';
  readonly text: string;
  /** Progress toward the threshold, in minor units. */
  readonly progress?: { readonly value: number; readonly max: number };
  readonly earned: boolean;
}

/**
 * Call-outs consist of parts separated by pipes: at least three below the threshold, exactly three when earned
 * (docs/spec/commerce.md section 5). Any other number is omitted.
 */
function textOf(message: string, earned: boolean): string | undefined {
  const parts = message.split('|').map((part) => part.trim());
  if (earned ? parts.length !== 3 : parts.length < 3) return undefined;
  return parts.filter(Boolean).join(' · ');
}

/** Ids of gift-with-purchase promotions (docs/spec/commerce.md section 5). */
const levelOf = (id: string, level: PromoSummaryEntry['level']): Callout['level'] =>
  id.includes('GWP') ? 'GIFT' : level;

function approached(promotion: Approaching): Callout | undefined {
  const { id, promotionClass, message, conditionThreshold: max, distanceFromConditionThreshold: distance } = promotion;
  const text = textOf(message, false);
  return text === undefined
    ? undefined
    : { id, level: levelOf(id, promotionClass), text, earned: false, progress: { value: max - distance, max } };
}

function reached({ promotionId: id, level, thresholdStatus, calloutMessage }: PromoSummaryEntry): Callout | undefined {
  if (thresholdStatus === 'Below Threshold') return undefined;
  const text = textOf(calloutMessage, true);
  return text === undefined ? undefined : { id, level: levelOf(id, level), text, earned: true };
}

/** The messages of a cart's promotions: those within reach that are meant for a place, then those that it has earned. */
export function calloutsOf(
  { approachingPromotions, promoSummary }: Pick<Cart, 'promoSummary' | 'approachingPromotions'>,
  place: Approaching['contexts'][number],
): Callout[] {
  return [
    ...approachingPromotions.filter(({ contexts }) => contexts.includes(place)).map(approached),
    ...promoSummary.map(reached),
  ].filter((callout) => callout !== undefined);
}

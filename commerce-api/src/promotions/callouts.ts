import type { Cart, PromoSummaryEntry } from 'shared-contracts/calls/cart-entities';
import type { Locale } from 'shared-contracts/locale';
import { formatMoney } from 'shared-contracts/money';
import { isGiving, type PromotionState } from './engine.ts';

// The callout appears when at least two thirds of the threshold are reached.
const APPROACHING = 1 / 3;

function text(template: string, state: PromotionState, locale: Locale): string {
  return template
    .replaceAll('{distance}', formatMoney(state.distance, locale.currency, locale))
    .replaceAll('{reward}', formatMoney(state.amount, locale.currency, locale));
}

function calloutOf(state: PromotionState, locale: Locale): string | undefined {
  const { promotion, status, distance, threshold } = state;
  if (status !== 'Below Threshold')
    return isGiving(state) && promotion.calloutEarned
      ? text(promotion.calloutEarned[locale.language], state, locale)
      : undefined;
  const near = threshold > 0 && distance > 0 && (promotion.level === 'SHIPPING' || distance <= threshold * APPROACHING);
  return near && promotion.calloutBelow ? text(promotion.calloutBelow[locale.language], state, locale) : undefined;
}

/** Returns the messages for promotions that are earned or within reach. */
export function promoSummary(states: readonly PromotionState[], locale: Locale): PromoSummaryEntry[] {
  return states.flatMap((state) => {
    const calloutMessage = calloutOf(state, locale);
    if (!calloutMessage) return [];
    const { promotion, status, distance, threshold } = state;
    return [
      {
        level: promotion.level,
        promotionId: promotion.id,
        promotionName: promotion.name[locale.language],
        calloutMessage,
        promotionClass: promotion.level,
        thresholdStatus: status,
        ...(threshold > 0 ? { distanceFromConditionThreshold: distance, conditionThreshold: threshold } : {}),
      },
    ];
  });
}

/** Returns the promotions within reach, with the distance to each. */
export function approachingPromotions(
  states: readonly PromotionState[],
  locale: Locale,
): Cart['approachingPromotions'] {
  return states.flatMap((state) => {
    const message = state.status === 'Below Threshold' ? calloutOf(state, locale) : undefined;
    if (!message) return [];
    return [
      {
        id: state.promotion.id,
        contexts: ['cart', 'minicart', 'checkout'],
        promotionClass: state.promotion.level,
        thresholdStatus: 'Below Threshold' as const,
        distanceFromConditionThreshold: state.distance,
        conditionThreshold: state.threshold,
        message,
      },
    ];
  });
}

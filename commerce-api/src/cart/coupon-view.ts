import type { Cart } from 'shared-contracts/calls/cart-entities';
import type { Locale } from 'shared-contracts/locale';
import { formatMoney } from 'shared-contracts/money';
import type { PromotionResult, PromotionState } from '../promotions/engine.ts';
import type { Promotion } from '../promotions/promotion.ts';
import { messageOf } from './cart-messages.ts';

interface CouponRules {
  readonly promotions: readonly Promotion[];
  /** Usable codes by promotion. */
  readonly coupons: ReadonlyMap<string, string>;
  /** Codes that the shopper has used as often as one may. */
  readonly redeemed: readonly string[];
}

/** Returns whether a promotion has no effect because another one of its level saves more. */
const isBeaten = (state: PromotionState, states: readonly PromotionState[]): boolean =>
  state.status !== 'Below Threshold' &&
  states.some(({ promotion, amount }) => promotion.level === state.promotion.level && amount > 0);

/** Returns why a promotion has no effect on a cart, in words; undefined where its goods are missing or it is for others. */
export function noEffectOf(promotionId: string, states: readonly PromotionState[], locale: Locale): string | undefined {
  const state = states.find(({ promotion }) => promotion.id === promotionId);
  if (!state) return undefined;
  if (isBeaten(state, states)) return messageOf('CouponNotCombined', locale.language);
  const { distance, threshold, promotion } = state;
  if (distance === 0 || promotion.categoryIds) return undefined;
  const money = (amount: number) => formatMoney(amount, locale.currency, locale);
  return messageOf('CouponTooLittle', locale.language, { least: money(threshold), missing: money(distance) });
}

/** Returns the effect of each coupon in the cart, or why it has none. */
export function couponItems(
  codes: readonly string[],
  { coupons, promotions, redeemed }: CouponRules,
  result: PromotionResult,
  locale: Locale,
): Cart['couponItems'] {
  const promotionByCode = new Map(
    [...coupons].map(([promotionId, code]) => [code, promotions.find(({ id }) => id === promotionId)]),
  );
  return codes.map((code) => {
    const promotion = promotionByCode.get(code);
    if (!promotion) {
      const reason = redeemed.includes(code) ? 'CouponRedeemed' : 'CouponEnded';
      return { code, applied: false, amount: 0, message: messageOf(reason, locale.language) };
    }
    const state = result.states.find((candidate) => candidate.promotion.id === promotion.id);
    const amount = state?.amount ?? 0;
    const promotionName = promotion.name[locale.language];
    if (amount > 0) return { code, applied: true, promotionName, amount };
    const message = noEffectOf(promotion.id, result.states, locale) ?? messageOf('CouponConditions', locale.language);
    return { code, applied: false, promotionName, amount: 0, message };
  });
}

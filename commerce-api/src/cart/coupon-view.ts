import type { Cart } from 'shared-contracts/calls/cart-entities';
import type { Locale } from 'shared-contracts/locale';
import type { PromotionResult } from '../promotions/engine.ts';
import type { Promotion } from '../promotions/promotion.ts';
import { messageOf } from './cart-messages.ts';

interface CouponRules {
  readonly promotions: readonly Promotion[];
  /** Usable codes by promotion. */
  readonly coupons: ReadonlyMap<string, string>;
  /** Codes that the shopper has used as often as one may. */
  readonly redeemed: readonly string[];
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
    const reason = state?.status === 'Below Threshold' ? 'CouponConditions' : 'CouponNotCombined';
    return { code, applied: false, promotionName, amount: 0, message: messageOf(reason, locale.language) };
  });
}

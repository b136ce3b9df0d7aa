import type { CountryCode } from 'shared-contracts/locale';
import { sum } from '../base/sum.ts';
import type { PricedLine, Promotion, Reward } from './promotion.ts';

/** An associate's price adjustment; it applies to the whole order when no line is named. */
export interface Adjustment {
  readonly id: string;
  readonly lineId: string | null;
  readonly kind: 'PERCENT' | 'AMOUNT' | 'FIXED_PRICE';
  /** Tenths of a percent, or minor units: the reduction of the line, or the unit price for FIXED_PRICE. */
  readonly value: number;
}

export interface PromotionInput {
  readonly lines: readonly PricedLine[];
  /** Delivery cost of each group before promotions. */
  readonly shipping: readonly { readonly id: string; readonly amount: number; readonly promotable: boolean }[];
  /** Current promotions. A coupon promotion takes part only when its coupon is in `coupons`. */
  readonly promotions: readonly Promotion[];
  /** Coupon code by promotion id. */
  readonly coupons: ReadonlyMap<string, string>;
  readonly country: CountryCode;
  /** What is left of an employee's yearly discount allowance, in minor units of goods; requires accepted terms. */
  readonly employeeAllowance?: number;
  readonly isMember?: boolean;
  /** The professional program that the shopper is in. */
  readonly profession?: 'IPA' | 'WRANX' | undefined;
  readonly adjustments?: readonly Adjustment[];
  /** The value of the cart's loyalty voucher; used in full or not at all. */
  readonly voucher?: number;
  /** Units of the gifts that this order can contain, by UPC. */
  readonly giftUnits?: ReadonlyMap<string, number>;
}

/** The reduction by one promotion. */
export interface Reduction {
  readonly promotionId: string;
  readonly couponCode: string | undefined;
  /** Positive minor units. */
  readonly amount: number;
}

/** A line with its running price. */
export interface Row {
  readonly line: PricedLine;
  readonly amount: number;
}

/** Gift cards are excluded from promotions. */
export const counts = (line: PricedLine): boolean => line.kind !== 'giftCard';

export function matches(promotion: Promotion, line: PricedLine): boolean {
  if (!counts(line)) return false;
  return !promotion.categoryIds || promotion.categoryIds.some((id) => line.categoryIds.includes(id));
}

/** Returns the reduction by a reward: rounded half up in the shopper's favour, limited to the amount. */
export function rewardOn(reward: Reward, amount: number, country: CountryCode): number {
  if (reward.kind === 'free') return amount;
  if (reward.kind === 'amount') return Math.min(amount, reward.amounts[country]);
  if (reward.kind === 'percent') return Math.min(amount, Math.floor((amount * reward.tenths + 500) / 1000));
  return 0;
}

const isFor = (promotion: Promotion, input: PromotionInput): boolean => {
  const buysAsEmployee = (input.employeeAllowance ?? 0) > 0;
  if (promotion.audience === 'EMPLOYEE') return buysAsEmployee;
  if (buysAsEmployee && !promotion.joinsEmployeeDiscount) return false;
  if (promotion.audience === 'LOYALTY') return input.isMember === true;
  return !promotion.audience || promotion.audience === input.profession;
};

/** Returns the promotions of a level that apply to this shopper: automatic ones and those whose coupon is present. */
export const active = (input: PromotionInput, level: Promotion['level']): Promotion[] =>
  input.promotions
    .filter(
      (promotion) =>
        promotion.level === level &&
        isFor(promotion, input) &&
        (!promotion.couponOnly || input.coupons.has(promotion.id)),
    )
    .sort((a, b) => (a.id < b.id ? -1 : 1));

export function conditionMet(promotion: Promotion, input: PromotionInput, merchandise: number): boolean {
  const units = sum(input.lines.filter((line) => matches(promotion, line)).map(({ qty }) => qty));
  if (units < (promotion.minimumUnits ?? 1)) return false;
  return merchandise >= (promotion.threshold?.[input.country] ?? 0);
}

export const reductionOf = (promotion: Promotion, input: PromotionInput, amount: number): Reduction => ({
  promotionId: promotion.id,
  couponCode: input.coupons.get(promotion.id),
  amount,
});

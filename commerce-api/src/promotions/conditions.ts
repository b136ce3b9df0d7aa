import type { CountryCode } from 'shared-contracts/locale';
import type { PricedLine, Promotion, Reward } from './promotion.ts';

/** A price that an associate changes; on the order where no line is named. */
export interface Adjustment {
  readonly id: string;
  readonly lineId: string | null;
  readonly kind: 'PERCENT' | 'AMOUNT' | 'FIXED_PRICE';
  /** Tenths of a percent, or minor units: off the line, or the price of a unit for FIXED_PRICE. */
  readonly value: number;
}

export interface PromotionInput {
  readonly lines: readonly PricedLine[];
  /** Delivery cost of each group before promotions. */
  readonly shipping: readonly { readonly id: string; readonly amount: number; readonly promotable: boolean }[];
  /** Promotions that run now. Those for coupons take part when a coupon for them is named. */
  readonly promotions: readonly Promotion[];
  /** Coupon code by promotion id. */
  readonly coupons: ReadonlyMap<string, string>;
  readonly country: CountryCode;
  /** Minor units of goods that an employee with accepted terms may still buy at their discount this year. */
  readonly employeeAllowance?: number;
  readonly isMember?: boolean;
  readonly adjustments?: readonly Adjustment[];
  /** What the loyalty voucher of the cart is worth; it is used whole or not at all. */
  readonly voucher?: number;
  /** Gifts that can be sent now, by UPC. */
  readonly giftUnits?: ReadonlyMap<string, number>;
}

/** What one promotion took off something. */
export interface Reduction {
  readonly promotionId: string;
  readonly couponCode: string | undefined;
  /** Positive minor units. */
  readonly amount: number;
}

/** A line with what it costs so far. */
export interface Row {
  readonly line: PricedLine;
  readonly amount: number;
}

export const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);

/** Gift cards take no part in promotions. */
export const counts = (line: PricedLine): boolean => line.kind !== 'giftCard';

export function matches(promotion: Promotion, line: PricedLine): boolean {
  if (!counts(line)) return false;
  return !promotion.categoryIds || promotion.categoryIds.some((id) => line.categoryIds.includes(id));
}

/** What a reward takes off an amount: halves are rounded up to the shopper, and never more than there is. */
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
  return promotion.audience !== 'LOYALTY' || input.isMember === true;
};

/** The promotions of a level that may act: for this shopper, automatic ones and those whose coupon is there. */
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

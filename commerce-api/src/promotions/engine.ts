import type { CountryCode } from 'shared-contracts/locale';
import { apportion } from '../base/apportion.ts';
import type { PricedLine, Promotion, Reward } from './promotion.ts';

export interface PromotionInput {
  readonly lines: readonly PricedLine[];
  /** Delivery cost of each group before promotions. */
  readonly shipping: readonly { readonly id: string; readonly amount: number; readonly promotable: boolean }[];
  /** Promotions that run now. Those for coupons take part when a coupon for them is named. */
  readonly promotions: readonly Promotion[];
  /** Coupon code by promotion id. */
  readonly coupons: ReadonlyMap<string, string>;
  readonly country: CountryCode;
}

/** What one promotion took off something. */
export interface Reduction {
  readonly promotionId: string;
  readonly couponCode: string | undefined;
  /** Positive minor units. */
  readonly amount: number;
}

export interface PromotionState {
  readonly promotion: Promotion;
  readonly status: 'Above Threshold' | 'Below Threshold' | 'Threshold Reached';
  /** Minor units still missing; 0 when reached. */
  readonly distance: number;
  readonly threshold: number;
  /** What it gives now, over all it applies to. */
  readonly amount: number;
}

export interface PromotionResult {
  /** By line id. */
  readonly lineReductions: ReadonlyMap<string, readonly Reduction[]>;
  readonly orderReductions: readonly Reduction[];
  /** Each line's share of the order's reductions, by line id; adds up to them exactly. */
  readonly orderShares: ReadonlyMap<string, number>;
  /** By group id. */
  readonly shippingReductions: ReadonlyMap<string, Reduction>;
  readonly states: readonly PromotionState[];
}

const counts = (line: PricedLine): boolean => line.kind !== 'giftCard';

function matches(promotion: Promotion, line: PricedLine): boolean {
  if (!counts(line)) return false;
  return !promotion.categoryIds || promotion.categoryIds.some((id) => line.categoryIds.includes(id));
}

/** What a reward takes off an amount: halves are rounded up to the shopper, and never more than there is. */
export function rewardOn(reward: Reward, amount: number, country: CountryCode): number {
  if (reward.kind === 'free') return amount;
  if (reward.kind === 'amount') return Math.min(amount, reward.amounts[country]);
  return Math.min(amount, Math.floor((amount * reward.tenths + 500) / 1000));
}

const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);

/** The part of promotions that may act: automatic ones and those whose coupon is there. */
const active = (input: PromotionInput, level: Promotion['level']): Promotion[] =>
  input.promotions.filter(
    (promotion) => promotion.level === level && (!promotion.couponOnly || input.coupons.has(promotion.id)),
  );

function conditionMet(promotion: Promotion, input: PromotionInput, merchandise: number): boolean {
  const units = sum(input.lines.filter((line) => matches(promotion, line)).map(({ qty }) => qty));
  if (units < (promotion.minimumUnits ?? 1)) return false;
  return merchandise >= (promotion.threshold?.[input.country] ?? 0);
}

/**
 * The best choice of promotions that may not all be joined: either every promotion that joins others, or one exclusive
 * promotion alone, whichever saves more.
 */
function bestCombination<T extends { readonly promotion: Promotion; readonly amount: number }>(
  candidates: readonly T[],
): readonly T[] {
  const joining = candidates.filter(({ promotion }) => !promotion.exclusive);
  const alone = candidates.filter(({ promotion }) => promotion.exclusive).sort((a, b) => b.amount - a.amount)[0];
  return alone && alone.amount > sum(joining.map(({ amount }) => amount)) ? [alone] : joining;
}

function reduceLines(input: PromotionInput): Map<string, Reduction[]> {
  const merchandise = sum(input.lines.filter(counts).map(({ qty, unitCurrent }) => qty * unitCurrent));
  const candidates = active(input, 'PRODUCT').filter((promotion) => conditionMet(promotion, input, merchandise));
  const reductions = new Map<string, Reduction[]>();
  for (const line of input.lines) {
    // Item promotions do not pile up on one line: the best one counts.
    const [best] = candidates
      .filter((promotion) => matches(promotion, line))
      .map((promotion) => ({
        promotion,
        amount: rewardOn(promotion.reward, line.qty * line.unitCurrent, input.country),
      }))
      .sort((a, b) => b.amount - a.amount);
    if (best && best.amount > 0) {
      reductions.set(line.id, [
        { promotionId: best.promotion.id, couponCode: input.coupons.get(best.promotion.id), amount: best.amount },
      ]);
    }
  }
  return reductions;
}

interface Row {
  readonly line: PricedLine;
  readonly amount: number;
}

function reduceOrder(
  input: PromotionInput,
  rows: readonly Row[],
): { reductions: Reduction[]; shares: Map<string, number> } {
  const merchandise = sum(rows.map(({ amount }) => amount));
  const candidates = active(input, 'ORDER')
    .filter((promotion) => conditionMet(promotion, input, merchandise))
    .map((promotion) => {
      const base = sum(rows.filter(({ line }) => matches(promotion, line)).map(({ amount }) => amount));
      return { promotion, amount: rewardOn(promotion.reward, base, input.country) };
    })
    .filter(({ amount }) => amount > 0);
  const left = new Map(rows.map(({ line, amount }) => [line.id, amount]));
  const shares = new Map<string, number>();
  const reductions: Reduction[] = [];
  for (const { promotion, amount } of bestCombination(candidates)) {
    const reduced = rows.filter(({ line }) => matches(promotion, line));
    const weights = reduced.map(({ line }) => left.get(line.id) ?? 0);
    // Together promotions may promise more than the goods cost: the last one gives what is left.
    const given = Math.min(amount, sum(weights));
    if (given === 0) continue;
    const parts = apportion(given, weights);
    reduced.forEach(({ line }, index) => {
      const part = parts[index] ?? 0;
      left.set(line.id, (left.get(line.id) ?? 0) - part);
      shares.set(line.id, (shares.get(line.id) ?? 0) + part);
    });
    reductions.push({ promotionId: promotion.id, couponCode: input.coupons.get(promotion.id), amount: given });
  }
  return { reductions, shares };
}

function reduceShipping(input: PromotionInput, merchandise: number): Map<string, Reduction> {
  const candidates = active(input, 'SHIPPING').filter((promotion) => conditionMet(promotion, input, merchandise));
  const reductions = new Map<string, Reduction>();
  for (const group of input.shipping.filter(({ promotable, amount }) => promotable && amount > 0)) {
    const [best] = candidates
      .map((promotion) => ({ promotion, amount: rewardOn(promotion.reward, group.amount, input.country) }))
      .sort((a, b) => b.amount - a.amount);
    if (best && best.amount > 0) {
      reductions.set(group.id, {
        promotionId: best.promotion.id,
        couponCode: input.coupons.get(best.promotion.id),
        amount: best.amount,
      });
    }
  }
  return reductions;
}

function stateOf(promotion: Promotion, input: PromotionInput, merchandise: number, amount: number): PromotionState {
  const threshold = promotion.threshold?.[input.country] ?? 0;
  const distance = Math.max(0, threshold - merchandise);
  const met = conditionMet(promotion, input, merchandise);
  const status = !met ? 'Below Threshold' : merchandise === threshold ? 'Threshold Reached' : 'Above Threshold';
  return { promotion, status, distance, threshold, amount };
}

/**
 * What all promotions together give. Item promotions come first, then those on the order (measured on goods after item
 * promotions), then those on delivery. No line, order or delivery ever costs less than nothing.
 */
export function applyPromotions(input: PromotionInput): PromotionResult {
  const lineReductions = reduceLines(input);
  const rows = input.lines.filter(counts).map((line) => ({
    line,
    amount: line.qty * line.unitCurrent - sum((lineReductions.get(line.id) ?? []).map(({ amount }) => amount)),
  }));
  const merchandise = sum(rows.map(({ amount }) => amount));
  const { reductions: orderReductions, shares: orderShares } = reduceOrder(input, rows);
  const shippingReductions = reduceShipping(input, merchandise);
  const everything = [...[...lineReductions.values()].flat(), ...orderReductions, ...shippingReductions.values()];
  const states = [...active(input, 'PRODUCT'), ...active(input, 'ORDER'), ...active(input, 'SHIPPING')].map(
    (promotion) => {
      const given = sum(
        everything.filter(({ promotionId }) => promotionId === promotion.id).map(({ amount }) => amount),
      );
      return stateOf(promotion, input, merchandise, given);
    },
  );
  return { lineReductions, orderReductions, orderShares, shippingReductions, states };
}

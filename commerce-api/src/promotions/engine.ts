import { sum } from '../base/sum.ts';
import { type AppliedAdjustment, adjustLine } from './adjust.ts';
import {
  active,
  conditionMet,
  counts,
  type PromotionInput,
  type Reduction,
  reductionOf,
  rewardOn,
} from './conditions.ts';
import { employeeSpend, reduceLines } from './item-level.ts';
import { reduceOrder } from './order-level.ts';
import type { Promotion } from './promotion.ts';

export interface PromotionState {
  readonly promotion: Promotion;
  readonly status: 'Above Threshold' | 'Below Threshold' | 'Threshold Reached';
  /** Minor units missing; 0 when reached. */
  readonly distance: number;
  readonly threshold: number;
  /** The current reduction over all affected lines. */
  readonly amount: number;
  /** Whether its gift is included in the order. */
  readonly gives: boolean;
}

/** Returns whether a promotion currently reduces or adds something. */
export const isGiving = ({ amount, gives }: Pick<PromotionState, 'amount' | 'gives'>): boolean => amount > 0 || gives;

export interface PromotionResult {
  /** By line id. */
  readonly lineReductions: ReadonlyMap<string, Reduction>;
  /** Associates' adjustments by line id. */
  readonly lineAdjustments: ReadonlyMap<string, readonly AppliedAdjustment[]>;
  readonly orderReductions: readonly Reduction[];
  readonly orderAdjustments: readonly AppliedAdjustment[];
  /** The reduction by the loyalty voucher. */
  readonly voucher: number;
  /** The largest voucher that can be used. */
  readonly voucherRoom: number;
  /** Each line's share of all order reductions, by line id; adds up exactly. */
  readonly orderShares: ReadonlyMap<string, number>;
  /** Of the chosen deliveries, by group id. */
  readonly shippingReductions: ReadonlyMap<string, Reduction>;
  /** What a delivery at a cost in minor units would be reduced by. */
  readonly deliveryReduction: (
    delivery: Pick<PromotionInput['shipping'][number], 'amount' | 'promotable'>,
  ) => Reduction | undefined;
  /** Gifts included in the order. */
  readonly gifts: readonly { readonly promotionId: string; readonly upc: string }[];
  /** Minor units of goods that count towards an employee's yearly allowance. */
  readonly employeeSpend: number;
  readonly states: readonly PromotionState[];
}

/** Returns how much any way of delivery is reduced by, chosen or not. */
function reduceDelivery(input: PromotionInput, merchandise: number): PromotionResult['deliveryReduction'] {
  const candidates = active(input, 'SHIPPING').filter((promotion) => conditionMet(promotion, input, merchandise));
  return ({ amount, promotable }) => {
    if (!promotable) return undefined;
    const [best] = candidates
      .map((promotion) => ({ promotion, amount: rewardOn(promotion.reward, amount, input.country) }))
      .sort((a, b) => b.amount - a.amount);
    return best && best.amount > 0 ? reductionOf(best.promotion, input, best.amount) : undefined;
  };
}

/** Returns whether a promotion's gift could be added to this order; only such a gift is promised or given. */
const hasGift = ({ reward }: Promotion, { giftUnits }: PromotionInput): boolean =>
  reward.kind !== 'gift' || (giftUnits?.get(reward.upc) ?? 0) > 0;

/** Returns the earned gifts. */
function giftsOf(input: PromotionInput, merchandise: number): PromotionResult['gifts'] {
  return [...active(input, 'ORDER'), ...active(input, 'PRODUCT')].flatMap((promotion) => {
    const { reward } = promotion;
    if (reward.kind !== 'gift' || !hasGift(promotion, input) || !conditionMet(promotion, input, merchandise)) return [];
    return [{ promotionId: promotion.id, upc: reward.upc }];
  });
}

function stateOf(
  promotion: Promotion,
  input: PromotionInput,
  merchandise: number,
  given: Pick<PromotionState, 'amount' | 'gives'>,
): PromotionState {
  const threshold = promotion.threshold?.[input.country] ?? 0;
  const distance = Math.max(0, threshold - merchandise);
  const met = conditionMet(promotion, input, merchandise);
  const status = !met ? 'Below Threshold' : merchandise === threshold ? 'Threshold Reached' : 'Above Threshold';
  return { promotion, status, distance, threshold, ...given };
}

/**
 * Applies all promotions: item promotions, then associates' line adjustments, then order promotions (based on the
 * remaining merchandise value), then delivery promotions. No line drops below the legal floor and no delivery below 0;
 * the order of the lines does not matter.
 */
export function applyPromotions(given: PromotionInput): PromotionResult {
  const input = { ...given, lines: [...given.lines].sort((a, b) => (a.id < b.id ? -1 : 1)) };
  const goods = input.lines.filter(counts);
  const before = sum(goods.map(({ qty, unitCurrent }) => qty * unitCurrent));
  const lineReductions = reduceLines(input, before);
  const reduced = goods.map((line) => ({
    line,
    amount: line.qty * line.unitCurrent - (lineReductions.get(line.id)?.amount ?? 0),
  }));
  const lineAdjustments = new Map(reduced.map((row) => [row.line.id, adjustLine(row, input.adjustments ?? [])]));
  const rows = reduced.map(({ line, amount }) => ({
    line,
    amount: amount - sum((lineAdjustments.get(line.id) ?? []).map((adjustment) => adjustment.amount)),
  }));
  const merchandise = sum(rows.map(({ amount }) => amount));
  const order = reduceOrder(input, rows);
  const deliveryReduction = reduceDelivery(input, merchandise);
  const shippingReductions = new Map(
    input.shipping.flatMap(({ id, ...delivery }) => {
      const reduction = deliveryReduction(delivery);
      return reduction ? [[id, reduction] as const] : [];
    }),
  );
  const gifts = giftsOf(input, merchandise);
  const everything = [...lineReductions.values(), ...order.reductions, ...shippingReductions.values()];
  const states = (['PRODUCT', 'ORDER', 'SHIPPING'] as const)
    .flatMap((level) => active(input, level))
    .filter((promotion) => hasGift(promotion, input))
    .map((promotion) => {
      const own = everything.filter(({ promotionId }) => promotionId === promotion.id);
      return stateOf(promotion, input, merchandise, {
        amount: sum(own.map(({ amount }) => amount)),
        gives: gifts.some(({ promotionId }) => promotionId === promotion.id),
      });
    });
  return {
    lineReductions,
    lineAdjustments,
    orderReductions: order.reductions,
    orderAdjustments: order.adjustments,
    voucher: order.voucher,
    voucherRoom: order.voucherRoom,
    orderShares: order.shares,
    shippingReductions,
    deliveryReduction,
    gifts,
    employeeSpend: employeeSpend(input, lineReductions),
    states,
  };
}

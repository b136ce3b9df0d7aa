import { apportionWithin } from '../base/apportion.ts';
import { sum } from '../base/sum.ts';
import { type AppliedAdjustment, adjustmentOn } from './adjust.ts';
import {
  active,
  conditionMet,
  matches,
  type PromotionInput,
  type Reduction,
  type Row,
  reductionOf,
  rewardOn,
} from './conditions.ts';
import { roomOf } from './floor.ts';
import type { PricedLine, Promotion } from './promotion.ts';

export interface OrderLevel {
  readonly reductions: readonly Reduction[];
  readonly adjustments: readonly AppliedAdjustment[];
  /** The reduction by the loyalty voucher: all of it, or 0. */
  readonly voucher: number;
  /** The largest voucher that can be used. */
  readonly voucherRoom: number;
  /** By line id; adds up to everything above. */
  readonly shares: ReadonlyMap<string, number>;
}

/** Returns the better of two sets: all combinable promotions, or the best exclusive one alone. */
function bestCombination<T extends { readonly promotion: Promotion; readonly amount: number }>(
  candidates: readonly T[],
): readonly T[] {
  const joining = candidates.filter(({ promotion }) => !promotion.exclusive);
  const alone = candidates.filter(({ promotion }) => promotion.exclusive).sort((a, b) => b.amount - a.amount)[0];
  return alone && alone.amount > sum(joining.map(({ amount }) => amount)) ? [alone] : joining;
}

/** Spreads reductions over rows in proportion to their running prices, and records each row's share. */
class Shares {
  readonly #left: Map<string, number>;
  readonly taken = new Map<string, number>();

  constructor(rows: readonly Row[]) {
    this.#left = new Map(rows.map(({ line, amount }) => [line.id, amount]));
  }

  leftOf = ({ id }: PricedLine): number => this.#left.get(id) ?? 0;

  room(lines: readonly PricedLine[]): number {
    return sum(lines.map((line) => roomOf(line, this.leftOf(line))));
  }

  /** @returns the amount actually taken */
  take(amount: number, lines: readonly PricedLine[]): number {
    const parts = apportionWithin(
      amount,
      lines.map(this.leftOf),
      lines.map((line) => roomOf(line, this.leftOf(line))),
    );
    for (const [index, line] of lines.entries()) {
      const part = parts[index] ?? 0;
      this.#left.set(line.id, this.leftOf(line) - part);
      this.taken.set(line.id, (this.taken.get(line.id) ?? 0) + part);
    }
    return sum(parts);
  }
}

function reduce(input: PromotionInput, rows: readonly Row[], merchandise: number, shares: Shares): Reduction[] {
  const candidates = active(input, 'ORDER')
    .filter((promotion) => conditionMet(promotion, input, merchandise))
    .map((promotion) => {
      const lines = rows.filter(({ line }) => matches(promotion, line));
      const amount = rewardOn(promotion.reward, sum(lines.map((row) => row.amount)), input.country);
      return { promotion, lines: lines.map(({ line }) => line), amount };
    })
    .map((candidate) => ({ ...candidate, amount: Math.min(candidate.amount, shares.room(candidate.lines)) }))
    .filter(({ amount }) => amount > 0);
  // The promotions combined may exceed what the goods can be reduced by; the last one then gives the rest.
  return bestCombination(candidates)
    .map(({ promotion, lines, amount }) => reductionOf(promotion, input, shares.take(amount, lines)))
    .filter(({ amount }) => amount > 0);
}

/** Applies order promotions, then associates' order adjustments, then the loyalty voucher. */
export function reduceOrder(input: PromotionInput, rows: readonly Row[]): OrderLevel {
  const lines = rows.map(({ line }) => line);
  const shares = new Shares(rows);
  const reductions = reduce(input, rows, sum(rows.map(({ amount }) => amount)), shares);
  const adjustments = (input.adjustments ?? [])
    .filter(({ lineId }) => lineId === null)
    .map((adjustment) => ({
      id: adjustment.id,
      amount: shares.take(adjustmentOn(adjustment, sum(lines.map(shares.leftOf)), 1), lines),
    }));
  const wanted = input.voucher ?? 0;
  const voucherRoom = shares.room(lines);
  const voucher = wanted <= voucherRoom ? shares.take(wanted, lines) : 0;
  return { reductions, adjustments, voucher, voucherRoom, shares: shares.taken };
}

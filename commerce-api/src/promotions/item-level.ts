import { apportionWithin } from '../base/apportion.ts';
import { sum } from '../base/sum.ts';
import {
  active,
  conditionMet,
  matches,
  type PromotionInput,
  type Reduction,
  reductionOf,
  rewardOn,
} from './conditions.ts';
import { roomOf } from './floor.ts';
import type { PricedLine, Promotion, Reward } from './promotion.ts';
import { setOffers } from './set-offers.ts';

const rowOf = ({ qty, unitCurrent }: PricedLine): number => qty * unitCurrent;

/** Spreads an amount over lines in proportion to their prices. */
function spread(amount: number, lines: readonly PricedLine[]): Map<string, number> {
  const rows = lines.map(rowOf);
  const parts = apportionWithin(
    amount,
    rows,
    lines.map((line, index) => roomOf(line, rows[index] ?? 0)),
  );
  return new Map(lines.map((line, index) => [line.id, parts[index] ?? 0]));
}

/** Returns the reduction of the cheapest units of each complete set; the expensive units pay for the set. */
function freeUnits({ buy, free, tenths }: Extract<Reward, { kind: 'units' }>, lines: readonly PricedLine[]): number {
  const prices = lines
    .flatMap(({ unitCurrent, qty }) => Array.from({ length: qty }, () => unitCurrent))
    .sort((a, b) => b - a);
  const given = prices.filter((_, index) => {
    const start = index - (index % (buy + free));
    return start + buy + free <= prices.length && index % (buy + free) >= buy;
  });
  return Math.floor((sum(given) * tenths + 500) / 1000);
}

/** Returns the reduction of each line if this were the only promotion. */
function offerOf(promotion: Promotion, input: PromotionInput): Map<string, number> {
  const { reward } = promotion;
  const lines = input.lines.filter((line) => matches(promotion, line));
  if (reward.kind === 'units') return spread(freeUnits(reward, lines), lines);
  if (promotion.audience === 'EMPLOYEE') {
    const base = Math.min(sum(lines.map(rowOf)), input.employeeAllowance ?? 0);
    return spread(rewardOn(reward, base, input.country), lines);
  }
  return new Map(
    lines.map((line) => [line.id, Math.min(rewardOn(reward, rowOf(line), input.country), roomOf(line, rowOf(line)))]),
  );
}

/** Item promotions are not cumulative: the best one applies to each line. */
export function reduceLines(input: PromotionInput, merchandise: number): Map<string, Reduction> {
  const promotions = active(input, 'PRODUCT').filter(
    (promotion) => promotion.reward.kind !== 'gift' && conditionMet(promotion, input, merchandise),
  );
  const bySet = setOffers(promotions, input);
  const offers = promotions.map((promotion) => ({
    promotion,
    parts: bySet.get(promotion.id) ?? offerOf(promotion, input),
  }));
  const best = new Map<string, Reduction>();
  for (const { promotion, parts } of offers) {
    for (const [lineId, amount] of parts) {
      if (amount > (best.get(lineId)?.amount ?? 0)) best.set(lineId, reductionOf(promotion, input, amount));
    }
  }
  return best;
}

/** Returns the base of an employee's discount: the price of goods before it, up to the allowance. */
export function employeeSpend(input: PromotionInput, reductions: ReadonlyMap<string, Reduction>): number {
  const ids = new Set(active(input, 'PRODUCT').flatMap(({ id, audience }) => (audience === 'EMPLOYEE' ? [id] : [])));
  const lines = input.lines.filter(({ id }) => ids.has(reductions.get(id)?.promotionId ?? ''));
  return Math.min(sum(lines.map(rowOf)), input.employeeAllowance ?? 0);
}

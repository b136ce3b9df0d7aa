import type { Adjustment, Row } from './conditions.ts';
import { roomOf } from './floor.ts';

/** Returns the reduction by an associate's adjustment, before the legal floor. */
export function adjustmentOn({ kind, value }: Omit<Adjustment, 'id' | 'lineId'>, amount: number, qty: number): number {
  if (kind === 'PERCENT') return Math.min(amount, Math.floor((amount * value + 500) / 1000));
  if (kind === 'AMOUNT') return Math.min(amount, value);
  return Math.max(0, amount - value * qty);
}

export interface AppliedAdjustment {
  readonly id: string;
  /** Positive minor units. */
  readonly amount: number;
}

/** Applies the adjustments of a line in sequence. */
export function adjustLine({ line, amount }: Row, adjustments: readonly Adjustment[]): AppliedAdjustment[] {
  let left = amount;
  return adjustments
    .filter(({ lineId }) => lineId === line.id)
    .map((adjustment) => {
      const off = Math.min(adjustmentOn(adjustment, left, line.qty), roomOf(line, left));
      left -= off;
      return { id: adjustment.id, amount: off };
    });
}

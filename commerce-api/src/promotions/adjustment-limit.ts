import { adjustmentLimitTenths } from 'shared-contracts/calls/cart-adjustments';
import { sum } from '../base/sum.ts';

/** What associates take off a cart; minor units. Goods whose price cannot be adjusted are no part of it. */
export interface Given {
  readonly lines: readonly {
    readonly id: string;
    /** What its units cost before any reduction of the cart. */
    readonly rowTotal: number;
    /** By the adjustments of this line. */
    readonly taken: number;
  }[];
  /** By the adjustments of the order. */
  readonly ofOrder: number;
}

/** Returns the most that may come off an amount, rounded as percentages are. */
const limitOn = (amount: number): number => Math.floor((amount * adjustmentLimitTenths + 500) / 1000);

/**
 * Returns how much more may come off a line, or off the order when no line is given; negative when too much does. What comes off a
 * line by itself stays within the limit on that line, and everything together within the limit on the goods. Rounding never
 * stands against the full limit on each line.
 */
export function roomLeft({ lines, ofOrder }: Given, lineId: string | null): number {
  const limits = lines.map(({ rowTotal }) => limitOn(rowTotal));
  const limit = Math.max(limitOn(sum(lines.map(({ rowTotal }) => rowTotal))), sum(limits));
  const together = limit - ofOrder - sum(lines.map(({ taken }) => taken));
  if (lineId === null) return together;
  const line = lines.find(({ id }) => id === lineId);
  return line ? Math.min(together, limitOn(line.rowTotal) - line.taken) : 0;
}

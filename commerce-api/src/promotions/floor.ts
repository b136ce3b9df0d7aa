import type { PricedLine } from './promotion.ts';

/**
 * The legal floor in tenths of a percent of the original price: a quarter. All reductions of a line combined
 * (catalogue, promotions, coupons, an associate's adjustment, a voucher) stop there.
 */
export const LEGAL_FLOOR_TENTHS = 250;

/** Returns the lowest price of a line in minor units; a catalogue price below the floor is not reduced further. */
export function floorOf({
  qty,
  unitCurrent,
  unitOriginal,
}: Pick<PricedLine, 'qty' | 'unitCurrent' | 'unitOriginal'>): number {
  return Math.min(qty * unitCurrent, Math.ceil((qty * unitOriginal * LEGAL_FLOOR_TENTHS) / 1000));
}

/** Returns how far a line that costs `amount` can still be reduced. */
export const roomOf = (line: PricedLine, amount: number): number =>
  line.kind === 'giftCard' ? 0 : Math.max(0, amount - floorOf(line));

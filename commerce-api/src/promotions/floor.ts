import type { PricedLine } from './promotion.ts';

/**
 * The least that goods are sold for, in tenths of a percent of their original price: a quarter. Whatever comes together
 * on a line (catalogue, promotions, coupons, an associate's adjustment, a voucher), it never costs less.
 */
export const LEGAL_FLOOR_TENTHS = 250;

/** The least a line may cost, minor units; a line that the catalogue sells for less already is not reduced further. */
export function floorOf({ qty, unitCurrent, unitOriginal }: Omit<PricedLine, 'id' | 'kind' | 'categoryIds'>): number {
  return Math.min(qty * unitCurrent, Math.ceil((qty * unitOriginal * LEGAL_FLOOR_TENTHS) / 1000));
}

/** How much may still come off a line that costs `amount` now. */
export const roomOf = (line: PricedLine, amount: number): number =>
  line.kind === 'giftCard' ? 0 : Math.max(0, amount - floorOf(line));

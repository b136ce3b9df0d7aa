import { apportion } from '../base/apportion.ts';
import type { TaxRate } from './rates.ts';

const WHOLE = 100_000;

export interface TaxResult {
  /** Minor units over all taxes. */
  readonly total: number;
  readonly rows: readonly { readonly label: string; readonly ratePercent: number; readonly amount: number }[];
  /** The share of each amount, in their order; adds up to the total. */
  readonly shares: readonly number[];
}

/** One tax on an amount: rounded half up once on the sum, never line by line. */
export function taxOn(amount: number, rate: number, taxIncluded: boolean): number {
  const divisor = taxIncluded ? WHOLE + rate : WHOLE;
  return Number((BigInt(amount) * BigInt(rate) * 2n + BigInt(divisor)) / (BigInt(divisor) * 2n));
}

/**
 * The taxes on amounts (rows of goods and the delivery), added on top or contained. What is taxed at once, such as GST
 * and PST, is taxed side by side, not one on the other.
 */
export function computeTax(amounts: readonly number[], rates: readonly TaxRate[], taxIncluded: boolean): TaxResult {
  const base = amounts.reduce((sum, amount) => sum + amount, 0);
  const rows = rates.map(({ label, rate }) => ({
    label,
    ratePercent: rate / 1000,
    amount: taxOn(base, rate, taxIncluded),
  }));
  const total = rows.reduce((sum, { amount }) => sum + amount, 0);
  return { total, rows, shares: apportion(total, amounts) };
}

import type { CountryCode } from 'shared-contracts/locale';

/** A loyalty voucher: its price in points and its value in minor units of the market. */
export interface Voucher {
  readonly points: number;
  readonly amount: number;
}

const steps = [500, 1000, 2500, 5000] as const;
/** Minor units for 100 points. */
const amountPer100Points: Readonly<Record<CountryCode, number>> = { US: 100, CA: 130, GB: 80, DE: 90 };

/** Returns the vouchers of a market, smallest first. */
export const vouchersOf = (country: CountryCode): readonly Voucher[] =>
  steps.map((points) => ({ points, amount: (points / 100) * amountPer100Points[country] }));

export const voucherOf = (points: number, country: CountryCode): Voucher | undefined =>
  vouchersOf(country).find((voucher) => voucher.points === points);

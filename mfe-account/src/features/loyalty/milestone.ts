import type { CallResponse } from 'shared-contracts/call';
import type { getLoyaltyVouchers } from 'shared-contracts/calls/consumer-wallet';

export type OfferedVoucher = CallResponse<typeof getLoyaltyVouchers>['applicableLoyaltyVouchers'][number];

interface Milestone {
  /** Points that the milestone needs. */
  readonly points: number;
  /** Points that are missing; 0 when the last milestone is reached. */
  readonly missing: number;
  /** Value of the voucher that waits there, minor units. */
  readonly amountInCurrency: number;
}

/** The next voucher that a member has not enough points for, else the largest; undefined where there are none. */
export function nextMilestone(balance: number, vouchers: readonly OfferedVoucher[]): Milestone | undefined {
  const offered = vouchers.filter(({ available }) => available).toSorted((a, b) => a.points - b.points);
  const next = offered.find(({ points }) => points > balance) ?? offered.at(-1);
  return (
    next && {
      points: next.points,
      missing: Math.max(0, next.points - balance),
      amountInCurrency: next.amountInCurrency,
    }
  );
}

import type { ConsumerProfile } from 'shared-contracts/calls/consumer';

export type Membership = 'none' | 'unconfirmed' | 'member';

/** Whether an account is in the loyalty program, and whether the mailed link has confirmed that. */
export function membershipOf({ isLoyaltyMember, enrollments }: ConsumerProfile): Membership {
  if (isLoyaltyMember) return 'member';
  return enrollments.some(({ optin, doubleOptin }) => optin && !doubleOptin) ? 'unconfirmed' : 'none';
}

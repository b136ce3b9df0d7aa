import { useSearchParams } from 'storefront-kit/routing';
import { referralParameter } from './referral-page.ts';

/** The code of the invitation that the visitor follows, from the page's address. */
export function useReferralCode(): string | undefined {
  const [parameters] = useSearchParams();
  return parameters.get(referralParameter)?.trim().slice(0, 40) || undefined;
}

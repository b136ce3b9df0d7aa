import { useEffect, useEffectEvent } from 'react';
import { getLoyaltyToken } from 'shared-contracts/calls/consumer-wallet';
import { useSearchParams } from 'storefront-kit/routing';
import { useReport } from 'storefront-kit/use-report';
import { useSession } from 'storefront-kit/use-session';
import { useAccountCalls } from '../area/use-account-calls.ts';

/** Hands the code of the member who invited this one, from the page's address, to the program with a member's token. */
export function useReferral(): void {
  const report = useReport('account');
  const calls = useAccountCalls();
  const session = useSession();
  const [parameters] = useSearchParams();
  const referralCode = parameters.get('referral_code')?.trim().slice(0, 40);
  const usid = session.status === 'consumer' ? session.consumerNo : undefined;
  const hand = useEffectEvent((code: string, id: string) => {
    calls(getLoyaltyToken, { body: { usid: id, referralCode: code } }).catch(report);
  });
  useEffect(() => {
    if (referralCode && usid) hand(referralCode, usid);
  }, [referralCode, usid]);
}

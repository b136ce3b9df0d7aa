import { useEffect, useEffectEvent, useState } from 'react';
import { confirmLoyalty } from 'shared-contracts/calls/consumer-wallet';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { buttonStyle } from 'shared-ui/button';
import { RetryAlert } from 'shared-ui/retry-alert';
import { Skeleton, SkeletonGroup } from 'shared-ui/skeleton';
import { Link } from 'storefront-kit/routing';
import { useMutation } from 'storefront-kit/use-mutation';
import { areaMessages } from '../../messages/area-messages.ts';
import { loyaltyMessages } from '../../messages/loyalty-messages.ts';

/** Confirms a membership by the mailed link, no matter who is signed in. */
export function ConfirmMembership({ token }: { readonly token: string }) {
  const { calls, locale, session } = usePlatform();
  const texts = loyaltyMessages(locale);
  const [memberId, setMemberId] = useState<string>();
  const { error, run } = useMutation({ remote: 'account' });
  const confirm = () =>
    run(async () => {
      setMemberId((await calls(confirmLoyalty, { body: { token } })).memberId);
      // Pages greet members differently.
      await session.reset();
    });
  const confirmOnce = useEffectEvent(() => void confirm());
  useEffect(() => confirmOnce(), []);

  if (!memberId && error && !error.is('RESET_LINK_EXPIRED'))
    return (
      <RetryAlert retryText={areaMessages(locale).tryAgain} onRetry={() => void confirm()}>
        {error.message || texts.confirmFailed}
      </RetryAlert>
    );
  if (!memberId && !error)
    return (
      <SkeletonGroup label={texts.confirming}>
        <Skeleton height="3rem" />
      </SkeletonGroup>
    );
  return (
    <>
      <Alert tone={memberId ? 'success' : 'error'} announce={memberId ? 'status' : 'alert'}>
        {memberId ? texts.confirmed(memberId) : error?.message || texts.confirmFailed}
      </Alert>
      <Link to="/account/loyalty" css={[buttonStyle({ variant: 'secondary' }), { justifySelf: 'start' }]}>
        {texts.toMembership}
      </Link>
    </>
  );
}

import { useEffect, useEffectEvent, useState } from 'react';
import { confirmEmail } from 'shared-contracts/calls/email-change';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { buttonStyle } from 'shared-ui/button';
import { RetryAlert } from 'shared-ui/retry-alert';
import { Skeleton, SkeletonGroup } from 'shared-ui/skeleton';
import { Link } from 'storefront-kit/routing';
import { useMutation } from 'storefront-kit/use-mutation';
import { securityMessages } from '../../messages/security-messages.ts';

/** Confirms a new email by the mailed link. */
export function ConfirmEmail({ token }: { readonly token: string }) {
  const { calls, locale } = usePlatform();
  const texts = securityMessages(locale);
  const [email, setEmail] = useState<string>();
  const { error, run } = useMutation({ remote: 'account' });
  const confirm = () => run(async () => setEmail((await calls(confirmEmail, { body: { token } })).email));
  const confirmOnce = useEffectEvent(() => void confirm());
  useEffect(() => confirmOnce(), []);

  const toAccount = (
    <Link to="/account/security" css={[buttonStyle({ variant: 'secondary' }), { justifySelf: 'start' }]}>
      {texts.toAccount}
    </Link>
  );
  if (email)
    return (
      <>
        <Alert tone="success" announce="status">
          {texts.confirmed(email)}
        </Alert>
        {toAccount}
      </>
    );
  if (error?.is('AUT402') || error?.is('PRO400'))
    return (
      <>
        <Alert tone="error" announce="alert">
          {error.message}
        </Alert>
        {toAccount}
      </>
    );
  if (error)
    return (
      <RetryAlert retryText={texts.tryAgain} onRetry={() => void confirm()}>
        {error.message || texts.confirmFailed}
      </RetryAlert>
    );
  return (
    <SkeletonGroup label={texts.confirming}>
      <Skeleton height="3rem" />
    </SkeletonGroup>
  );
}

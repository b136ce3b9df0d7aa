import { useEffect, useEffectEvent, useState } from 'react';
import { confirmNewsletter } from 'shared-contracts/calls/newsletter';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button, buttonStyle } from 'shared-ui/button';
import { RetryAlert } from 'shared-ui/retry-alert';
import { Skeleton, SkeletonGroup } from 'shared-ui/skeleton';
import { space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useMutation } from 'storefront-kit/use-mutation';
import { newsletterMessages } from '../../messages/newsletter-messages.ts';
import { NewsletterForm } from './newsletter-form.tsx';

/** Subscribes the reader of a mailed link unless the newsletter was ended before, and offers the other choice. */
export function NewsletterLink({ token }: { readonly token: string }) {
  const { calls, locale } = usePlatform();
  const texts = newsletterMessages(locale);
  const [optin, setOptin] = useState<boolean>();
  const { isPending, error, run } = useMutation({ remote: 'account' });

  const decide = (wanted: boolean, again?: true) =>
    run(async () => {
      const body = { token, optin: wanted, ...(again ? { again } : {}) };
      setOptin((await calls(confirmNewsletter, { body })).optin);
    });
  const change = () => void (optin ? decide(false) : decide(true, true));
  const subscribe = useEffectEvent(() => void decide(true));
  useEffect(() => subscribe(), []);

  if (error?.is('AUT402'))
    return (
      <>
        <Alert tone="error" announce="alert">
          {error.message}
        </Alert>
        <NewsletterForm place="page" />
      </>
    );
  return (
    <>
      {error && (
        <RetryAlert retryText={texts.tryAgain} onRetry={optin === undefined ? () => void decide(true) : change}>
          {error.message || texts.failed}
        </RetryAlert>
      )}
      {optin === undefined ? (
        !error && (
          <SkeletonGroup label={texts.confirming}>
            <Skeleton height="3rem" />
          </SkeletonGroup>
        )
      ) : (
        <>
          <Alert
            tone={optin ? 'success' : 'info'}
            announce="status"
            {...(optin ? { title: texts.confirmedTitle } : {})}
          >
            {optin ? texts.confirmed : texts.stopped}
          </Alert>
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[3] }}>
            <Link to="/" css={buttonStyle({ variant: 'primary' })}>
              {texts.toShop}
            </Link>
            <Button
              variant="secondary"
              loading={isPending}
              loadingText={optin ? texts.stopping : texts.subscribing}
              onClick={change}
            >
              {optin ? texts.stop : texts.subscribeAgain}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

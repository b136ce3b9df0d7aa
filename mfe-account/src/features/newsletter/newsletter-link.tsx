import { useCallback, useEffect, useState } from 'react';
import { confirmNewsletter } from 'shared-contracts/calls/newsletter';
import { asProductError } from 'shared-contracts/errors/as-product-error';
import type { ProductError } from 'shared-contracts/errors/product-error';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button, buttonStyle } from 'shared-ui/button';
import { RetryAlert } from 'shared-ui/retry-alert';
import { Skeleton, SkeletonGroup } from 'shared-ui/skeleton';
import { space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { newsletterMessages } from '../../messages/newsletter-messages.ts';
import { NewsletterForm } from './newsletter-form.tsx';

/** What a mailed link does: it subscribes its reader as it is followed, and ends that at any time. */
export function NewsletterLink({ token }: { readonly token: string }) {
  const { calls, locale, report } = usePlatform();
  const texts = newsletterMessages(locale);
  const [optin, setOptin] = useState<boolean>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ProductError>();

  const decide = useCallback(
    async (wanted: boolean) => {
      setBusy(true);
      setFailure(undefined);
      try {
        setOptin((await calls(confirmNewsletter, { body: { token, optin: wanted } })).optin);
      } catch (error) {
        const refusal = asProductError(error);
        if (!refusal.is('AUT402')) report(error, { remote: 'account', phase: 'event' });
        setFailure(refusal);
      } finally {
        setBusy(false);
      }
    },
    [calls, report, token],
  );
  useEffect(() => {
    void decide(true);
  }, [decide]);

  if (failure?.is('AUT402'))
    return (
      <>
        <Alert tone="error" announce="alert">
          {failure.message}
        </Alert>
        <NewsletterForm />
      </>
    );
  return (
    <>
      {failure && (
        <RetryAlert retryText={texts.tryAgain} onRetry={() => void decide(optin === undefined || !optin)}>
          {failure.message || texts.failed}
        </RetryAlert>
      )}
      {optin === undefined ? (
        !failure && (
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
              loading={busy}
              loadingText={optin ? texts.stopping : texts.subscribing}
              onClick={() => void decide(!optin)}
            >
              {optin ? texts.stop : texts.subscribeAgain}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

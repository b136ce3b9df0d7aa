import { useEffect, useState } from 'react';
import type { CallResponse } from 'shared-contracts/call';
import { getConsumer } from 'shared-contracts/calls/consumer';
import { writeFavourites } from 'shared-contracts/kept-favourites';
import { usePlatform, useSession } from 'shared-contracts/platform';
import { Link } from 'shared-contracts/routing';
import { useSignOut } from 'shared-contracts/use-sign-out';
import { Button } from 'shared-ui/button';
import { sheetStyle } from 'shared-ui/layout';
import { linkStyle } from 'shared-ui/link';
import { RetryAlert } from 'shared-ui/retry-alert';
import { Skeleton } from 'shared-ui/skeleton';
import { Heading, Text } from 'shared-ui/text';
import { employeeMessages } from '../../messages/employee-messages.ts';
import { signInMessages } from '../../messages/sign-in-messages.ts';
import { StoreModePanel } from '../employee/store-mode-panel.tsx';
import { SpendBanner } from '../spend/spend-banner.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Who is signed in, with the way out; or the way in. */
export function AccountPanel() {
  const { locale, session: commands, report } = usePlatform();
  const session = useSession();
  const texts = signInMessages(locale);
  useEffect(() => {
    commands.ready().catch((error: unknown) => report(error, { remote: 'account', phase: 'event' }));
  }, [commands, report]);
  if (session.status === 'consumer' || session.status === 'employee') return <SignedIn key={session.consumerNo} />;
  if (session.status === 'associate') return <StoreModePanel store={session.store} />;
  return (
    <section css={sheetStyle} aria-labelledby="sign-in-title">
      <Heading level={2} look="h3" id="sign-in-title">
        {texts.title}
      </Heading>
      <Text tone="muted">{texts.intro}</Text>
      <SignInForm onDone={() => undefined} />
      <Link to="/associate-login?for=shopping" css={linkStyle}>
        {employeeMessages(locale).workHere}
      </Link>
    </section>
  );
}

function SignedIn() {
  const { calls, locale, toasts, report } = usePlatform();
  const texts = signInMessages(locale);
  const [profile, setProfile] = useState<CallResponse<typeof getConsumer>>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const abort = new AbortController();
    calls(getConsumer, {}, { signal: abort.signal }).then(setProfile, (error: unknown) => {
      if (abort.signal.aborted) return;
      report(error, { remote: 'account', phase: 'event' });
      setFailed(true);
    });
    return () => abort.abort();
  }, [calls, report, attempt]);

  const { isLeaving, leave } = useSignOut({
    remote: 'account',
    failed: texts.signOutFailed,
    onLeft() {
      writeFavourites(undefined);
      toasts.show({ tone: 'success', text: texts.signedOut });
    },
  });

  const details = profile?.consumerDetails;
  return (
    <section css={sheetStyle} aria-labelledby="account-title">
      <Heading level={2} look="h3" id="account-title">
        {details ? texts.welcome(details.firstName) : texts.welcomePlain}
      </Heading>
      {failed && (
        <RetryAlert
          retryText={texts.tryAgain}
          onRetry={() => {
            setFailed(false);
            setAttempt(attempt + 1);
          }}
        >
          {texts.profileFailed}
        </RetryAlert>
      )}
      {details && <Text tone="muted">{texts.signedInAs(details.email)}</Text>}
      {!details && !failed && <Skeleton height="1.5rem" />}
      <SpendBanner />
      <Button variant="secondary" loading={isLeaving} loadingText={texts.signingOut} onClick={() => void leave()}>
        {texts.signOut}
      </Button>
    </section>
  );
}

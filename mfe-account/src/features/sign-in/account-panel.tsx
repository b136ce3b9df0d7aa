import { lazy, useEffect } from 'react';
import { getConsumer } from 'shared-contracts/calls/consumer';
import { simplifiedEnrollment } from 'shared-contracts/flags/account';
import { formLocationOf } from 'shared-contracts/form-location';
import { usePlatform } from 'shared-contracts/platform';
import { Button, buttonStyle } from 'shared-ui/button';
import { sheetStyle } from 'shared-ui/layout';
import { linkStyle } from 'shared-ui/link';
import { RetryAlert } from 'shared-ui/retry-alert';
import { Skeleton } from 'shared-ui/skeleton';
import { Heading, Text } from 'shared-ui/text';
import { LatePart } from 'storefront-kit/late-part';
import { Link } from 'storefront-kit/routing';
import { useCall } from 'storefront-kit/use-call';
import { useFirstFlag, useFlag } from 'storefront-kit/use-flag';
import { useLeaveAccount } from 'storefront-kit/use-leave-account';
import { useReport } from 'storefront-kit/use-report';
import { useSession } from 'storefront-kit/use-session';
import { employeeMessages } from '../../messages/employee-messages.ts';
import { signInMessages } from '../../messages/sign-in-messages.ts';
import { StoreModePanel } from '../employee/store-mode-panel.tsx';
import { SpendBanner } from '../spend/spend-banner.tsx';
import { SignInForm } from './sign-in-form.tsx';

const LackingNotice = lazy(async () => ({ default: (await import('../enroll/lacking-notice.tsx')).LackingNotice }));

/** The account's name with a sign-out button, or the sign-in form. */
export function AccountPanel() {
  const { locale, session: commands } = usePlatform();
  const report = useReport('account');
  const session = useSession();
  const bySteps = useFirstFlag(simplifiedEnrollment);
  const texts = signInMessages(locale);
  useEffect(() => {
    commands.ready().catch(report);
  }, [commands, report]);
  if (session.status === 'consumer' || session.status === 'employee') return <SignedIn key={session.consumerNo} />;
  if (session.status === 'associate') return <StoreModePanel store={session.store} />;
  return (
    <section css={sheetStyle} aria-labelledby="sign-in-title">
      <Heading level={2} look="h3" id="sign-in-title">
        {texts.title}
      </Heading>
      <Text tone="muted">{texts.intro}</Text>
      {bySteps ? (
        <Link to="/enroll" css={buttonStyle({})}>
          {texts.byEmail}
        </Link>
      ) : (
        <SignInForm location={formLocationOf({ place: 'page', form: 'sign-in' })} onDone={() => undefined} />
      )}
      <Link to="/associate-login?for=shopping" css={linkStyle}>
        {employeeMessages(locale).workHere}
      </Link>
    </section>
  );
}

function SignedIn() {
  const { locale } = usePlatform();
  const texts = signInMessages(locale);
  const reading = useCall(getConsumer, {}, { remote: 'account' });
  const bySteps = useFlag(simplifiedEnrollment);
  const { isLeaving, leave } = useLeaveAccount({
    remote: 'account',
    failed: texts.signOutFailed,
    done: texts.signedOut,
  });

  const details = reading.value?.consumerDetails;
  const failed = reading.status === 'error';
  return (
    <section css={sheetStyle} aria-labelledby="account-title">
      <Heading level={2} look="h3" id="account-title">
        {details ? texts.welcome(details.firstName) : texts.welcomePlain}
      </Heading>
      {failed && (
        <RetryAlert retryText={texts.tryAgain} onRetry={reading.again}>
          {texts.profileFailed}
        </RetryAlert>
      )}
      {details && <Text tone="muted">{texts.signedInAs(details.email)}</Text>}
      {!details && !failed && <Skeleton height="1.5rem" />}
      {bySteps && reading.value && (
        <LatePart remote="account">
          <LackingNotice profile={reading.value} />
        </LatePart>
      )}
      {details && <SpendBanner details={details} onTermsAccepted={reading.again} />}
      <Button variant="secondary" loading={isLeaving} loadingText={texts.signingOut} onClick={() => void leave()}>
        {texts.signOut}
      </Button>
    </section>
  );
}

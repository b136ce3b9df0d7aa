import { simplifiedEnrollment } from 'shared-contracts/flags/account';
import { formLocationOf } from 'shared-contracts/form-location';
import { usePlatform } from 'shared-contracts/platform';
import { buttonStyle } from 'shared-ui/button';
import { sheetStyle } from 'shared-ui/layout';
import { linkStyle } from 'shared-ui/link';
import { Heading, Text } from 'shared-ui/text';
import { Link } from 'storefront-kit/routing';
import { useFirstFlag } from 'storefront-kit/use-flag';
import { useReadySession } from 'storefront-kit/use-ready-session';
import { employeeMessages } from '../../messages/employee-messages.ts';
import { signInMessages } from '../../messages/sign-in-messages.ts';
import { StoreModePanel } from '../employee/store-mode-panel.tsx';
import { withReferral } from '../loyalty/referral-page.ts';
import { useReferralCode } from '../loyalty/use-referral-code.ts';
import { SignInForm } from './sign-in-form.tsx';

/** The sign-in form; in store mode, who works there. Nothing for who is signed in. */
export function AccountPanel() {
  const { locale } = usePlatform();
  const session = useReadySession('account');
  const bySteps = useFirstFlag(simplifiedEnrollment);
  const texts = signInMessages(locale);
  const referralCode = useReferralCode();
  if (session.status === 'consumer' || session.status === 'employee') return null;
  if (session.status === 'associate') return <StoreModePanel store={session.store} />;
  return (
    <section css={sheetStyle} aria-labelledby="sign-in-title">
      <Heading level={2} look="h3" id="sign-in-title">
        {texts.title}
      </Heading>
      <Text tone="muted">{texts.intro}</Text>
      {bySteps ? (
        <Link to={withReferral('/enroll', referralCode)} css={buttonStyle({})}>
          {texts.byEmail}
        </Link>
      ) : (
        <SignInForm location={formLocationOf({ place: 'page', form: 'sign-in' })} onDone={() => undefined} />
      )}
      <Text look="small">
        <Link to="/associate-login?for=shopping" css={linkStyle}>
          {employeeMessages(locale).workHere}
        </Link>
      </Text>
    </section>
  );
}

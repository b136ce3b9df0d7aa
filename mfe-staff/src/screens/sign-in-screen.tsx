import { useEffect } from 'react';
import type { Locale } from 'shared-contracts/locale';
import { usePlatform } from 'shared-contracts/platform';
import type { Head } from 'shared-contracts/routing';
import { PageBody } from 'shared-ui/page-body';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useNavigate, useSearchParams } from 'storefront-kit/routing';
import { useReport } from 'storefront-kit/use-report';
import { useStaff } from 'storefront-kit/use-staff';
import { pageAfter } from '../features/sign-in/page-after.ts';
import { StaffSignInForm } from '../features/sign-in/staff-sign-in-form.tsx';
import { staffMessages } from '../messages/staff-messages.ts';

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: staffMessages(locale).signInTitle,
  robots: 'noindex',
});

/** Sign-in of staff, which leads to the page that asked for it by `to` (SEC-02). */
export default function SignInScreen() {
  const { locale, staff } = usePlatform();
  const report = useReport('staff');
  const texts = staffMessages(locale);
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const isSignedIn = useStaff().status === 'signed-in';
  const target = pageAfter(parameters.get('to'));
  useEffect(() => {
    staff.ready().catch(report);
  }, [staff, report]);
  useEffect(() => {
    if (isSignedIn) navigate(target, { replace: true });
  }, [isSignedIn, navigate, target]);
  return (
    <PageBody title={texts.signInTitle} narrow>
      <Text>{texts.intro}</Text>
      <StaffSignInForm />
      <section aria-labelledby="sign-in-help" css={{ display: 'grid', gap: space[2] }}>
        <Heading level={2} look="h3" id="sign-in-help">
          {texts.helpTitle}
        </Heading>
        <Text tone="muted">{texts.help}</Text>
      </section>
    </PageBody>
  );
}

import { useEffect } from 'react';
import { simplifiedEnrollment } from 'shared-contracts/flags/account';
import type { Locale } from 'shared-contracts/locale';
import { usePlatform } from 'shared-contracts/platform';
import type { Head } from 'shared-contracts/routing';
import { Container } from 'shared-ui/layout';
import { Heading } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useSearchParams } from 'storefront-kit/routing';
import { useFirstFlag } from 'storefront-kit/use-flag';
import { useHasAccount } from 'storefront-kit/use-session';
import { Enroll } from '../features/enroll/enroll.tsx';
import { referralPage } from '../features/loyalty/referral-page.ts';
import { useReferralCode } from '../features/loyalty/use-referral-code.ts';
import { areaMessages } from '../messages/area-messages.ts';
import { enrollMessages } from '../messages/enroll-messages.ts';

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: enrollMessages(locale).title,
  robots: 'noindex',
});

/** Signing in or signing up by steps, and what an account lacks (ACC-05); `?email=` fills in the first one. */
export default function EnrollScreen() {
  const { locale, navigate } = usePlatform();
  const [parameters] = useSearchParams();
  const referralCode = useReferralCode();
  const hasAccount = useHasAccount();
  const isOffered = useFirstFlag(simplifiedEnrollment);
  useEffect(() => {
    if (!isOffered) navigate('/account', { replace: true });
  }, [isOffered, navigate]);
  return (
    <Container css={{ paddingBlock: `${space[7]} ${space[8]}` }}>
      <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5], maxWidth: '28rem' }}>
        <Heading level={1}>{hasAccount ? areaMessages(locale).nav : enrollMessages(locale).title}</Heading>
        {isOffered && (
          <Enroll
            place="page"
            email={parameters.get('email') ?? ''}
            onDone={() => navigate(referralPage(referralCode))}
          />
        )}
      </div>
    </Container>
  );
}

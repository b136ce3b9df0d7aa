import { css } from '@emotion/react';
import { type MouseEvent, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { interestsDialog, welcomeDialog } from 'shared-contracts/dialogs/account';
import { loyaltyDialog } from 'shared-contracts/dialogs/content';
import { formLocationOf } from 'shared-contracts/form-location';
import type { Locale } from 'shared-contracts/locale';
import { usePlatform } from 'shared-contracts/platform';
import type { Head } from 'shared-contracts/routing';
import { Alert } from 'shared-ui/alert';
import { Container, sheetStyle } from 'shared-ui/layout';
import { linkStyle } from 'shared-ui/link';
import { measureColumn, stickyColumn } from 'shared-ui/sticky-column';
import { Heading, Text } from 'shared-ui/text';
import { media, space } from 'shared-ui/tokens';
import { dialogResult } from 'storefront-kit/dialog-result';
import { PageBlocks } from 'storefront-kit/page-blocks';
import { Link, useSearchParams } from 'storefront-kit/routing';
import { useReport } from 'storefront-kit/use-report';
import { formColumns } from '../features/area/form-columns.ts';
import { LateFollowedInvitation } from '../features/loyalty/late-invitations.tsx';
import { referralPage } from '../features/loyalty/referral-page.ts';
import { useReferralCode } from '../features/loyalty/use-referral-code.ts';
import { LateProviderButtons } from '../features/providers/late-provider-buttons.tsx';
import { AccountBenefits } from '../features/sign-up/account-benefits.tsx';
import { SignUpForm } from '../features/sign-up/sign-up-form.tsx';
import type { SignUpValues } from '../features/sign-up/sign-up-request.ts';
import { signUpMessages } from '../messages/sign-up-messages.ts';

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: signUpMessages(locale).title,
  robots: 'noindex',
});

/** Holds the place of the providers, which come late and above the form. */
const providersPlace = css({ '&:empty': { minHeight: '8rem' } });

/** Creates an account. Links may say who follows them, and from where (docs/spec/accounts.md section 2). */
export default function SignUpScreen() {
  const { locale, navigate, dialogs, session } = usePlatform();
  const report = useReport('account');
  const texts = signUpMessages(locale);
  const [parameters] = useSearchParams();
  const [unsigned, setUnsigned] = useState(false);
  const [hasJoined, setJoined] = useState(false);
  const [hasProviders, setHasProviders] = useState(true);
  const hideProviders = useCallback(() => setHasProviders(false), []);
  const email = parameters.get('email');
  const consumerId = parameters.get('consumerId');
  const referralCode = useReferralCode();

  // Who has an account already is told there what the invitation brings.
  const leave = useEffectEvent(async () => {
    const { status } = await session.ready();
    if (referralCode && status === 'consumer') navigate(referralPage(referralCode), { replace: true });
  });
  useEffect(() => {
    leave().catch(report);
  }, [report]);

  /** Over the page, so that nothing typed is lost; a new tab stays one. */
  function seeLoyalty(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    dialogs.open(loyaltyDialog, {}).result.catch(report);
  }

  function finish(signedIn: boolean, { loyalty }: Pick<SignUpValues, 'loyalty'>) {
    setUnsigned(!signedIn);
    if (!signedIn) return;
    setJoined(loyalty);
    greet()
      .catch(report)
      .finally(() => navigate(referralPage(referralCode)));
  }

  async function greet() {
    if (await dialogResult(dialogs.open(welcomeDialog, {}))) await dialogResult(dialogs.open(interestsDialog, {}));
  }
  const toSignIn = (
    <Text>
      <Link to={referralPage(referralCode)} css={linkStyle}>
        {unsigned ? texts.signIn : texts.haveOne}
      </Link>
    </Text>
  );
  return (
    <>
      <Container css={formColumns}>
        <div css={{ gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] }}>
          <Heading level={1}>{texts.title}</Heading>
          <Text look="lead">{texts.intro}</Text>
          {!unsigned && toSignIn}
        </div>
        <div css={sheetStyle}>
          {/* It hands the code on at once, since the visitor may leave while being greeted. */}
          <LateFollowedInvitation code={referralCode} membership={hasJoined ? 'member' : 'none'} />
          {unsigned ? (
            <>
              <Alert tone="success" announce="status">
                {texts.createdOnly}
              </Alert>
              {toSignIn}
            </>
          ) : (
            <>
              {hasProviders && (
                <div css={providersPlace}>
                  <LateProviderButtons back={referralPage(referralCode)} form="below" onNone={hideProviders} />
                </div>
              )}
              <SignUpForm
                {...(email ? { email } : {})}
                {...(consumerId ? { consumerId } : {})}
                location={formLocationOf({ place: 'page', form: 'sign-up' })}
                onDone={finish}
              />
            </>
          )}
        </div>
        {!unsigned && (
          <div ref={measureColumn} css={[{ display: 'grid', gap: space[5] }, stickyColumn('6rem')]}>
            <div css={{ [media.belowDesktop]: { display: 'none' } }}>
              <AccountBenefits />
            </div>
            <Link to="/loyalty" css={linkStyle} onClick={seeLoyalty}>
              {texts.seeLoyalty}
            </Link>
          </div>
        )}
      </Container>
      <PageBlocks page="sign-up" remote="account" />
    </>
  );
}

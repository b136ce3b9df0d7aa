import { useEffect, useEffectEvent, useState } from 'react';
import { formLocationOf } from 'shared-contracts/form-location';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { linkStyle } from 'shared-ui/link';
import { Skeleton, SkeletonGroup } from 'shared-ui/skeleton';
import { Link } from 'storefront-kit/routing';
import { useMutation } from 'storefront-kit/use-mutation';
import { useSession } from 'storefront-kit/use-session';
import { providerMessages } from '../../messages/provider-messages.ts';
import { signInMessages } from '../../messages/sign-in-messages.ts';
import { SignInForm } from '../sign-in/sign-in-form.tsx';
import { useAfterSignIn } from '../sign-in/use-after-sign-in.ts';
import { type ProviderAttempt, takeAttempt } from './provider-attempt.ts';
import { ProviderButtons } from './provider-buttons.tsx';

interface ProviderAnswerProps {
  /** The parameters that the provider has added to the address of the page. */
  readonly code: string | null;
  readonly state: string | null;
  readonly error: string | null;
}

/** Finishes signing in with a provider, or says why it cannot and how to go on. */
export function ProviderAnswer({ code, state, error: refused }: ProviderAnswerProps) {
  const { session, locale, navigate } = usePlatform();
  const texts = providerMessages(locale);
  const shown = useSession();
  const afterSignIn = useAfterSignIn();
  const [attempt, setAttempt] = useState<ProviderAttempt>();
  const [problem, setProblem] = useState<string>();
  const [isDone, setDone] = useState(false);
  const { error, run } = useMutation({ remote: 'account' });

  const finish = useEffectEvent(() => {
    const begun = takeAttempt(state);
    setAttempt(begun);
    if (!begun) setProblem(texts.runOut);
    else if (!code) setProblem(refused === 'access_denied' ? texts.denied(begun.name) : texts.failed(begun.name));
    else
      void run(async () => {
        const { idp, codeVerifier, nonce, redirectUri } = begun;
        await session.signInWith({ idp, code, codeVerifier, nonce, redirectUri });
        afterSignIn();
        setDone(true);
        navigate(begun.back, { replace: true });
      });
  });
  useEffect(() => finish(), []);

  const name = attempt?.name ?? '';
  const back = attempt?.back ?? '/account';
  // The account with this email is connected once its holder has shown that they know the password.
  if (error?.is('AUT439')) {
    const isSignedIn = shown.status === 'consumer' || shown.status === 'employee';
    return (
      <>
        <Alert tone={isSignedIn ? 'success' : 'info'} announce="status">
          {isSignedIn ? texts.connect(name) : texts.known(name)}
        </Alert>
        {isSignedIn ? (
          <ProviderButtons back={back} />
        ) : (
          <SignInForm
            location={formLocationOf({ place: 'page', form: 'sign-in' })}
            onDone={() => undefined}
            withProviders={false}
          />
        )}
      </>
    );
  }
  const outcome = error ? (error.is('AUT404') ? texts.failed(name) : error.message || texts.failed(name)) : problem;
  if (outcome)
    return (
      <>
        <Alert tone="error" announce="alert">
          {outcome}{' '}
          <Link to="/account" css={linkStyle}>
            {texts.toPassword}
          </Link>
        </Alert>
        <ProviderButtons back={back} />
      </>
    );
  if (isDone)
    return (
      <Alert tone="success" announce="status">
        {texts.goingBack}{' '}
        <Link to={back} css={linkStyle}>
          {texts.goOn}
        </Link>
      </Alert>
    );
  return (
    <SkeletonGroup label={signInMessages(locale).signingIn}>
      <Skeleton height="3rem" />
    </SkeletonGroup>
  );
}

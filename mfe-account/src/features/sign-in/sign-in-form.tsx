import { lazy, Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ProductError } from 'shared-contracts/errors/product-error';
import type { FormLocation } from 'shared-contracts/form-location';
import { usePlatform } from 'shared-contracts/platform';
import type { Credentials } from 'shared-contracts/session';
import { Button } from 'shared-ui/button';
import { linkStyle } from 'shared-ui/link';
import { PasswordField } from 'shared-ui/password-field';
import { Skeleton } from 'shared-ui/skeleton';
import { space } from 'shared-ui/tokens';
import { passwordEye } from 'storefront-kit/password-look';
import { Link } from 'storefront-kit/routing';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { useRefusal } from 'storefront-kit/use-refusal';
import { signInMessages } from '../../messages/sign-in-messages.ts';
import { signUpMessages } from '../../messages/sign-up-messages.ts';
import { LateProviderButtons } from '../providers/late-provider-buttons.tsx';
import { EmailField } from './email-field.tsx';
import { ForgotLink } from './forgot-link.tsx';
import { SignInProblem } from './sign-in-problem.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';

// Few accounts ask for a code.
const CodeForm = lazy(async () => ({ default: (await import('./code-form.tsx')).CodeForm }));

interface SignInFormProps {
  readonly location: FormLocation;
  /** What the form begins with; empty by default. */
  readonly email?: string;
  readonly onDone: () => void;
  /** Shows the form of a new account in place of this one; by default a link leads to its page. */
  readonly onSignUp?: () => void;
  /** Shows the form for a forgotten password, which begins with what was typed as the email; by default a link leads to its page. */
  readonly onForgot?: (email: string) => void;
  /** Whether one may sign in by other companies here, too; true by default. */
  readonly withProviders?: boolean;
  /** Whether what follows tells that somebody is signed in. */
  readonly isQuiet?: boolean;
}

/** Email and password. Shows the services' message above the fields, which keep their values. */
export function SignInForm({
  location,
  email: known = '',
  onDone,
  onSignUp,
  onForgot,
  withProviders = true,
  isQuiet = false,
}: SignInFormProps) {
  const { session, locale } = usePlatform();
  const afterSignIn = useAfterSignIn(isQuiet);
  const refusalOf = useRefusal('account');
  const texts = signInMessages(locale);
  const [problem, setProblem] = useState<ProductError>();
  const [asked, setAsked] = useState<ProductError>();
  const form = useForm({
    defaultValues: { email: known, password: '' },
    resolver: useFormResolver((f) =>
      f.object({ email: f.emailField(texts), password: f.currentPassword(texts.required) }),
    ),
  });
  const { errors, isSubmitting } = form.formState;

  const signIn = async (credentials: Credentials) => {
    await session.signIn({ ...credentials, formLocation: location });
    afterSignIn();
    onDone();
  };
  const submit = form.handleSubmit(async ({ email, password }) => {
    setProblem(undefined);
    try {
      await signIn({ username: email, password });
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.id === 'AUT460') setAsked(refusal);
      else setProblem(refusal);
    }
  });
  const toForgot = onForgot && (() => onForgot(form.getValues('email')));
  if (asked) {
    const { email: username, password } = form.getValues();
    return (
      <Suspense fallback={<Skeleton height="16rem" />}>
        <CodeForm
          method={asked.details[0]?.additionalInfo?.method}
          onCode={(secondFactor) => signIn({ username, password, secondFactor })}
          onBack={() => setAsked(undefined)}
        />
      </Suspense>
    );
  }
  return (
    <form method="post" noValidate onSubmit={submit} css={{ display: 'grid', gap: space[4] }}>
      {problem && <SignInProblem error={problem} onForgot={toForgot} />}
      <EmailField field={form.register('email')} error={errors.email?.message} hint={texts.emailHint} />
      <PasswordField
        label={texts.password}
        {...passwordEye(locale)}
        autoComplete="current-password"
        aria-required
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" size="large" loading={isSubmitting} loadingText={texts.signingIn}>
        {texts.signIn}
      </Button>
      <p>
        <ForgotLink onForgot={toForgot} />
      </p>
      {onSignUp ? (
        <p>
          <Button variant="link" onClick={onSignUp}>
            {signUpMessages(locale).toSignUp}
          </Button>
        </p>
      ) : (
        <Link to="/sign-up" css={linkStyle}>
          {signUpMessages(locale).toSignUp}
        </Link>
      )}
      {withProviders && <LateProviderButtons />}
    </form>
  );
}

import { css } from '@emotion/react';
import { type FormEvent, lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ProductError } from 'shared-contracts/errors/product-error';
import type { FormLocation } from 'shared-contracts/form-location';
import { usePlatform } from 'shared-contracts/platform';
import type { Credentials } from 'shared-contracts/session';
import { Button } from 'shared-ui/button';
import { LockIcon, MailIcon } from 'shared-ui/icon';
import { PasswordField } from 'shared-ui/password-field';
import { Skeleton } from 'shared-ui/skeleton';
import { space, target } from 'shared-ui/tokens';
import { passwordEye } from 'storefront-kit/password-look';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { useIsHydrating } from 'storefront-kit/use-is-hydrating';
import { useMutation } from 'storefront-kit/use-mutation';
import { useRefusal } from 'storefront-kit/use-refusal';
import { mailedCodeMessages } from '../../messages/mailed-code-messages.ts';
import { signInMessages } from '../../messages/sign-in-messages.ts';
import { useErrorSummary } from '../area/use-error-summary.tsx';
import { LatePasskeySignIn } from '../passkeys/late-passkey-sign-in.tsx';
import { emailTexts } from '../person/email-texts.ts';
import { LateProviderButtons } from '../providers/late-provider-buttons.tsx';
import { type AskedCode, readAskedCode } from './asked-code.ts';
import { CodeStep } from './code-step.tsx';
import { EmailField } from './email-field.tsx';
import { readFirstWay, rememberWay } from './first-way.ts';
import { ForgotLink } from './forgot-link.tsx';
import { NewHere } from './new-here.tsx';
import { OrDivider } from './or-divider.tsx';
import { OtherWayButton } from './other-way-button.tsx';
import { SignInProblem } from './sign-in-problem.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';

const MailedCodeForm = lazy(async () => ({ default: (await import('./mailed-code-form.tsx')).MailedCodeForm }));

const belowField = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'end',
  minHeight: target,
  marginBlockEnd: `-${space[2]}`,
  fontSize: '.875rem',
});

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

/**
 * Email and password, or a mailed code, which comes first where it was used last. Shows the services' message above the fields,
 * which keep their values.
 */
export function SignInForm({
  location,
  email: known = '',
  onDone,
  onSignUp,
  onForgot,
  withProviders = true,
  isQuiet = false,
}: SignInFormProps) {
  const platform = usePlatform();
  const { session, locale } = platform;
  const afterSignIn = useAfterSignIn(isQuiet);
  const refusalOf = useRefusal('account');
  const texts = signInMessages(locale);
  // What this device remembers is not in the HTML of the server.
  const isHydrating = useIsHydrating();
  const firstWay = useMemo(() => (isHydrating ? undefined : readFirstWay()), [isHydrating]);
  const kept = useMemo(() => (isHydrating ? undefined : readAskedCode()), [isHydrating]);
  const [asksPassword, setAsksPassword] = useState(false);
  const byCode = firstWay === 'mailed-code' && !asksPassword;
  const [problem, setProblem] = useState<ProductError>();
  const [secondFactor, setSecondFactor] = useState<ProductError>();
  /** Null once the code was left. */
  const [mailed, setMailed] = useState<AskedCode | null>();
  const form = useForm({
    defaultValues: { email: known, password: '' },
    resolver: useFormResolver((f) =>
      f.object({
        email: f.emailField(emailTexts(locale, 'accountEmailMissing')),
        password: f.currentPassword(texts.passwordMissing),
      }),
    ),
    shouldFocusError: false,
  });
  const { summary, register, handleSubmit } = useErrorSummary(form, { email: texts.email, password: texts.password });
  const { errors, isSubmitting } = form.formState;
  // A button that replaces itself by a field hands the focus on to it.
  const [focused, setFocused] = useState<'email' | 'password'>();
  const { setFocus } = form;
  useEffect(() => {
    if (focused) setFocus(focused);
    setFocused(undefined);
  }, [focused, setFocus]);

  const signIn = async (credentials: Credentials) => {
    await session.signIn({ ...credentials, formLocation: location });
    rememberWay('password');
    afterSignIn();
    onDone();
  };
  const mailing = useMutation({ remote: 'account', onError: setProblem });
  const mailCode = async () => {
    setProblem(undefined);
    if (!(await form.trigger('email', { shouldFocus: true }))) return;
    await mailing.run(async () => {
      const { askForCode } = await import('./ask-for-code.ts');
      setMailed(await askForCode(platform, form.getValues('email').trim()));
    });
  };
  const submit = handleSubmit(async ({ email, password }) => {
    setProblem(undefined);
    try {
      await signIn({ username: email, password });
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.id === 'AUT460') setSecondFactor(refusal);
      else setProblem(refusal);
    }
  });
  const toForgot = onForgot && (() => onForgot(form.getValues('email')));
  const asked = mailed === undefined && (known === '' || kept?.email === known) ? kept : mailed;
  if (asked)
    return (
      <Suspense fallback={<Skeleton height="20rem" />}>
        <MailedCodeForm
          asked={asked}
          takesFocus={mailed !== undefined}
          onCode={(typed) => session.signInWith({ ...typed, formLocation: location })}
          onDone={() => {
            rememberWay('mailed-code');
            afterSignIn();
            onDone();
          }}
          onBack={() => {
            setMailed(null);
            form.setValue('email', asked.email);
            setFocused('email');
          }}
          texts={{
            submit: texts.signIn,
            submitting: texts.signingIn,
            sent: mailedCodeMessages(locale).sent(asked.email),
            back: texts.back,
          }}
        />
      </Suspense>
    );
  if (secondFactor) {
    const { email: username, password } = form.getValues();
    return (
      <CodeStep
        asked={secondFactor}
        onCode={(code) => signIn({ username, password, secondFactor: code })}
        onBack={() => {
          setSecondFactor(undefined);
          setFocused('password');
        }}
      />
    );
  }
  const mailPress = { loading: mailing.isPending, loadingText: texts.mailing, children: texts.mailCode };
  const submitCode = (event: FormEvent) => {
    event.preventDefault();
    void mailCode();
  };
  return (
    <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] }}>
      <form
        method="post"
        noValidate
        onSubmit={byCode ? submitCode : submit}
        css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }}
      >
        {firstWay === 'passkey' && (
          <LatePasskeySignIn location={location} onDone={onDone} isQuiet={isQuiet} look="primary" />
        )}
        {summary}
        {problem && <SignInProblem error={problem} onForgot={toForgot} />}
        <EmailField field={register('email')} error={errors.email?.message} />
        {byCode ? (
          <Button type="submit" size="large" {...mailPress} />
        ) : (
          <>
            <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
              <PasswordField
                label={texts.password}
                {...passwordEye(locale)}
                autoComplete="current-password"
                aria-required
                error={errors.password?.message}
                {...register('password')}
              />
              <ForgotLink onForgot={toForgot} css={belowField} />
            </div>
            <Button
              type="submit"
              size="large"
              variant={firstWay === 'passkey' ? 'secondary' : 'primary'}
              loading={isSubmitting}
              loadingText={texts.signingIn}
            >
              {texts.signIn}
            </Button>
          </>
        )}
        <OrDivider>{texts.or}</OrDivider>
        <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] }}>
          {byCode ? (
            <OtherWayButton
              icon={<LockIcon size={20} />}
              onClick={() => {
                setAsksPassword(true);
                setFocused('password');
              }}
            >
              {texts.withPassword}
            </OtherWayButton>
          ) : (
            <OtherWayButton icon={<MailIcon size={20} />} onClick={() => void mailCode()} {...mailPress} />
          )}
          {firstWay !== 'passkey' && <LatePasskeySignIn location={location} onDone={onDone} isQuiet={isQuiet} />}
          {withProviders && <LateProviderButtons form="none" />}
        </div>
      </form>
      <NewHere onSignUp={onSignUp} />
    </div>
  );
}

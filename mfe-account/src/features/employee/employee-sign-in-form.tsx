import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ProductError } from 'shared-contracts/errors/product-error';
import { usePlatform } from 'shared-contracts/platform';
import type { Credentials } from 'shared-contracts/session';
import { Button } from 'shared-ui/button';
import { linkStyle } from 'shared-ui/link';
import { PasswordField } from 'shared-ui/password-field';
import { RadioCard, RadioGroup } from 'shared-ui/radio-group';
import { TextField } from 'shared-ui/text-field';
import { space } from 'shared-ui/tokens';
import { passwordEye } from 'storefront-kit/password-look';
import { Link, useNavigate } from 'storefront-kit/routing';
import { writeFavorites } from 'storefront-kit/stored-favorites';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { useRefusal } from 'storefront-kit/use-refusal';
import { employeeMessages } from '../../messages/employee-messages.ts';
import { signInMessages } from '../../messages/sign-in-messages.ts';
import { emailTexts } from '../person/email-texts.ts';
import { CodeStep } from '../sign-in/code-step.tsx';
import { SignInProblem } from '../sign-in/sign-in-problem.tsx';
import { useEmployeeTerms } from './use-employee-terms.ts';

interface Values {
  readonly purpose: 'shopping' | 'store';
  readonly email: string;
  readonly password: string;
}

interface EmployeeSignInFormProps {
  readonly purpose: Values['purpose'];
  /** Called with the credentials of an associate who must choose a store; choosing it signs in again. */
  readonly onChoosingStore: (credentials: Credentials) => void;
}

/** Signs employees in (docs/spec/accounts.md section 6), for their own shopping or for store mode. */
export function EmployeeSignInForm({ purpose, onChoosingStore }: EmployeeSignInFormProps) {
  const { session, toasts, locale } = usePlatform();
  const refusalOf = useRefusal('account');
  const navigate = useNavigate();
  const shared = signInMessages(locale);
  const texts = employeeMessages(locale);
  const { ask } = useEmployeeTerms();
  const [problem, setProblem] = useState<ProductError>();
  const [asked, setAsked] = useState<ProductError>();
  const form = useForm<Values>({
    defaultValues: { purpose, email: '', password: '' },
    resolver: useFormResolver((f) =>
      f.object({
        purpose: f.picklist(['shopping', 'store']),
        email: f.emailField(emailTexts(locale)),
        password: f.currentPassword(shared.passwordMissing),
      }),
    ),
  });
  const { errors, isSubmitting } = form.formState;

  const signIn = async (secondFactor?: string) => {
    const { purpose, email: username, password } = form.getValues();
    const credentials = { username, password };
    const state = await session.signIn(
      { ...credentials, secondFactor },
      purpose === 'shopping' ? 'shopping' : 'choosing-store',
    );
    writeFavorites({ isOffered: false, items: {} });
    if (purpose === 'store') return onChoosingStore(credentials);
    toasts.show({ tone: 'success', text: texts.signedIn });
    // The discount applies only after the terms are accepted; an employee who declines them pays full price.
    if (state.status === 'employee' && !state.isEmployeeDiscountTCAccepted) await ask();
    navigate('/account');
  };
  const submit = form.handleSubmit(async () => {
    setProblem(undefined);
    try {
      await signIn();
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.id === 'AUT460') setAsked(refusal);
      else setProblem(refusal);
    }
  });
  if (asked) return <CodeStep isEmployee asked={asked} onCode={signIn} onBack={() => setAsked(undefined)} />;
  return (
    <form method="post" noValidate onSubmit={submit} css={{ display: 'grid', gap: space[5] }}>
      {problem && <SignInProblem error={problem} />}
      <RadioGroup label={texts.purpose}>
        <RadioCard
          label={texts.forShopping}
          note={texts.forShoppingNote}
          value="shopping"
          {...form.register('purpose')}
        />
        <RadioCard label={texts.forStore} note={texts.forStoreNote} value="store" {...form.register('purpose')} />
      </RadioGroup>
      <TextField
        type="email"
        label={texts.email}
        autoComplete="username"
        aria-required
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label={shared.password}
        {...passwordEye(locale)}
        autoComplete="current-password"
        aria-required
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" size="large" loading={isSubmitting} loadingText={texts.signingIn}>
        {texts.signIn}
      </Button>
      <div css={{ display: 'grid', gap: space[2] }}>
        <Link to="/forgot-password" css={linkStyle}>
          {shared.forgot}
        </Link>
        <Link to="/account" css={linkStyle}>
          {texts.toCustomers}
        </Link>
      </div>
    </form>
  );
}

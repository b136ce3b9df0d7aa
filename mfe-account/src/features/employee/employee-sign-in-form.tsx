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
import { Link, useNavigate } from 'storefront-kit/routing';
import { writeFavourites } from 'storefront-kit/stored-favourites';
import { employeeMessages } from '../../messages/employee-messages.ts';
import { signInMessages } from '../../messages/sign-in-messages.ts';
import { useRefusal } from '../area/use-refusal.ts';
import { emailRule } from '../sign-in/email-field.tsx';
import { SignInProblem } from '../sign-in/sign-in-problem.tsx';
import { useEmployeeTerms } from './use-employee-terms.ts';

interface Values {
  readonly purpose: 'shopping' | 'store';
  readonly email: string;
  readonly password: string;
}

interface EmployeeSignInFormProps {
  readonly purpose: Values['purpose'];
  /** Somebody who may choose a store; the login is asked of the services once more with it. */
  readonly onChoosingStore: (credentials: Credentials) => void;
}

/** The login of employees (docs/spec/accounts.md section 6), for their own shopping or for the till of a store. */
export function EmployeeSignInForm({ purpose, onChoosingStore }: EmployeeSignInFormProps) {
  const { session, toasts, locale } = usePlatform();
  const refusalOf = useRefusal();
  const navigate = useNavigate();
  const shared = signInMessages(locale);
  const texts = employeeMessages(locale);
  const { ask } = useEmployeeTerms();
  const [problem, setProblem] = useState<ProductError>();
  const form = useForm<Values>({ defaultValues: { purpose, email: '', password: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ purpose, email, password }) => {
    setProblem(undefined);
    const credentials = { username: email.trim(), password };
    try {
      const state = await session.signIn(credentials, purpose === 'shopping' ? 'shopping' : 'choosing-store');
      writeFavourites({ isOffered: false, items: {} });
      if (purpose === 'store') return onChoosingStore(credentials);
      toasts.show({ tone: 'success', text: texts.signedIn });
      // Nothing comes off before the terms are accepted; who declines them shops on like everybody.
      if (state.status === 'employee' && !state.isEmployeeDiscountTCAccepted) await ask();
      navigate('/account');
    } catch (error) {
      setProblem(refusalOf(error));
    }
  });
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
        {...form.register('email', { validate: emailRule(shared) })}
      />
      <PasswordField
        label={shared.password}
        showLabel={shared.showPassword}
        hideLabel={shared.hidePassword}
        autoComplete="current-password"
        aria-required
        error={errors.password?.message}
        {...form.register('password', { required: shared.required })}
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

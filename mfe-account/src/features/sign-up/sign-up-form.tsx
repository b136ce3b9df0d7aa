import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { birthDateFormat } from 'shared-contracts/birth-date';
import { signUp } from 'shared-contracts/calls/auth';
import { usePlatform } from 'shared-contracts/platform';
import type { OrderingPerson } from 'shared-contracts/slots/account';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Checkbox } from 'shared-ui/checkbox';
import { linkStyle } from 'shared-ui/link';
import { ScrollHere } from 'shared-ui/scroll-here';
import { TextField } from 'shared-ui/text-field';
import { space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { personMessages } from '../../messages/person-messages.ts';
import { signInMessages } from '../../messages/sign-in-messages.ts';
import { signUpMessages } from '../../messages/sign-up-messages.ts';
import { useRefusal } from '../area/use-refusal.ts';
import { checkBirthDate } from '../person/check-birth-date.ts';
import { fieldOfProblem } from '../person/field-of-problem.ts';
import { NameFields } from '../person/name-fields.tsx';
import { pairStyle } from '../person/pair-style.ts';
import { usePersonRules } from '../person/use-person-rules.ts';
import { EmailField, emailRule } from '../sign-in/email-field.tsx';
import { NewPasswordField, newPasswordRule } from '../sign-in/new-password-field.tsx';
import { type Origin, type SignUpValues, signUpRequest } from './sign-up-request.ts';

export interface SignUpFormProps {
  /** What an order has told already: not asked again. */
  readonly person?: OrderingPerson;
  /** The email to start with. */
  readonly email?: string;
  readonly origin?: Origin;
  /** The account is there; false when signing in did not follow. */
  readonly onDone: (signedIn: boolean) => void;
}

/** A new account (ACC-04). What the services refuse stands at its field; everything else that was typed stays. */
export function SignUpForm({ person, email = '', origin = {}, onDone }: SignUpFormProps) {
  const { calls, botCheck, session, locale, report } = usePlatform();
  const texts = signUpMessages(locale);
  const shared = signInMessages(locale);
  const labels = personMessages(locale);
  const ruleOf = usePersonRules();
  const refusalOf = useRefusal();
  const [problem, setProblem] = useState<string>();
  const form = useForm<SignUpValues>({
    defaultValues: {
      firstName: '',
      lastName: '',
      email,
      postalCode: '',
      phone: '',
      birthDate: '',
      password: '',
      newsletter: false,
      loyalty: false,
      terms: false,
      ...person,
    },
  });
  const { errors, isSubmitting } = form.formState;
  const checkPhone = (typed: string) => typed.trim() === '' || ruleOf('phone')(typed);

  const submit = form.handleSubmit(async (values) => {
    setProblem(undefined);
    try {
      const answer = await botCheck.token('login');
      await calls(signUp, { body: signUpRequest(values, locale, origin, answer) });
    } catch (error) {
      const refusal = refusalOf(error);
      // The form's own words stand at the field where it finds the same.
      if (refusal.is('MISSING_BIRTHDATE') && !(await form.trigger(undefined, { shouldFocus: true }))) return;
      const field = fieldOfProblem(refusal);
      const message = refusal.message || texts.failed;
      if (field && !(person && field in person))
        form.setError(field, { type: 'server', message }, { shouldFocus: true });
      else setProblem(message);
      return;
    }
    try {
      await session.signIn({ username: values.email.trim(), password: values.password });
      onDone(true);
    } catch (error) {
      report(error, { remote: 'account', phase: 'event' });
      onDone(false);
    }
  });
  return (
    <form method="post" noValidate onSubmit={submit} css={{ display: 'grid', gap: space[4] }}>
      {problem && (
        <ScrollHere>
          <Alert tone="error" announce="alert">
            {problem}
          </Alert>
        </ScrollHere>
      )}
      {!person && (
        <>
          <NameFields
            firstName={form.register('firstName', { validate: ruleOf('firstName') })}
            lastName={form.register('lastName', { validate: ruleOf('lastName') })}
            errors={errors}
          />
          <EmailField field={form.register('email', { validate: emailRule(shared) })} error={errors.email?.message} />
        </>
      )}
      <NewPasswordField
        label={texts.password}
        error={errors.password?.message}
        field={form.register('password', { validate: newPasswordRule(shared) })}
      />
      {!person && (
        <div css={pairStyle}>
          <TextField
            label={labels.postalCode}
            autoComplete="postal-code"
            aria-required
            error={errors.postalCode?.message}
            {...form.register('postalCode', { validate: ruleOf('postalCode') })}
          />
          <TextField
            type="tel"
            label={labels.phone}
            optionalText={texts.optional}
            autoComplete="tel-national"
            error={errors.phone?.message}
            {...form.register('phone', { validate: checkPhone })}
          />
        </div>
      )}
      <TextField
        label={labels.birthDate}
        hint={texts.birthDateHint(birthDateFormat(locale))}
        autoComplete="bday"
        inputMode="numeric"
        aria-required
        error={errors.birthDate?.message}
        {...form.register('birthDate', { validate: (typed) => checkBirthDate(typed, locale) })}
      />
      <Checkbox label={texts.loyalty} {...form.register('loyalty')} />
      <Checkbox label={texts.newsletter} {...form.register('newsletter')} />
      <Checkbox
        label={texts.terms}
        aria-required
        error={errors.terms?.message}
        {...form.register('terms', { validate: (agreed) => agreed || texts.termsMissing })}
      />
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[5]}` }}>
        <Link to="/pages/terms" target="_blank" css={linkStyle}>
          {texts.readTerms}
        </Link>
        <Link to="/pages/privacy" target="_blank" css={linkStyle}>
          {texts.readPrivacy}
        </Link>
      </div>
      <Button type="submit" size="large" loading={isSubmitting} loadingText={texts.creating}>
        {texts.create}
      </Button>
    </form>
  );
}

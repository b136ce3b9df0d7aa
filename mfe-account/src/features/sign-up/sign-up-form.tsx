import { useForm } from 'react-hook-form';
import { birthDateFormat } from 'shared-contracts/birth-date';
import { signUp } from 'shared-contracts/calls/auth';
import { isProductError } from 'shared-contracts/errors/product-error';
import type { FormLocation } from 'shared-contracts/form-location';
import { usePlatform } from 'shared-contracts/platform';
import type { OrderingPerson } from 'shared-contracts/slots/account';
import { Button } from 'shared-ui/button';
import { Checkbox } from 'shared-ui/checkbox';
import { FormError } from 'shared-ui/form-error';
import { linkStyle } from 'shared-ui/link';
import { TextField } from 'shared-ui/text-field';
import { space } from 'shared-ui/tokens';
import { LegalLink } from 'storefront-kit/legal-link';
import { passwordMessages } from 'storefront-kit/password-look';
import { useFormRefusal } from 'storefront-kit/use-form-refusal';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { useReport } from 'storefront-kit/use-report';
import { personMessages } from '../../messages/person-messages.ts';
import { signInMessages } from '../../messages/sign-in-messages.ts';
import { signUpMessages } from '../../messages/sign-up-messages.ts';
import { fieldOfProblem } from '../person/field-of-problem.ts';
import { NameFields } from '../person/name-fields.tsx';
import { pairStyle } from '../person/pair-style.ts';
import { usePersonFields } from '../person/use-person-fields.ts';
import { EmailField } from '../sign-in/email-field.tsx';
import { NewPasswordField } from '../sign-in/new-password-field.tsx';
import { type Origin, type SignUpValues, signUpRequest } from './sign-up-request.ts';

export interface SignUpFormProps {
  /** Known from an order; the form does not ask for it again. */
  readonly person?: OrderingPerson;
  /** The email to start with. */
  readonly email?: string;
  readonly location: FormLocation;
  readonly origin?: Omit<Origin, 'formLocation'>;
  /** Called once the account exists; with false when signing in failed. */
  readonly onDone: (signedIn: boolean) => void;
}

/** Creates an account (ACC-04). Shows refusals at their field and keeps what was typed. */
export function SignUpForm({ person, email = '', location, origin = {}, onDone }: SignUpFormProps) {
  const platform = usePlatform();
  const { calls, botCheck, session, locale } = platform;
  const report = useReport('account');
  const texts = signUpMessages(locale);
  const shared = signInMessages(locale);
  const labels = personMessages(locale);
  const fieldOf = usePersonFields();
  const form = useForm<SignUpValues>({
    resolver: useFormResolver((f) =>
      f.object({
        firstName: person ? f.string() : fieldOf(f, 'firstName'),
        lastName: person ? f.string() : fieldOf(f, 'lastName'),
        email: person ? f.string() : f.emailField(shared),
        postalCode: person ? f.string() : fieldOf(f, 'postalCode'),
        phone: person ? f.string() : fieldOf(f, 'phone', { optional: true }),
        birthDate: f.birthDate(locale, labels),
        password: f.newPassword(passwordMessages(locale).passwordRules),
        newsletter: f.boolean(),
        loyalty: f.boolean(),
        terms: f.consent(texts.termsMissing),
      }),
    ),
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
  const refuse = useFormRefusal(form, {
    remote: 'account',
    failedText: texts.failed,
    fieldOf(error) {
      const field = fieldOfProblem(error);
      return field && person && field in person ? undefined : field;
    },
  });

  const submit = form.handleSubmit(async (values) => {
    try {
      const answer = await botCheck.token('login');
      await calls(signUp, { body: signUpRequest(values, locale, { ...origin, formLocation: location }, answer) });
    } catch (error) {
      // The form's own message is more precise where it finds the same error.
      const isAboutDate = isProductError(error, 'MISSING_BIRTHDATE');
      if (!isAboutDate || (await form.trigger(undefined, { shouldFocus: true }))) refuse(error);
      return;
    }
    platform.track({ event: 'sign_up' });
    try {
      await session.signIn({ username: values.email.trim(), password: values.password });
      onDone(true);
    } catch (error) {
      report(error);
      onDone(false);
    }
  });
  return (
    <form method="post" noValidate onSubmit={submit} css={{ display: 'grid', gap: space[4] }}>
      <FormError error={errors.root} />
      {!person && (
        <>
          <NameFields firstName={form.register('firstName')} lastName={form.register('lastName')} errors={errors} />
          <EmailField field={form.register('email')} error={errors.email?.message} />
        </>
      )}
      <NewPasswordField label={texts.password} error={errors.password?.message} field={form.register('password')} />
      {!person && (
        <div css={pairStyle}>
          <TextField
            label={labels.postalCode}
            autoComplete="postal-code"
            aria-required
            error={errors.postalCode?.message}
            {...form.register('postalCode')}
          />
          <TextField
            type="tel"
            label={labels.phone}
            optionalText={texts.optional}
            autoComplete="tel-national"
            error={errors.phone?.message}
            {...form.register('phone')}
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
        {...form.register('birthDate')}
      />
      <Checkbox label={texts.loyalty} {...form.register('loyalty')} />
      <Checkbox label={texts.newsletter} {...form.register('newsletter')} />
      <Checkbox label={texts.terms} aria-required error={errors.terms?.message} {...form.register('terms')} />
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[5]}` }}>
        <LegalLink page="terms" css={linkStyle}>
          {texts.readTerms}
        </LegalLink>
        <LegalLink page="privacy" css={linkStyle}>
          {texts.readPrivacy}
        </LegalLink>
        <LegalLink page="loyalty" css={linkStyle}>
          {texts.readLoyalty}
        </LegalLink>
      </div>
      <Button type="submit" size="large" loading={isSubmitting} loadingText={texts.creating}>
        {texts.create}
      </Button>
    </form>
  );
}

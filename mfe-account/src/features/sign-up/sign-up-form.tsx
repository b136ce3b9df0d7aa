import { useAtom } from 'jotai/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { signUp } from 'shared-contracts/calls/auth';
import { retrieveUserData } from 'shared-contracts/calls/consumer-service';
import { isProductError } from 'shared-contracts/errors/product-error';
import type { FormLocation } from 'shared-contracts/form-location';
import type { LegalPage } from 'shared-contracts/legal-pages';
import { isNationalPhone } from 'shared-contracts/national-phone';
import { usePlatform } from 'shared-contracts/platform';
import type { OrderingPerson } from 'shared-contracts/slots/account';
import { Button } from 'shared-ui/button';
import { Checkbox } from 'shared-ui/checkbox';
import { FormError } from 'shared-ui/form-error';
import { linkStyle } from 'shared-ui/link';
import { space } from 'shared-ui/tokens';
import { LegalLink } from 'storefront-kit/legal-link';
import { passwordMessages } from 'storefront-kit/password-look';
import { useFormRefusal } from 'storefront-kit/use-form-refusal';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { useReport } from 'storefront-kit/use-report';
import { personMessages } from '../../messages/person-messages.ts';
import { signInMessages } from '../../messages/sign-in-messages.ts';
import { signUpMessages } from '../../messages/sign-up-messages.ts';
import { useErrorSummary } from '../area/use-error-summary.tsx';
import { BirthDateField } from '../person/birth-date-field.tsx';
import { emailTexts } from '../person/email-texts.ts';
import { fieldOfProblem } from '../person/field-of-problem.ts';
import { GenderField, genders } from '../person/gender-field.tsx';
import { NameFields } from '../person/name-fields.tsx';
import { PhoneFields } from '../person/phone-fields.tsx';
import { PostalCodeField } from '../person/postal-code-field.tsx';
import { usePersonFields } from '../person/use-person-fields.ts';
import { useShaped } from '../person/use-shaped.ts';
import { EmailField } from '../sign-in/email-field.tsx';
import { NewPasswordField } from '../sign-in/new-password-field.tsx';
import { signUpDraft } from './sign-up-draft.ts';
import { type SignUpValues, signUpRequest } from './sign-up-request.ts';
import { useOrigin } from './use-origin.ts';

export interface SignUpFormProps {
  /** Known from an order; the form does not ask for it again. */
  readonly person?: OrderingPerson;
  /** The email to start with, and the id of its account or profile, whose name and postal code are filled in. */
  readonly email?: string;
  readonly consumerId?: string;
  readonly location: FormLocation;
  /** Called once the account exists; with false when signing in failed. */
  readonly onDone: (signedIn: boolean, values: SignUpValues) => void;
}

const legal = (page: LegalPage, text: string) => (
  <LegalLink page={page} css={linkStyle}>
    {text}
  </LegalLink>
);

/** Fills empty fields with what the shop knows about the person whose id and email a link names. */
function useKnownPerson(
  { getValues, setValue }: UseFormReturn<SignUpValues>,
  consumerId: string | undefined,
  email: string,
) {
  const { calls } = usePlatform();
  const report = useReport('account');
  const fill = useEffectEvent(async (id: string) => {
    const known = await calls(retrieveUserData, { body: { consumerId: id, email } });
    for (const name of ['firstName', 'lastName', 'postalCode'] as const)
      if (getValues(name) === '') setValue(name, known[name]);
  });
  useEffect(() => {
    if (consumerId && email) fill(consumerId).catch(report);
  }, [consumerId, email, report]);
}

/** Creates an account (ACC-04). Shows refusals at their field and keeps what was typed. */
export function SignUpForm({ person, email = '', consumerId, location, onDone }: SignUpFormProps) {
  const platform = usePlatform();
  const { calls, botCheck, session, locale } = platform;
  const report = useReport('account');
  const { leadSource, ...origin } = useOrigin();
  const texts = signUpMessages(locale);
  const shared = signInMessages(locale);
  const labels = personMessages(locale);
  const [draft, setDraft] = useAtom(signUpDraft, platform);
  const [phoneCountry, setPhoneCountry] = useState(draft.phoneCountry ?? locale.country);
  const { fieldOf, ruleOf, requires } = usePersonFields(phoneCountry);
  const form = useForm<SignUpValues>({
    resolver: useFormResolver((f) =>
      f.object({
        firstName: person ? f.string() : fieldOf(f, 'firstName'),
        lastName: person ? f.string() : fieldOf(f, 'lastName'),
        email: person ? f.string() : f.emailField(emailTexts(locale)),
        postalCode: person ? f.string() : fieldOf(f, 'postalCode'),
        phone: person ? f.string() : fieldOf(f, 'phone', { optional: !requires('phone') }),
        birthDate: f.birthDate(locale, labels),
        password: f.newPassword(passwordMessages(locale).passwordRules),
        gender: requires('gender')
          ? f.pipe(
              f.picklist(['', ...genders]),
              f.check((chosen) => chosen !== '', labels.genderMissing),
            )
          : f.picklist(['', ...genders]),
        newsletter: f.boolean(),
        loyalty: f.boolean(),
        sms: requires('sms') ? f.consent(texts.smsMissing) : f.boolean(),
        terms: f.consent(texts.termsMissing),
        policy: f.consent(texts.policyMissing),
      }),
    ),
    shouldFocusError: false,
    defaultValues: {
      firstName: '',
      lastName: '',
      postalCode: '',
      phone: '',
      birthDate: '',
      gender: '',
      password: '',
      newsletter: false,
      loyalty: false,
      sms: false,
      terms: false,
      policy: false,
      ...draft.values,
      email: email || (draft.values?.email ?? ''),
      ...person,
    },
  });
  const phoneRule = ruleOf('phone');
  const hasPhone = phoneRule !== undefined && isNationalPhone(form.watch('phone'), phoneRule);
  const { summary, register, handleSubmit } = useErrorSummary(form, {
    firstName: labels.firstName,
    lastName: labels.lastName,
    email: shared.email,
    password: texts.password,
    postalCode: labels.postalCode,
    phone: labels.phone,
    birthDate: labels.birthDate,
    gender: labels.gender,
    // Without a number its box cannot be ticked, and the phone is what is wrong.
    ...(hasPhone ? { sms: texts.readSms } : {}),
    terms: texts.readTerms,
    policy: texts.readPrivacy,
  });
  const { errors, isSubmitting } = form.formState;
  useKnownPerson(form, consumerId, email);
  const isDone = useRef(false);
  const keepDraft = useEffectEvent(() => {
    const { password: _, ...typed } = form.getValues();
    if (!person) setDraft(isDone.current ? {} : { values: typed, phoneCountry });
  });
  useEffect(() => () => keepDraft(), []);
  const postalRule = ruleOf('postalCode');
  const shapedField = (name: 'postalCode' | 'phone') => ({
    read: () => form.getValues(name),
    write: (shaped: string) => form.setValue(name, shaped),
  });
  useShaped(person ? undefined : postalRule, shapedField('postalCode'));
  useShaped(person ? undefined : phoneRule, shapedField('phone'));
  const refuse = useFormRefusal(form, {
    remote: 'account',
    failedText: texts.failed,
    fieldOf(error) {
      const field = fieldOfProblem(error);
      return field && person && field in person ? undefined : field;
    },
  });

  const submit = handleSubmit(async (values) => {
    try {
      const token = await botCheck.token('login');
      const context = { locale, origin: { ...origin, formLocation: location }, dialCode: phoneRule?.dialCode, token };
      const body = signUpRequest({ ...values, sms: values.sms && hasPhone }, context);
      await calls(signUp, { body }, leadSource ? { source: leadSource } : {});
    } catch (error) {
      // The form's own message is more precise where it finds the same error.
      const isAboutDate = isProductError(error, 'MISSING_BIRTHDATE');
      if (isAboutDate && !(await form.trigger(undefined, { shouldFocus: true }))) return;
      // The services know which numbers there are.
      if (isProductError(error, 'API422') && fieldOfProblem(error) === 'phone' && !person)
        form.setError('phone', { message: texts.phoneWrong }, { shouldFocus: true });
      else refuse(error);
      return;
    }
    isDone.current = true;
    platform.track({ event: 'sign_up' });
    try {
      await session.signIn({ username: values.email.trim(), password: values.password });
      onDone(true, values);
    } catch (error) {
      report(error);
      onDone(false, values);
    }
  });
  return (
    <form method="post" noValidate onSubmit={submit} css={{ display: 'grid', gap: space[4] }}>
      {summary}
      <FormError error={errors.root} />
      {!person && (
        <>
          <NameFields firstName={register('firstName')} lastName={register('lastName')} errors={errors} />
          <EmailField field={register('email')} error={errors.email?.message} />
        </>
      )}
      <NewPasswordField label={texts.password} error={errors.password?.message} field={register('password')} />
      {!person && (
        <>
          <PostalCodeField
            field={register('postalCode')}
            error={errors.postalCode?.message}
            rule={postalRule}
            hint={texts.postalCodeHint}
          />
          <PhoneFields
            country={phoneCountry}
            onCountry={setPhoneCountry}
            phone={register('phone')}
            error={errors.phone?.message}
            rule={phoneRule}
            isRequired={requires('phone')}
          />
        </>
      )}
      <BirthDateField field={register('birthDate')} error={errors.birthDate?.message} />
      <GenderField field={register('gender')} error={errors.gender?.message} isRequired={requires('gender')} />
      <Checkbox label={texts.loyalty} hint={legal('loyalty', texts.readLoyalty)} {...register('loyalty')} />
      <Checkbox label={texts.newsletter} {...register('newsletter')} />
      {(!person || requires('sms')) && (
        <Checkbox
          label={texts.sms}
          hint={
            <>
              {!hasPhone && <span>{texts.smsNeedsPhone} </span>}
              {legal('sms', texts.readSms)}
            </>
          }
          aria-required={requires('sms')}
          error={errors.sms?.message}
          {...register('sms')}
          disabled={!hasPhone}
        />
      )}
      <Checkbox
        label={texts.terms}
        hint={legal('terms', texts.readTerms)}
        aria-required
        error={errors.terms?.message}
        {...register('terms')}
      />
      <Checkbox
        label={texts.policy}
        hint={legal('privacy', texts.readPrivacy)}
        aria-required
        error={errors.policy?.message}
        {...register('policy')}
      />
      <Button type="submit" size="large" loading={isSubmitting} loadingText={texts.creating}>
        {texts.create}
      </Button>
    </form>
  );
}

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { birthDateFormat, readBirthDate } from 'shared-contracts/birth-date';
import { createCustomer, type FoundCustomer } from 'shared-contracts/calls/serving';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Checkbox } from 'shared-ui/checkbox';
import { ScrollHere } from 'shared-ui/scroll-here';
import { Text } from 'shared-ui/text';
import { TextField } from 'shared-ui/text-field';
import { space } from 'shared-ui/tokens';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { useRefusal } from 'storefront-kit/use-refusal';
import { personMessages } from '../../messages/person-messages.ts';
import { servingMessages } from '../../messages/serving-messages.ts';
import { signInMessages } from '../../messages/sign-in-messages.ts';
import { signUpMessages } from '../../messages/sign-up-messages.ts';
import { fieldOfProblem } from '../person/field-of-problem.ts';
import { NameFields } from '../person/name-fields.tsx';
import { pairStyle } from '../person/pair-style.ts';
import { usePersonFields } from '../person/use-person-fields.ts';
import { EmailField } from '../sign-in/email-field.tsx';

interface CreateCustomerProps {
  readonly onCreated: (customer: FoundCustomer) => void;
  readonly onBack: () => void;
}

/** Opens an account for a customer, with what the customer agreed to. Shows refusals at their field. */
export function CreateCustomer({ onCreated, onBack }: CreateCustomerProps) {
  const { calls, locale } = usePlatform();
  const texts = servingMessages(locale);
  const labels = personMessages(locale);
  const fieldOf = usePersonFields();
  const refusalOf = useRefusal('account');
  const [problem, setProblem] = useState<string>();
  const form = useForm({
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      postalCode: '',
      birthDate: '',
      terms: false,
      newsletter: false,
      loyalty: false,
    },
    resolver: useFormResolver((f) =>
      f.object({
        firstName: fieldOf(f, 'firstName'),
        lastName: fieldOf(f, 'lastName'),
        email: f.emailField(signInMessages(locale)),
        postalCode: fieldOf(f, 'postalCode'),
        birthDate: f.birthDate(locale, labels),
        terms: f.consent(texts.termsMissing),
        newsletter: f.boolean(),
        loyalty: f.boolean(),
      }),
    ),
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ terms, newsletter, loyalty, birthDate, ...person }) => {
    setProblem(undefined);
    try {
      const { customer } = await calls(createCustomer, {
        body: { ...person, birthDate: readBirthDate(birthDate, locale), consents: { terms, newsletter, loyalty } },
      });
      onCreated(customer);
    } catch (error) {
      const refusal = refusalOf(error);
      const field = fieldOfProblem(refusal);
      const message = refusal.message || texts.failed;
      if (field && field !== 'phone' && field !== 'password')
        form.setError(field, { type: 'server', message }, { shouldFocus: true });
      else setProblem(message);
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
      <Text tone="slate">{texts.createIntro}</Text>
      <NameFields firstName={form.register('firstName')} lastName={form.register('lastName')} errors={errors} />
      <EmailField field={form.register('email')} error={errors.email?.message} />
      <div css={pairStyle}>
        <TextField
          label={labels.postalCode}
          autoComplete="off"
          aria-required
          error={errors.postalCode?.message}
          {...form.register('postalCode')}
        />
        <TextField
          label={labels.birthDate}
          hint={signUpMessages(locale).birthDateHint(birthDateFormat(locale))}
          autoComplete="off"
          inputMode="numeric"
          aria-required
          error={errors.birthDate?.message}
          {...form.register('birthDate')}
        />
      </div>
      <Text weight={600}>{texts.consents}</Text>
      <Checkbox label={texts.terms} aria-required error={errors.terms?.message} {...form.register('terms')} />
      <Checkbox label={texts.newsletter} {...form.register('newsletter')} />
      <Checkbox label={texts.loyalty} {...form.register('loyalty')} />
      <Button type="submit" size="large" loading={isSubmitting} loadingText={texts.opening}>
        {texts.open}
      </Button>
      <Button variant="ghost" onClick={onBack}>
        {texts.back}
      </Button>
    </form>
  );
}

import { useForm } from 'react-hook-form';
import { birthDateFormat, minimalAge, readBirthDate } from 'shared-contracts/birth-date';
import { createCustomer, type FoundCustomer } from 'shared-contracts/calls/serving';
import type { ProductError } from 'shared-contracts/errors/product-error';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { Checkbox } from 'shared-ui/checkbox';
import { FormError } from 'shared-ui/form-error';
import { Text } from 'shared-ui/text';
import { TextField } from 'shared-ui/text-field';
import { space } from 'shared-ui/tokens';
import { useFormRefusal } from 'storefront-kit/use-form-refusal';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { personMessages } from '../../messages/person-messages.ts';
import { servingMessages } from '../../messages/serving-messages.ts';
import { signUpMessages } from '../../messages/sign-up-messages.ts';
import { emailTexts } from '../person/email-texts.ts';
import { fieldOfProblem } from '../person/field-of-problem.ts';
import { NameFields } from '../person/name-fields.tsx';
import { pairStyle } from '../person/pair-style.ts';
import { PostalCodeField } from '../person/postal-code-field.tsx';
import { usePersonFields } from '../person/use-person-fields.ts';
import { EmailField } from '../sign-in/email-field.tsx';

interface CreateCustomerProps {
  readonly onCreated: (customer: FoundCustomer) => void;
  readonly onBack: () => void;
}

/** The form asks for neither a phone number nor a password. */
function askedField(error: ProductError) {
  const field = fieldOfProblem(error);
  return field === 'phone' || field === 'password' ? undefined : field;
}

/** Opens an account for a customer, with what the customer agreed to. Shows refusals at their field. */
export function CreateCustomer({ onCreated, onBack }: CreateCustomerProps) {
  const { calls, locale } = usePlatform();
  const texts = servingMessages(locale);
  const labels = personMessages(locale);
  const { fieldOf, ruleOf } = usePersonFields();
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
        email: f.emailField(emailTexts(locale)),
        postalCode: fieldOf(f, 'postalCode'),
        birthDate: f.birthDate(locale, labels),
        terms: f.consent(texts.termsMissing),
        newsletter: f.boolean(),
        loyalty: f.boolean(),
      }),
    ),
  });
  const { errors, isSubmitting } = form.formState;
  const refuse = useFormRefusal(form, { remote: 'account', failedText: texts.failed, fieldOf: askedField });
  const submit = form.handleSubmit(async ({ terms, newsletter, loyalty, birthDate, ...person }) => {
    try {
      const { customer } = await calls(createCustomer, {
        body: { ...person, birthDate: readBirthDate(birthDate, locale), consents: { terms, newsletter, loyalty } },
      });
      onCreated(customer);
    } catch (error) {
      refuse(error);
    }
  });
  return (
    <form method="post" noValidate onSubmit={submit} css={{ display: 'grid', gap: space[4] }}>
      <FormError error={errors.root} />
      <Text tone="slate">{texts.createIntro}</Text>
      <NameFields firstName={form.register('firstName')} lastName={form.register('lastName')} errors={errors} />
      <EmailField field={form.register('email')} error={errors.email?.message} />
      <div css={pairStyle}>
        <PostalCodeField
          field={form.register('postalCode')}
          error={errors.postalCode?.message}
          rule={ruleOf('postalCode')}
          autoComplete="off"
        />
        <TextField
          label={labels.birthDate}
          hint={signUpMessages(locale).birthDateHint(birthDateFormat(locale), minimalAge[locale.country])}
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

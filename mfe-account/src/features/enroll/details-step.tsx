import { useForm } from 'react-hook-form';
import { usePlatform } from 'shared-contracts/platform';
import { useFormRefusal } from 'storefront-kit/use-form-refusal';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { personMessages } from '../../messages/person-messages.ts';
import { profileMessages } from '../../messages/profile-messages.ts';
import { BirthDateField } from '../person/birth-date-field.tsx';
import { fieldOfProblem } from '../person/field-of-problem.ts';
import { NameFields } from '../person/name-fields.tsx';
import { PostalCodeField } from '../person/postal-code-field.tsx';
import { usePersonFields } from '../person/use-person-fields.ts';
import { useShaped } from '../person/use-shaped.ts';
import { detailsChange, profileValues } from '../profile/profile-change.ts';
import { StepForm } from './step-form.tsx';
import type { StepProps } from './step-props.ts';
import { useSave } from './use-save.ts';

const names = ['firstName', 'lastName', 'postalCode', 'birthDate'] as const;

/** Names, postal code, and birth date: shows what an account has, and asks for what it lacks. */
export function DetailsStep({ profile, onChanged, onLater }: StepProps) {
  const { locale } = usePlatform();
  const { fieldOf, ruleOf } = usePersonFields();
  const before = profileValues(profile, locale);
  const { firstName, lastName, postalCode, birthDate } = before;
  const form = useForm({
    defaultValues: { firstName, lastName, postalCode, birthDate },
    resolver: useFormResolver((f) =>
      f.object({
        firstName: fieldOf(f, 'firstName'),
        lastName: fieldOf(f, 'lastName'),
        postalCode: fieldOf(f, 'postalCode'),
        birthDate: f.birthDate(locale, personMessages(locale)),
      }),
    ),
  });
  const postalRule = ruleOf('postalCode');
  useShaped(postalRule, {
    read: () => form.getValues('postalCode'),
    write: (shaped) => form.setValue('postalCode', shaped),
  });
  const { errors, isSubmitting } = form.formState;
  const refuse = useFormRefusal(form, {
    remote: 'account',
    failedText: profileMessages(locale).failed,
    fieldOf: (error) => names.find((name) => name === fieldOfProblem(error)),
  });
  const save = useSave({ profile, onChanged }, refuse);
  const submit = form.handleSubmit((values) =>
    save({ consumerDetails: detailsChange(before, { ...before, ...values }, locale) }),
  );
  return (
    <StepForm error={errors.root} isSubmitting={isSubmitting} onSubmit={submit} onLater={onLater}>
      <NameFields firstName={form.register('firstName')} lastName={form.register('lastName')} errors={errors} />
      <PostalCodeField field={form.register('postalCode')} error={errors.postalCode?.message} rule={postalRule} />
      <BirthDateField field={form.register('birthDate')} error={errors.birthDate?.message} />
    </StepForm>
  );
}

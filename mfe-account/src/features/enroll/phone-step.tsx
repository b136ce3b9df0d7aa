import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { usePlatform } from 'shared-contracts/platform';
import { useFormRefusal } from 'storefront-kit/use-form-refusal';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { profileMessages } from '../../messages/profile-messages.ts';
import { fieldOfProblem } from '../person/field-of-problem.ts';
import { PhoneFields } from '../person/phone-fields.tsx';
import { phoneValues } from '../person/phone-values.ts';
import { usePersonFields } from '../person/use-person-fields.ts';
import { useShaped } from '../person/use-shaped.ts';
import { StepForm } from './step-form.tsx';
import type { StepProps } from './step-props.ts';
import { useSave } from './use-save.ts';

/** Asks for the phone number that an account lacks. */
export function PhoneStep({ onLater, ...asked }: StepProps) {
  const { locale } = usePlatform();
  const [country, setCountry] = useState(locale.country);
  const { fieldOf, ruleOf } = usePersonFields(country);
  const rule = ruleOf('phone');
  const form = useForm({
    defaultValues: { phone: '' },
    resolver: useFormResolver((f) => f.object({ phone: fieldOf(f, 'phone') })),
  });
  useShaped(rule, { read: () => form.getValues('phone'), write: (shaped) => form.setValue('phone', shaped) });
  const { errors, isSubmitting } = form.formState;
  const refuse = useFormRefusal(form, {
    remote: 'account',
    failedText: profileMessages(locale).failed,
    fieldOf: (error) => (fieldOfProblem(error) === 'phone' ? 'phone' : undefined),
  });
  const save = useSave(asked, refuse);
  const submit = form.handleSubmit(({ phone }) => save({ consumerDetails: phoneValues(phone, rule?.dialCode) }));
  return (
    <StepForm error={errors.root} isSubmitting={isSubmitting} onSubmit={submit} onLater={onLater}>
      <PhoneFields
        country={country}
        onCountry={setCountry}
        phone={form.register('phone')}
        error={errors.phone?.message}
        rule={rule}
        isRequired
      />
    </StepForm>
  );
}

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { usePlatform } from 'shared-contracts/platform';
import { useFormRefusal } from 'storefront-kit/use-form-refusal';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { profileMessages } from '../../messages/profile-messages.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { fieldOfProblem } from '../person/field-of-problem.ts';
import { PhoneFields } from '../person/phone-fields.tsx';
import { usePersonFields } from '../person/use-person-fields.ts';
import { useShaped } from '../person/use-shaped.ts';
import { changeProfile } from '../profile/profile-change.ts';
import { StepForm } from './step-form.tsx';
import type { StepProps } from './step-props.ts';

/** Asks for the phone number that an account lacks. */
export function PhoneStep({ profile, onChanged, onLater }: StepProps) {
  const { locale } = usePlatform();
  const calls = useAccountCalls();
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
  const submit = form.handleSubmit(async ({ phone }) => {
    const consumerDetails = { phone: phone.trim(), ...(rule?.dialCode ? { phoneCode: rule.dialCode } : {}) };
    try {
      onChanged(await changeProfile(calls, profile, { consumerDetails }));
    } catch (error) {
      refuse(error);
    }
  });
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

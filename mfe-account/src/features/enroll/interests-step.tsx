import { useForm } from 'react-hook-form';
import { useFormRefusal } from 'storefront-kit/use-form-refusal';
import { useLocale } from 'storefront-kit/use-locale';
import { profileMessages } from '../../messages/profile-messages.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { InterestBoxes } from '../profile/interest-boxes.tsx';
import { writeInterests } from '../profile/preferences.ts';
import { changeProfile } from '../profile/profile-change.ts';
import { StepForm } from './step-form.tsx';
import type { StepProps } from './step-props.ts';

/** Asks what somebody likes to do. */
export function InterestsStep({ profile, onChanged, onLater }: StepProps) {
  const calls = useAccountCalls();
  const form = useForm<{ chosen: string[] }>({ defaultValues: { chosen: [] } });
  const { errors, isSubmitting } = form.formState;
  const refuse = useFormRefusal(form, { remote: 'account', failedText: profileMessages(useLocale()).failed });
  const submit = form.handleSubmit(async ({ chosen }) => {
    if (chosen.length === 0) return onLater();
    try {
      const interests = writeInterests(chosen, profile.preferences);
      onChanged(await changeProfile(calls, profile, { preferences: { interests } }));
    } catch (error) {
      refuse(error);
    }
  });
  return (
    <StepForm error={errors.root} isSubmitting={isSubmitting} onSubmit={submit} onLater={onLater}>
      <InterestBoxes field={form.register('chosen')} />
    </StepForm>
  );
}

import { useForm } from 'react-hook-form';
import { useFormRefusal } from 'storefront-kit/use-form-refusal';
import { useLocale } from 'storefront-kit/use-locale';
import { profileMessages } from '../../messages/profile-messages.ts';
import { InterestBoxes } from '../profile/interest-boxes.tsx';
import { writeInterests } from '../profile/preferences.ts';
import { StepForm } from './step-form.tsx';
import type { StepProps } from './step-props.ts';
import { useSave } from './use-save.ts';

/** Asks for the interests of an account. */
export function InterestsStep({ profile, onChanged, onLater }: StepProps) {
  const form = useForm<{ chosen: string[] }>({ defaultValues: { chosen: [] } });
  const { errors, isSubmitting } = form.formState;
  const refuse = useFormRefusal(form, { remote: 'account', failedText: profileMessages(useLocale()).failed });
  const save = useSave({ profile, onChanged }, refuse);
  const submit = form.handleSubmit(({ chosen }) =>
    chosen.length === 0 ? onLater() : save({ preferences: { interests: writeInterests(chosen, profile.preferences) } }),
  );
  return (
    <StepForm error={errors.root} isSubmitting={isSubmitting} onSubmit={submit} onLater={onLater}>
      <InterestBoxes field={form.register('chosen')} />
    </StepForm>
  );
}

import type { UseFormRegisterReturn } from 'react-hook-form';
import { SelectField } from 'shared-ui/select-field';
import { useLocale } from 'storefront-kit/use-locale';
import { personMessages } from '../../messages/person-messages.ts';

export const genders = ['female', 'male', 'other', 'undisclosed'] as const;

interface GenderFieldProps {
  readonly field: UseFormRegisterReturn;
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
}

/** A person's gender, which nobody has to disclose. */
export function GenderField({ field, error, isRequired = false }: GenderFieldProps) {
  const texts = personMessages(useLocale());
  return (
    <SelectField
      label={texts.gender}
      placeholder={texts.choose}
      options={genders.map((value) => ({ value, label: texts[value] }))}
      {...(isRequired ? { 'aria-required': true } : { optionalText: texts.optional })}
      error={error}
      {...field}
    />
  );
}

import type { UseFormRegisterReturn } from 'react-hook-form';
import { birthDateFormat, minimalAge } from 'shared-contracts/birth-date';
import { TextField } from 'shared-ui/text-field';
import { useLocale } from 'storefront-kit/use-locale';
import { personMessages } from '../../messages/person-messages.ts';
import { signUpMessages } from '../../messages/sign-up-messages.ts';

interface BirthDateFieldProps {
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
  /** Every account that is opened today needs one; older ones may have none. */
  readonly isRequired?: boolean;
  /** Whether another field stands beside it. */
  readonly isBesideOther?: boolean;
}

/** A birth date, with its format and the age that an account needs. */
export function BirthDateField({ field, error, isRequired = true, isBesideOther = false }: BirthDateFieldProps) {
  const locale = useLocale();
  return (
    <TextField
      label={personMessages(locale).birthDate}
      hint={signUpMessages(locale).birthDateHint(birthDateFormat(locale), minimalAge[locale.country])}
      hintBelow={isBesideOther}
      autoComplete="bday"
      inputMode="numeric"
      aria-required={isRequired}
      error={error}
      {...field}
    />
  );
}

import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from 'shared-ui/text-field';
import { useLocale } from 'storefront-kit/use-locale';
import { secondFactorMessages } from '../../messages/second-factor-messages.ts';

interface CodeFieldProps {
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
}

/** A code of a second factor, or a recovery code. */
export function CodeField({ field, error }: CodeFieldProps) {
  return (
    <TextField
      label={secondFactorMessages(useLocale()).code}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={20}
      aria-required
      error={error}
      {...field}
    />
  );
}

import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from 'shared-ui/text-field';
import { useLocale } from 'storefront-kit/use-locale';
import { signInMessages } from '../../messages/sign-in-messages.ts';

interface EmailFieldProps {
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
  /** Autocomplete hint; the email is the account's user name. */
  readonly autoComplete?: 'username' | 'email';
}

/** One email address. */
export function EmailField({ field, error, autoComplete = 'username' }: EmailFieldProps) {
  const texts = signInMessages(useLocale());
  return (
    <TextField type="email" label={texts.email} autoComplete={autoComplete} aria-required error={error} {...field} />
  );
}

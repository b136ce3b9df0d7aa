import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from 'shared-ui/text-field';
import { useLocale } from 'storefront-kit/use-locale';
import { signInMessages } from '../../messages/sign-in-messages.ts';

interface EmailFieldProps {
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
  /** What the browser may fill in; the email is the user name of an account. */
  readonly autoComplete?: 'username' | 'email';
}

/** One email address. */
export function EmailField({ field, error, autoComplete = 'username' }: EmailFieldProps) {
  const texts = signInMessages(useLocale());
  return (
    <TextField type="email" label={texts.email} autoComplete={autoComplete} aria-required error={error} {...field} />
  );
}

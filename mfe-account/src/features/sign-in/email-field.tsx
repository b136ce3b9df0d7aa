import type { UseFormRegisterReturn } from 'react-hook-form';
import { isEmail } from 'shared-contracts/email';
import { TextField } from 'shared-ui/text-field';
import { useLocale } from 'storefront-kit/use-locale';
import { signInMessages } from '../../messages/sign-in-messages.ts';

/** The rule of the field, for `register`: what is wrong with what was typed, or true. */
export const emailRule = (texts: { readonly required: string; readonly emailShape: string }) => (value: string) =>
  value.trim() === '' ? texts.required : isEmail(value) || texts.emailShape;

interface EmailFieldProps {
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
  /** What the browser may fill in; an account is known by its email. */
  readonly autoComplete?: 'username' | 'email';
}

/** One email address. */
export function EmailField({ field, error, autoComplete = 'username' }: EmailFieldProps) {
  const texts = signInMessages(useLocale());
  return (
    <TextField type="email" label={texts.email} autoComplete={autoComplete} aria-required error={error} {...field} />
  );
}

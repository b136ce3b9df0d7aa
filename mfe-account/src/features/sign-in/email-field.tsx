import type { UseFormRegisterReturn } from 'react-hook-form';
import { useLocale } from 'shared-contracts/platform';
import { TextField } from 'shared-ui/text-field';
import { signInMessages } from '../../messages/sign-in-messages.ts';
import { isEmail } from './email.ts';

type Texts = ReturnType<typeof signInMessages>;

/** The rule of the field, for `register`: what is wrong with what was typed, or true. */
export const emailRule = (texts: Texts) => (value: string) =>
  value.trim() === '' ? texts.required : isEmail(value) || texts.emailShape;

interface EmailFieldProps {
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
}

/** The email that an account is known by. */
export function EmailField({ field, error }: EmailFieldProps) {
  const texts = signInMessages(useLocale());
  return <TextField type="email" label={texts.email} autoComplete="username" aria-required error={error} {...field} />;
}

import type { UseFormRegisterReturn } from 'react-hook-form';
import { PasswordField } from 'shared-ui/password-field';
import { useLocale } from 'storefront-kit/use-locale';
import { signInMessages } from '../../messages/sign-in-messages.ts';
import { passwordRules } from './password-rules.ts';

type Texts = ReturnType<typeof signInMessages>;

/** The rule of a new password, for `register`: what is wrong with what was typed, or true. */
export const newPasswordRule = (texts: Texts) => (value: string) =>
  passwordRules.every(({ passes }) => passes(value)) || texts.passwordRules;

interface NewPasswordFieldProps {
  readonly label: string;
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
}

/** A password to be chosen, with the rules ticking themselves off. */
export function NewPasswordField({ label, field, error }: NewPasswordFieldProps) {
  const texts = signInMessages(useLocale());
  return (
    <PasswordField
      label={label}
      showLabel={texts.showPassword}
      hideLabel={texts.hidePassword}
      autoComplete="new-password"
      checks={passwordRules.map(({ name, passes }) => ({ text: texts[name], passes }))}
      metText={texts.met}
      unmetText={texts.unmet}
      aria-required
      error={error}
      {...field}
    />
  );
}

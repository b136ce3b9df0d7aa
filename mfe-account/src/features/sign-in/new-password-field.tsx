import type { UseFormRegisterReturn } from 'react-hook-form';
import { passwordRules } from 'shared-contracts/password';
import { PasswordField } from 'shared-ui/password-field';
import { useLocale } from 'storefront-kit/use-locale';
import { signInMessages } from '../../messages/sign-in-messages.ts';

interface NewPasswordFieldProps {
  readonly label: string;
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
}

/** A new password with a list of rules that it meets. */
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

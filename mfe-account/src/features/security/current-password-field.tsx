import type { UseFormRegisterReturn } from 'react-hook-form';
import { PasswordField } from 'shared-ui/password-field';
import { useLocale } from 'storefront-kit/use-locale';
import { securityMessages } from '../../messages/security-messages.ts';
import { signInMessages } from '../../messages/sign-in-messages.ts';

interface CurrentPasswordFieldProps {
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
}

/** The password that confirms a change to how the account signs in. */
export function CurrentPasswordField({ field, error }: CurrentPasswordFieldProps) {
  const locale = useLocale();
  const texts = signInMessages(locale);
  return (
    <PasswordField
      label={securityMessages(locale).currentPassword}
      showLabel={texts.showPassword}
      hideLabel={texts.hidePassword}
      autoComplete="current-password"
      aria-required
      error={error}
      {...field}
    />
  );
}

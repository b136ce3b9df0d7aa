import type { UseFormRegisterReturn } from 'react-hook-form';
import { PasswordField } from 'shared-ui/password-field';
import { passwordEye } from 'storefront-kit/password-look';
import { useLocale } from 'storefront-kit/use-locale';
import { securityMessages } from '../../messages/security-messages.ts';

interface CurrentPasswordFieldProps {
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
}

/** The password that confirms a change to how the account signs in. */
export function CurrentPasswordField({ field, error }: CurrentPasswordFieldProps) {
  const locale = useLocale();
  return (
    <PasswordField
      label={securityMessages(locale).currentPassword}
      {...passwordEye(locale)}
      autoComplete="current-password"
      aria-required
      error={error}
      {...field}
    />
  );
}

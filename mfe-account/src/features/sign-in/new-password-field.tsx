import type { UseFormRegisterReturn } from 'react-hook-form';
import { PasswordField } from 'shared-ui/password-field';
import { newPasswordLook } from 'storefront-kit/password-look';
import { useLocale } from 'storefront-kit/use-locale';

interface NewPasswordFieldProps {
  readonly label: string;
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
}

/** A new password with a list of rules that it meets. */
export function NewPasswordField({ label, field, error }: NewPasswordFieldProps) {
  return <PasswordField label={label} {...newPasswordLook(useLocale())} aria-required error={error} {...field} />;
}

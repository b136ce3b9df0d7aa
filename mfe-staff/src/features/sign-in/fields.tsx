import type { UseFormRegisterReturn } from 'react-hook-form';
import { PasswordField } from 'shared-ui/password-field';
import { TextField } from 'shared-ui/text-field';
import { newPasswordLook, passwordEye } from 'storefront-kit/password-look';
import { useLocale } from 'storefront-kit/use-locale';
import { staffMessages } from '../../messages/staff-messages.ts';

interface FieldProps {
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
}

/** The six digits of an authenticator app. */
export function AppCodeField({ field, error }: FieldProps) {
  return (
    <TextField
      label={staffMessages(useLocale()).code}
      autoComplete="one-time-code"
      inputMode="numeric"
      spellCheck={false}
      maxLength={20}
      aria-required
      error={error}
      {...field}
    />
  );
}

/** A password of staff, a new one with its rules. */
export function StaffPasswordField({
  label,
  isNew = false,
  field,
  error,
}: FieldProps & { readonly label: string; readonly isNew?: boolean }) {
  const locale = useLocale();
  const look = isNew ? newPasswordLook(locale) : { ...passwordEye(locale), autoComplete: 'current-password' };
  return <PasswordField label={label} {...look} aria-required error={error} {...field} />;
}

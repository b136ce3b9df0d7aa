import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from 'shared-ui/button';
import { FormError } from 'shared-ui/form-error';
import { space } from 'shared-ui/tokens';
import { useFormRefusal } from 'storefront-kit/use-form-refusal';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { useLocale } from 'storefront-kit/use-locale';
import { secondFactorMessages } from '../../messages/second-factor-messages.ts';
import { signInMessages } from '../../messages/sign-in-messages.ts';
import { CurrentPasswordField } from './current-password-field.tsx';

interface PasswordConfirmationProps {
  /** Does what the password confirms; rejects with the refusal, which is shown at the field. */
  readonly onPassword: (password: string) => Promise<void>;
  readonly button: string;
  readonly loadingText: string;
  /** Other fields, above the password. */
  readonly children?: ReactNode;
}

/** A form that is confirmed by the current password. */
export function PasswordConfirmation({ onPassword, button, loadingText, children }: PasswordConfirmationProps) {
  const locale = useLocale();
  const form = useForm({
    defaultValues: { password: '' },
    resolver: useFormResolver((f) => f.object({ password: f.currentPassword(signInMessages(locale).required) })),
  });
  const { errors, isSubmitting } = form.formState;
  const refuse = useFormRefusal(form, {
    remote: 'account',
    failedText: secondFactorMessages(locale).failed,
    fieldOf: () => 'password',
  });
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await onPassword(password);
    } catch (error) {
      refuse(error);
    }
  });
  return (
    <form method="post" noValidate onSubmit={submit} css={{ display: 'grid', gap: space[4], maxWidth: '30rem' }}>
      {children}
      <FormError error={errors.root} />
      <CurrentPasswordField field={form.register('password')} error={errors.password?.message} />
      <Button
        type="submit"
        variant="secondary"
        loading={isSubmitting}
        loadingText={loadingText}
        css={{ justifySelf: 'start' }}
      >
        {button}
      </Button>
    </form>
  );
}

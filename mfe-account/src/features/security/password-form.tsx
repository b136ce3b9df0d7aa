import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { changePassword } from 'shared-contracts/calls/auth';
import type { ErrorId } from 'shared-contracts/errors/catalogue';
import { usePlatform } from 'shared-contracts/platform';
import { FormError } from 'shared-ui/form-error';
import { PasswordField } from 'shared-ui/password-field';
import { space } from 'shared-ui/tokens';
import { passwordEye, passwordMessages } from 'storefront-kit/password-look';
import { useFormRefusal } from 'storefront-kit/use-form-refusal';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { securityMessages } from '../../messages/security-messages.ts';
import { signInMessages } from '../../messages/sign-in-messages.ts';
import { FormButtons } from '../area/form-buttons.tsx';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { NewPasswordField } from '../sign-in/new-password-field.tsx';

interface PasswordValues {
  readonly current: string;
  readonly password: string;
  readonly again: string;
}

/** The field at which each refusal is shown. */
const fields: Partial<Record<ErrorId, keyof PasswordValues>> = {
  AUT450: 'current',
  AUT451: 'password',
  AUT452: 'password',
  AUT454: 'password',
  AUT455: 'password',
  FE872: 'password',
  FE340: 'again',
};

interface PasswordFormProps {
  readonly id: string;
  readonly onChanged: () => void;
  readonly onCancel: () => void;
}

/** Changes the password after checking the current one (ACC-06). */
export function PasswordForm({ id, onChanged, onCancel }: PasswordFormProps) {
  const { locale } = usePlatform();
  const calls = useAccountCalls();
  const texts = securityMessages(locale);
  const shared = signInMessages(locale);
  const form = useForm<PasswordValues>({
    defaultValues: { current: '', password: '', again: '' },
    resolver: useFormResolver((f) =>
      f.pipe(
        f.object({
          current: f.currentPassword(shared.passwordMissing),
          password: f.newPassword(passwordMessages(locale).passwordRules),
          again: f.string(),
        }),
        f.forward(
          f.partialCheck([['password'], ['again']], ({ password, again }) => password === again, shared.different),
          ['again'],
        ),
      ),
    ),
  });
  const { setFocus } = form;
  useEffect(() => setFocus('current'), [setFocus]);
  const { errors, isSubmitting } = form.formState;
  const refuse = useFormRefusal(form, {
    remote: 'account',
    failedText: texts.passwordFailed,
    fieldOf: ({ id: refusal }) => fields[refusal],
  });
  const eye = passwordEye(locale);

  const submit = form.handleSubmit(async ({ current, password, again }) => {
    try {
      await calls(changePassword, {
        body: { currentPassword: current, newPassword: password, confirmPassword: again },
      });
      onChanged();
    } catch (error) {
      refuse(error);
    }
  });
  return (
    <form
      id={id}
      method="post"
      noValidate
      onSubmit={submit}
      css={{ display: 'grid', gap: space[4], maxWidth: '30rem' }}
    >
      <FormError error={errors.root} />
      <PasswordField
        label={texts.currentPassword}
        {...eye}
        autoComplete="current-password"
        aria-required
        error={errors.current?.message}
        {...form.register('current')}
      />
      <NewPasswordField label={shared.newPassword} error={errors.password?.message} field={form.register('password')} />
      <PasswordField
        label={shared.repeatPassword}
        {...eye}
        autoComplete="new-password"
        aria-required
        error={errors.again?.message}
        {...form.register('again')}
      />
      <FormButtons
        submit={texts.savePassword}
        submitting={texts.changing}
        isSubmitting={isSubmitting}
        onCancel={onCancel}
      />
    </form>
  );
}

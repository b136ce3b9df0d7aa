import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { confirmPasswordReset } from 'shared-contracts/calls/auth';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button, buttonStyle } from 'shared-ui/button';
import { FormError } from 'shared-ui/form-error';
import { PasswordField } from 'shared-ui/password-field';
import { space } from 'shared-ui/tokens';
import { passwordEye, passwordMessages } from 'storefront-kit/password-look';
import { Link } from 'storefront-kit/routing';
import { useFormRefusal } from 'storefront-kit/use-form-refusal';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { signInMessages } from '../../messages/sign-in-messages.ts';
import { useErrorSummary } from '../area/use-error-summary.tsx';
import { NewPasswordField } from './new-password-field.tsx';

interface NewPasswordFormProps {
  /** The token of the mailed link. */
  readonly token: string;
  readonly onLinkEnded: () => void;
}

/** Asks for a new password twice. */
export function NewPasswordForm({ token, onLinkEnded }: NewPasswordFormProps) {
  const { calls, locale } = usePlatform();
  const texts = signInMessages(locale);
  const [saved, setSaved] = useState(false);
  const form = useForm({
    defaultValues: { password: '', again: '' },
    resolver: useFormResolver((f) =>
      f.pipe(
        f.object({ password: f.newPassword(passwordMessages(locale).passwordRules), again: f.string() }),
        f.forward(
          f.partialCheck([['password'], ['again']], ({ password, again }) => password === again, texts.different),
          ['again'],
        ),
      ),
    ),
    shouldFocusError: false,
  });
  const { summary, register, handleSubmit } = useErrorSummary(form, {
    password: texts.newPassword,
    again: texts.repeatPassword,
  });
  const { errors, isSubmitting } = form.formState;
  const refuse = useFormRefusal(form, {
    remote: 'account',
    failedText: texts.failed,
    fieldOf: ({ id }) => (id === 'FE340' ? 'again' : 'password'),
  });

  const submit = handleSubmit(async ({ password, again }) => {
    try {
      await calls(confirmPasswordReset, { body: { token, newPassword: password, confirmPassword: again } });
      setSaved(true);
    } catch (error) {
      refuse(error);
    }
  });
  if (saved)
    return (
      <>
        <Alert tone="success" announce="status">
          {texts.saved}
        </Alert>
        <Link to="/account" css={buttonStyle({ variant: 'primary' })}>
          {texts.signIn}
        </Link>
      </>
    );
  return (
    <form method="post" noValidate onSubmit={submit} css={{ display: 'grid', gap: space[4] }}>
      {summary}
      <FormError
        error={errors.root}
        action={
          errors.root?.type === 'AUT402' && (
            <Button variant="secondary" size="small" onClick={onLinkEnded}>
              {texts.newLink}
            </Button>
          )
        }
      />
      <NewPasswordField label={texts.newPassword} error={errors.password?.message} field={register('password')} />
      <PasswordField
        label={texts.repeatPassword}
        {...passwordEye(locale)}
        autoComplete="new-password"
        aria-required
        error={errors.again?.message}
        {...register('again')}
      />
      <Button type="submit" size="large" loading={isSubmitting} loadingText={texts.saving}>
        {texts.save}
      </Button>
    </form>
  );
}

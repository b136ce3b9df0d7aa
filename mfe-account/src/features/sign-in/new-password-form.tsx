import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { confirmPasswordReset } from 'shared-contracts/calls/auth';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button, buttonStyle } from 'shared-ui/button';
import { PasswordField } from 'shared-ui/password-field';
import { space } from 'shared-ui/tokens';
import { passwordEye, passwordMessages } from 'storefront-kit/password-look';
import { Link } from 'storefront-kit/routing';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { useRefusal } from 'storefront-kit/use-refusal';
import { signInMessages } from '../../messages/sign-in-messages.ts';
import { NewPasswordField } from './new-password-field.tsx';

interface NewPasswordFormProps {
  /** The token of the mailed link. */
  readonly token: string;
  readonly onLinkEnded: () => void;
}

/** Asks for a new password twice. */
export function NewPasswordForm({ token, onLinkEnded }: NewPasswordFormProps) {
  const { calls, locale } = usePlatform();
  const refusalOf = useRefusal('account');
  const texts = signInMessages(locale);
  const [saved, setSaved] = useState(false);
  const [failure, setFailure] = useState<{ readonly text: string; readonly linkEnded: boolean }>();
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
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ password, again }) => {
    setFailure(undefined);
    try {
      await calls(confirmPasswordReset, { body: { token, newPassword: password, confirmPassword: again } });
      setSaved(true);
    } catch (error) {
      const refusal = refusalOf(error);
      setFailure({ text: refusal.message || texts.failed, linkEnded: refusal.is('AUT402') });
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
      {failure && (
        <Alert
          tone="error"
          announce="alert"
          action={
            failure.linkEnded && (
              <Button variant="secondary" size="small" onClick={onLinkEnded}>
                {texts.newLink}
              </Button>
            )
          }
        >
          {failure.text}
        </Alert>
      )}
      <NewPasswordField label={texts.newPassword} error={errors.password?.message} field={form.register('password')} />
      <PasswordField
        label={texts.repeatPassword}
        {...passwordEye(locale)}
        autoComplete="new-password"
        aria-required
        error={errors.again?.message}
        {...form.register('again')}
      />
      <Button type="submit" size="large" loading={isSubmitting} loadingText={texts.saving}>
        {texts.save}
      </Button>
    </form>
  );
}

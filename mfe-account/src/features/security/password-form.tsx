import { useForm } from 'react-hook-form';
import { changePassword } from 'shared-contracts/calls/auth';
import type { ErrorId } from 'shared-contracts/errors/catalogue';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { FormError } from 'shared-ui/form-error';
import { sheetStyle } from 'shared-ui/layout';
import { PasswordField } from 'shared-ui/password-field';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { passwordEye, passwordMessages } from 'storefront-kit/password-look';
import { useFormRefusal } from 'storefront-kit/use-form-refusal';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { securityMessages } from '../../messages/security-messages.ts';
import { signInMessages } from '../../messages/sign-in-messages.ts';
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

/** Changes the password after checking the current one (ACC-06). */
export function PasswordForm() {
  const { locale, toasts } = usePlatform();
  const calls = useAccountCalls();
  const texts = securityMessages(locale);
  const shared = signInMessages(locale);
  const form = useForm<PasswordValues>({
    defaultValues: { current: '', password: '', again: '' },
    resolver: useFormResolver((f) =>
      f.pipe(
        f.object({
          current: f.currentPassword(shared.required),
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
  const { errors, isSubmitting } = form.formState;
  const refuse = useFormRefusal(form, {
    remote: 'account',
    failedText: texts.passwordFailed,
    fieldOf: ({ id }) => fields[id],
  });
  const eye = passwordEye(locale);

  const submit = form.handleSubmit(async ({ current, password, again }) => {
    try {
      await calls(changePassword, {
        body: { currentPassword: current, newPassword: password, confirmPassword: again },
      });
      form.reset();
      toasts.show({ tone: 'success', text: texts.passwordChanged });
    } catch (error) {
      refuse(error);
    }
  });
  return (
    <section css={sheetStyle} aria-labelledby="password-title">
      <div css={{ display: 'grid', gap: space[1] }}>
        <Heading level={2} look="h3" id="password-title">
          {texts.password}
        </Heading>
        <Text tone="muted">{texts.passwordText}</Text>
      </div>
      <form method="post" noValidate onSubmit={submit} css={{ display: 'grid', gap: space[4], maxWidth: '30rem' }}>
        <FormError error={errors.root} />
        <PasswordField
          label={texts.currentPassword}
          {...eye}
          autoComplete="current-password"
          aria-required
          error={errors.current?.message}
          {...form.register('current')}
        />
        <NewPasswordField
          label={shared.newPassword}
          error={errors.password?.message}
          field={form.register('password')}
        />
        <PasswordField
          label={shared.repeatPassword}
          {...eye}
          autoComplete="new-password"
          aria-required
          error={errors.again?.message}
          {...form.register('again')}
        />
        <Button
          type="submit"
          variant="secondary"
          loading={isSubmitting}
          loadingText={texts.changing}
          css={{ justifySelf: 'start' }}
        >
          {texts.changePassword}
        </Button>
      </form>
    </section>
  );
}

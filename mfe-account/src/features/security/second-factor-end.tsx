import { useForm } from 'react-hook-form';
import { endSecondFactor } from 'shared-contracts/calls/second-factor';
import { Button } from 'shared-ui/button';
import { space } from 'shared-ui/tokens';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { useLocale } from 'storefront-kit/use-locale';
import { secondFactorMessages } from '../../messages/second-factor-messages.ts';
import { signInMessages } from '../../messages/sign-in-messages.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { useRefusal } from '../area/use-refusal.ts';
import { CurrentPasswordField } from './current-password-field.tsx';

/** Turns codes off by the password. */
export function SecondFactorEnd({ onEnded }: { readonly onEnded: () => void }) {
  const locale = useLocale();
  const calls = useAccountCalls();
  const refusalOf = useRefusal();
  const texts = secondFactorMessages(locale);
  const form = useForm({
    defaultValues: { password: '' },
    resolver: useFormResolver((f) => f.object({ password: f.currentPassword(signInMessages(locale).required) })),
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await calls(endSecondFactor, { body: { currentPassword: password } });
      onEnded();
    } catch (error) {
      const message = refusalOf(error).message || texts.failed;
      form.setError('password', { type: 'server', message }, { shouldFocus: true });
    }
  });
  return (
    <form method="post" noValidate onSubmit={submit} css={{ display: 'grid', gap: space[4], maxWidth: '30rem' }}>
      <CurrentPasswordField field={form.register('password')} error={errors.password?.message} />
      <Button
        type="submit"
        variant="secondary"
        loading={isSubmitting}
        loadingText={texts.ending}
        css={{ justifySelf: 'start' }}
      >
        {texts.end}
      </Button>
    </form>
  );
}

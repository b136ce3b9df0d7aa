import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { CallResponse } from 'shared-contracts/call';
import { beginSecondFactor, type SecondFactorMethod } from 'shared-contracts/calls/second-factor';
import { Button } from 'shared-ui/button';
import { RadioCard, RadioGroup } from 'shared-ui/radio-group';
import { space } from 'shared-ui/tokens';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { useLocale } from 'storefront-kit/use-locale';
import { secondFactorMessages } from '../../messages/second-factor-messages.ts';
import { signInMessages } from '../../messages/sign-in-messages.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { useRefusal } from '../area/use-refusal.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import { SecondFactorConfirm } from './second-factor-confirm.tsx';

interface SecondFactorSetupProps {
  readonly onTurnedOn: (method: SecondFactorMethod, recoveryCodes: readonly string[]) => void;
}

interface Prepared {
  readonly method: SecondFactorMethod;
  readonly app: CallResponse<typeof beginSecondFactor>['app'];
}

/** Turns codes on: choose where they come from, confirm with the password, and enter a first code. */
export function SecondFactorSetup({ onTurnedOn }: SecondFactorSetupProps) {
  const locale = useLocale();
  const calls = useAccountCalls();
  const refusalOf = useRefusal();
  const texts = secondFactorMessages(locale);
  const [method, setMethod] = useState<SecondFactorMethod>('app');
  const [prepared, setPrepared] = useState<Prepared>();
  const form = useForm({
    defaultValues: { password: '' },
    resolver: useFormResolver((f) => f.object({ password: f.currentPassword(signInMessages(locale).required) })),
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      const { app } = await calls(beginSecondFactor, { body: { method, currentPassword: password } });
      form.reset();
      setPrepared({ method, app });
    } catch (error) {
      const message = refusalOf(error).message || texts.failed;
      form.setError('password', { type: 'server', message }, { shouldFocus: true });
    }
  });
  if (prepared)
    return (
      <SecondFactorConfirm
        app={prepared.app}
        onConfirmed={(codes) => onTurnedOn(prepared.method, codes)}
        onCancel={() => setPrepared(undefined)}
      />
    );
  return (
    <form method="post" noValidate onSubmit={submit} css={{ display: 'grid', gap: space[4], maxWidth: '30rem' }}>
      <RadioGroup label={texts.method}>
        {(['app', 'mail'] as const).map((one) => (
          <RadioCard
            key={one}
            name="second-factor-method"
            label={texts[one]}
            note={one === 'app' ? texts.appNote : texts.mailNote}
            checked={method === one}
            onChange={() => setMethod(one)}
          />
        ))}
      </RadioGroup>
      <CurrentPasswordField field={form.register('password')} error={errors.password?.message} />
      <Button
        type="submit"
        variant="secondary"
        loading={isSubmitting}
        loadingText={texts.settingUp}
        css={{ justifySelf: 'start' }}
      >
        {texts.set}
      </Button>
    </form>
  );
}

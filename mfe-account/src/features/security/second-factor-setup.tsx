import { useState } from 'react';
import type { CallResponse } from 'shared-contracts/call';
import { beginSecondFactor, type SecondFactorMethod } from 'shared-contracts/calls/second-factor';
import { RadioCard, RadioGroup } from 'shared-ui/radio-group';
import { useLocale } from 'storefront-kit/use-locale';
import { secondFactorMessages } from '../../messages/second-factor-messages.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { PasswordConfirmation } from './password-confirmation.tsx';
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
  const calls = useAccountCalls();
  const texts = secondFactorMessages(useLocale());
  const [method, setMethod] = useState<SecondFactorMethod>('app');
  const [prepared, setPrepared] = useState<Prepared>();
  async function prepare(currentPassword: string): Promise<void> {
    const { app } = await calls(beginSecondFactor, { body: { method, currentPassword } });
    setPrepared({ method, app });
  }
  if (prepared)
    return (
      <SecondFactorConfirm
        app={prepared.app}
        onConfirmed={(codes) => onTurnedOn(prepared.method, codes)}
        onCancel={() => setPrepared(undefined)}
      />
    );
  return (
    <PasswordConfirmation onPassword={prepare} button={texts.set} loadingText={texts.settingUp}>
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
    </PasswordConfirmation>
  );
}

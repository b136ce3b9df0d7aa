import { useState } from 'react';
import type { CallResponse } from 'shared-contracts/call';
import { beginSecondFactor, type SecondFactorMethod } from 'shared-contracts/calls/second-factor';
import { Button } from 'shared-ui/button';
import { RadioCard, RadioGroup } from 'shared-ui/radio-group';
import { space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { useMutation } from 'storefront-kit/use-mutation';
import { secondFactorMessages } from '../../messages/second-factor-messages.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { useConfirmed } from '../presence/use-confirmed.ts';
import { SecondFactorConfirm } from './second-factor-confirm.tsx';

interface SecondFactorSetupProps {
  /** Whether codes by mail are a choice, too. */
  readonly withMail: boolean;
  readonly onTurnedOn: (method: SecondFactorMethod, recoveryCodes: readonly string[]) => void;
}

interface Prepared {
  readonly method: SecondFactorMethod;
  readonly app: CallResponse<typeof beginSecondFactor>['app'];
}

/** Turns codes on: choose where they come from, confirm, and enter a first code. */
export function SecondFactorSetup({ withMail, onTurnedOn }: SecondFactorSetupProps) {
  const texts = secondFactorMessages(useLocale());
  const calls = useAccountCalls();
  const confirmed = useConfirmed();
  const [method, setMethod] = useState<SecondFactorMethod>('app');
  const [prepared, setPrepared] = useState<Prepared>();
  const { isPending, run } = useMutation({ remote: 'account', failedText: texts.failed });
  const prepare = () =>
    run(async () => {
      const { app } = await confirmed(() => calls(beginSecondFactor, { body: { method } }));
      setPrepared({ method, app });
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
    <div css={{ display: 'grid', gap: space[4], maxWidth: '30rem' }}>
      {withMail && (
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
      )}
      <Button
        variant="secondary"
        css={{ justifySelf: 'start' }}
        loading={isPending}
        loadingText={texts.settingUp}
        onClick={() => void prepare()}
      >
        {withMail ? texts.set : texts.setApp}
      </Button>
    </div>
  );
}

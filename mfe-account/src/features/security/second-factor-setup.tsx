import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { CallResponse } from 'shared-contracts/call';
import { beginSecondFactor, type SecondFactorMethod } from 'shared-contracts/calls/second-factor';
import { RadioCard, RadioGroup } from 'shared-ui/radio-group';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { useMutation } from 'storefront-kit/use-mutation';
import { secondFactorMessages } from '../../messages/second-factor-messages.ts';
import { FormButtons } from '../area/form-buttons.tsx';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { useConfirmed } from '../presence/use-confirmed.ts';
import { SecondFactorConfirm } from './second-factor-confirm.tsx';

interface SecondFactorSetupProps {
  readonly id: string;
  /** Whether codes by mail are a choice, too. */
  readonly withMail: boolean;
  readonly onTurnedOn: (method: SecondFactorMethod, recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

interface Prepared {
  readonly method: SecondFactorMethod;
  readonly app: CallResponse<typeof beginSecondFactor>['app'];
}

/** Turns codes on: choose where they come from, confirm, and enter a first code. */
export function SecondFactorSetup({ id, withMail, onTurnedOn, onCancel }: SecondFactorSetupProps) {
  const texts = secondFactorMessages(useLocale());
  const calls = useAccountCalls();
  const confirmed = useConfirmed();
  const [method, setMethod] = useState<SecondFactorMethod>('app');
  const [prepared, setPrepared] = useState<Prepared>();
  const { isPending, run } = useMutation({ remote: 'account', failedText: texts.failed });
  const frame = useRef<HTMLDivElement>(null);
  // Not the button: who holds Enter down has not read what it does.
  useEffect(() => (frame.current?.querySelector<HTMLElement>('input:checked') ?? frame.current)?.focus(), []);
  const prepare = (submitted: FormEvent) => {
    submitted.preventDefault();
    void run(async () => {
      const { app } = await confirmed(() => calls(beginSecondFactor, { body: { method } }));
      setPrepared({ method, app });
    });
  };
  return (
    <div id={id} ref={frame} tabIndex={-1} css={{ outline: 'none' }}>
      {prepared ? (
        <SecondFactorConfirm
          app={prepared.app}
          onConfirmed={(codes) => onTurnedOn(prepared.method, codes)}
          onCancel={onCancel}
        />
      ) : (
        <form method="post" noValidate onSubmit={prepare} css={{ display: 'grid', gap: space[4], maxWidth: '30rem' }}>
          {withMail ? (
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
          ) : (
            <Text>{texts.appNote}</Text>
          )}
          <FormButtons submit={texts.next} submitting={texts.settingUp} isSubmitting={isPending} onCancel={onCancel} />
        </form>
      )}
    </div>
  );
}

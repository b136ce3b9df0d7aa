import { endSecondFactor } from 'shared-contracts/calls/second-factor';
import { Button } from 'shared-ui/button';
import { useLocale } from 'storefront-kit/use-locale';
import { useMutation } from 'storefront-kit/use-mutation';
import { secondFactorMessages } from '../../messages/second-factor-messages.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { useConfirmed } from '../presence/use-confirmed.ts';

/** Turns codes off. */
export function SecondFactorEnd({ label, onEnded }: { readonly label: string; readonly onEnded: () => void }) {
  const texts = secondFactorMessages(useLocale());
  const calls = useAccountCalls();
  const confirmed = useConfirmed();
  const { isPending, run } = useMutation({ remote: 'account', failedText: texts.failed });
  const end = () =>
    run(async () => {
      await confirmed(() => calls(endSecondFactor, { body: {} }));
      onEnded();
    });
  return (
    <Button variant="secondary" size="small" loading={isPending} loadingText={texts.ending} onClick={() => void end()}>
      {label}
    </Button>
  );
}

import { deleteInstrument } from 'shared-contracts/calls/consumer-wallet';
import { useLocale } from 'storefront-kit/use-locale';
import { walletMessages } from '../../messages/wallet-messages.ts';
import { RemoveButton } from '../area/remove-button.tsx';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { useChange } from '../area/use-change.ts';

interface RemoveInstrumentProps {
  readonly paymentInstrumentId: string;
  /** What it is to its holder, e.g. "Visa ending in 1111". */
  readonly name: string;
  readonly onRemoved: () => void;
}

/** Takes a card or a reward out of the account. */
export function RemoveInstrument({ paymentInstrumentId, name, onRemoved }: RemoveInstrumentProps) {
  const calls = useAccountCalls();
  const texts = walletMessages(useLocale());
  const change = useChange();
  async function remove(): Promise<boolean> {
    const gone = await change(() => calls(deleteInstrument, { params: { paymentInstrumentId } }), {
      done: texts.removed(name),
      failed: texts.removeFailed,
    });
    if (gone) onRemoved();
    return gone;
  }
  return <RemoveButton name={name} label={texts.removeOf(name)} onRemove={remove} />;
}

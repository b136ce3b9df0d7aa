import { deleteInstrument } from 'shared-contracts/calls/consumer-wallet';
import { usePlatform } from 'shared-contracts/platform';
import { useMutation } from 'storefront-kit/use-mutation';
import { walletMessages } from '../../messages/wallet-messages.ts';
import { RemoveButton } from '../area/remove-button.tsx';
import { useAccountCalls } from '../area/use-account-calls.ts';

interface RemoveInstrumentProps {
  readonly paymentInstrumentId: string;
  /** The item's label, e.g. "Visa ending in 1111". */
  readonly name: string;
  readonly onRemoved: () => void;
}

/** Removes a card or a reward from the account. */
export function RemoveInstrument({ paymentInstrumentId, name, onRemoved }: RemoveInstrumentProps) {
  const calls = useAccountCalls();
  const { locale, toasts } = usePlatform();
  const texts = walletMessages(locale);
  const removal = useMutation({
    remote: 'account',
    failedText: texts.removeFailed,
  });
  const remove = () =>
    removal.run(async () => {
      await calls(deleteInstrument, { params: { paymentInstrumentId } });
      toasts.show({ tone: 'success', text: texts.removed(name) });
      onRemoved();
    });
  return <RemoveButton name={name} label={texts.removeOf(name)} onRemove={remove} />;
}

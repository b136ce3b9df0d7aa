import { useState } from 'react';
import { type ConsumerAddress, deleteAddress, updateAddress } from 'shared-contracts/calls/consumer';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { addressLines } from 'storefront-kit/address-lines';
import { addressesMessages } from '../../messages/addresses-messages.ts';
import { areaMessages } from '../../messages/area-messages.ts';
import { KeptCard } from '../area/kept-card.tsx';
import { RemoveButton } from '../area/remove-button.tsx';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { useChange } from '../area/use-change.ts';

interface AddressCardProps {
  readonly address: ConsumerAddress;
  readonly onEdit: () => void;
  readonly onSaved: (address: ConsumerAddress) => void;
  readonly onRemoved: () => void;
  /** The address is there no more: what is shown is out of date. */
  readonly onGone: () => void;
}

/** One address with what can be done with it; what is refused is said on it. */
export function AddressCard({ address, onEdit, onSaved, onRemoved, onGone }: AddressCardProps) {
  const { locale, toasts } = usePlatform();
  const calls = useAccountCalls();
  const texts = addressesMessages(locale);
  const [changing, setChanging] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { addressId } = address;
  const [name = '', ...lines] = addressLines(address, locale);
  const label = [name, lines[0]].join(', ');

  const change = useChange((reason, { handling }) => {
    if (handling !== 'refresh') return setProblem(reason);
    toasts.show({ tone: 'error', text: reason });
    onGone();
  });

  async function makeMain(): Promise<void> {
    setChanging(true);
    setProblem(undefined);
    const { addressId: _id, ...entry } = { ...address, main: true };
    const changed = await change(() => calls(updateAddress, { params: { addressId }, body: { address: entry } }), {
      done: texts.mainChosen,
      failed: texts.mainFailed,
    });
    if (changed) onSaved({ ...address, main: true });
    setChanging(false);
  }

  async function remove(): Promise<boolean> {
    setProblem(undefined);
    const gone = await change(() => calls(deleteAddress, { params: { addressId } }), {
      done: texts.removed,
      failed: texts.removeFailed,
    });
    if (gone) onRemoved();
    return gone;
  }
  return (
    <KeptCard
      badge={address.main ? texts.main : undefined}
      problem={problem}
      actions={
        <>
          <Button variant="ghost" size="small" aria-label={texts.editOf(label)} onClick={onEdit}>
            {texts.edit}
          </Button>
          {!address.main && (
            <Button
              variant="ghost"
              size="small"
              loading={changing}
              loadingText={areaMessages(locale).saving}
              aria-label={texts.makeMainOf(label)}
              onClick={() => void makeMain()}
            >
              {texts.makeMain}
            </Button>
          )}
          <RemoveButton name={label} label={texts.removeOf(label)} onRemove={remove} />
        </>
      }
    >
      <address css={{ fontStyle: 'normal' }}>
        <div css={{ fontWeight: 600 }}>{name}</div>
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
        {address.phone && <div>{address.phone}</div>}
      </address>
    </KeptCard>
  );
}

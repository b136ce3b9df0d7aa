import { addressLines } from 'shared-contracts/address-lines';
import { type ConsumerAddress, deleteAddress, updateAddress } from 'shared-contracts/calls/consumer';
import { writtenPhone } from 'shared-contracts/national-phone';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { useMutation } from 'storefront-kit/use-mutation';
import { addressesMessages } from '../../messages/addresses-messages.ts';
import { areaMessages } from '../../messages/area-messages.ts';
import { KeptCard } from '../area/kept-card.tsx';
import { RemoveButton } from '../area/remove-button.tsx';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { showPhone } from '../messages/phone-number.ts';

interface AddressCardProps {
  readonly address: ConsumerAddress;
  readonly onEdit: () => void;
  readonly onSaved: (address: ConsumerAddress) => void;
  readonly onRemoved: () => void;
  /** The address no longer exists: what is shown is out of date. */
  readonly onGone: () => void;
}

/** An address with its actions; shows an action's error on the card. */
export function AddressCard({ address, onEdit, onSaved, onRemoved, onGone }: AddressCardProps) {
  const { locale, toasts } = usePlatform();
  const calls = useAccountCalls();
  const texts = addressesMessages(locale);
  const { addressId } = address;
  const [name = '', ...lines] = addressLines(address, locale);
  const label = [name, lines[0]].join(', ');
  const phone = writtenPhone(address);

  const failedTexts = { main: texts.mainFailed, remove: texts.removeFailed };
  const { pending, error, failed, run } = useMutation({
    remote: 'account',
    onError({ handling, message }, key) {
      if (handling !== 'refresh') return;
      toasts.show({ tone: 'error', text: message || failedTexts[key === 'main' ? 'main' : 'remove'] });
      onGone();
    },
  });
  const failedText = failedTexts[failed === 'main' ? 'main' : 'remove'];

  const makeMain = () =>
    run(async () => {
      const { addressId: _id, ...entry } = { ...address, main: true };
      await calls(updateAddress, { params: { addressId }, body: { address: entry } });
      toasts.show({ tone: 'success', text: texts.mainChosen });
      onSaved({ ...address, main: true });
    }, 'main');

  const remove = () =>
    run(async () => {
      await calls(deleteAddress, { params: { addressId } });
      toasts.show({ tone: 'success', text: texts.removed });
      onRemoved();
    }, 'remove');
  return (
    <KeptCard
      badge={address.main ? texts.main : undefined}
      problem={error && error.handling !== 'refresh' ? error.message || failedText : undefined}
      actions={
        <>
          <Button variant="ghost" size="small" flush aria-label={texts.editOf(label)} onClick={onEdit}>
            {texts.edit}
          </Button>
          {!address.main && (
            <Button
              variant="ghost"
              size="small"
              flush
              loading={pending === 'main'}
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
        {phone && <div>{showPhone(phone)}</div>}
        {address.recipientContactPhone && <div>{texts.recipient(address.recipientContactPhone)}</div>}
      </address>
    </KeptCard>
  );
}

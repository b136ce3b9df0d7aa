import { useState } from 'react';
import { addressLines } from 'shared-contracts/address-lines';
import { type ConsumerAddress, deleteAddress, updateAddress } from 'shared-contracts/calls/consumer';
import { asProductError } from 'shared-contracts/errors/as-product-error';
import { isProductError } from 'shared-contracts/errors/product-error';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { sheetStyle } from 'shared-ui/layout';
import { space } from 'shared-ui/tokens';
import { addressesMessages } from '../../messages/addresses-messages.ts';
import { areaMessages } from '../../messages/area-messages.ts';
import { RemoveButton } from '../area/remove-button.tsx';
import { useAccountCalls } from '../area/use-account-calls.ts';

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
  const { locale, toasts, report } = usePlatform();
  const calls = useAccountCalls();
  const texts = addressesMessages(locale);
  const [changing, setChanging] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { addressId } = address;
  const [name = '', ...lines] = addressLines(address, locale);
  const label = [name, lines[0]].join(', ');

  function refused(error: unknown, text: string): void {
    if (!isProductError(error)) report(error, { remote: 'account', phase: 'event' });
    const refusal = asProductError(error);
    if (refusal.handling === 'refresh') {
      toasts.show({ tone: 'error', text: refusal.message || text });
      onGone();
    } else setProblem(refusal.message || text);
  }

  async function makeMain(): Promise<void> {
    setChanging(true);
    setProblem(undefined);
    const { addressId: _id, ...entry } = { ...address, main: true };
    try {
      await calls(updateAddress, { params: { addressId }, body: { address: entry } });
      toasts.show({ tone: 'success', text: texts.mainChosen });
      onSaved({ ...address, main: true });
    } catch (error) {
      refused(error, texts.mainFailed);
    } finally {
      setChanging(false);
    }
  }

  async function remove(): Promise<boolean> {
    setProblem(undefined);
    try {
      await calls(deleteAddress, { params: { addressId } });
      toasts.show({ tone: 'success', text: texts.removed });
      onRemoved();
      return true;
    } catch (error) {
      refused(error, texts.removeFailed);
      return false;
    }
  }
  return (
    <li css={[sheetStyle, { alignContent: 'start' }]}>
      <div css={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space[2] }}>
        <address css={{ fontStyle: 'normal' }}>
          <div css={{ fontWeight: 600 }}>{name}</div>
          {lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
          {address.phone && <div>{address.phone}</div>}
        </address>
        {address.main && (
          <div>
            <Badge tone="info">{texts.main}</Badge>
          </div>
        )}
      </div>
      {problem && (
        <Alert tone="error" announce="alert">
          {problem}
        </Alert>
      )}
      <div
        css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space[2], marginInlineStart: '-.75rem' }}
      >
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
      </div>
    </li>
  );
}

import { addressLines } from 'shared-contracts/address-lines';
import type { ConsumerAddress } from 'shared-contracts/calls/consumer';
import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { RadioCard, RadioGroup } from 'shared-ui/radio-group';
import { useLocale } from 'storefront-kit/use-locale';
import { checkoutMessages } from '../../messages/checkout-messages.ts';

/** The chosen saved address, or a new one. */
export type AddressChoice = { readonly kind: 'saved' | 'edit'; readonly addressId: string } | { readonly kind: 'new' };

interface SavedAddressesProps {
  readonly addresses: readonly ConsumerAddress[];
  readonly choice: AddressChoice;
  readonly onChoose: (choice: AddressChoice) => void;
}

/** The account's addresses, the default first, and the option to add another. */
export function SavedAddresses({ addresses, choice, onChoose }: SavedAddressesProps) {
  const locale = useLocale();
  const texts = checkoutMessages(locale);
  return (
    <RadioGroup label={texts.savedAddresses}>
      {addresses.map((address) => {
        const { addressId } = address;
        const [name, ...lines] = addressLines(address, locale);
        const chosen = choice.kind !== 'new' && choice.addressId === addressId;
        return (
          <RadioCard
            key={addressId}
            name="saved-address"
            value={addressId}
            label={name}
            note={lines.join(', ')}
            checked={chosen}
            onChange={() => onChoose({ kind: 'saved', addressId })}
            {...(address.main ? { aside: <Badge tone="info">{texts.defaultMark}</Badge> } : {})}
          >
            {chosen && choice.kind === 'saved' ? (
              <Button
                variant="link"
                size="small"
                aria-label={texts.editAddressOf(address.addressLine1)}
                onClick={() => onChoose({ kind: 'edit', addressId })}
              >
                {texts.editAddress}
              </Button>
            ) : undefined}
          </RadioCard>
        );
      })}
      <RadioCard
        name="saved-address"
        value="new"
        label={texts.otherAddress}
        checked={choice.kind === 'new'}
        onChange={() => onChoose({ kind: 'new' })}
      />
    </RadioGroup>
  );
}

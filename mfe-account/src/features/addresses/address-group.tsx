import { useEffect, useRef, useState } from 'react';
import type { ConsumerAddress } from 'shared-contracts/calls/consumer';
import type { AddressFieldRule } from 'shared-contracts/calls/utilities';
import { Button } from 'shared-ui/button';
import { Row } from 'shared-ui/layout';
import { Heading } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import type { AddressValues } from 'storefront-kit/address-values';
import { useLocale } from 'storefront-kit/use-locale';
import { addressesMessages } from '../../messages/addresses-messages.ts';
import { KeptList } from '../area/kept-list.tsx';
import { AddressCard } from './address-card.tsx';
import { AddressEntry } from './address-entry.tsx';
import { withoutAddress, withSaved } from './address-list.ts';

export interface AddressGroupProps {
  readonly type: ConsumerAddress['approachType'];
  readonly rules: readonly AddressFieldRule[];
  /** Addresses of both kinds, newest first. */
  readonly addresses: readonly ConsumerAddress[];
  readonly start: AddressValues;
  readonly onChanged: (addresses: readonly ConsumerAddress[]) => void;
  readonly onGone: () => void;
}

/** The addresses of one kind, one of which may be open for editing. */
export function AddressGroup({ type, rules, addresses, start, onChanged, onGone }: AddressGroupProps) {
  const texts = addressesMessages(useLocale());
  const [open, setOpen] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // Closing a form returns the focus to where the form was.
    if (wasOpen.current && open === undefined) heading.current?.focus();
    wasOpen.current = open !== undefined;
  }, [open]);
  const ofType = addresses.filter(({ approachType }) => approachType === type);
  const close = () => setOpen(undefined);
  const save = (address: ConsumerAddress) => {
    onChanged(withSaved(addresses, address));
    close();
  };
  const entry = (known: ConsumerAddress | undefined) => (
    <AddressEntry {...{ type, rules, known, start, onGone }} onSaved={save} onCancel={close} />
  );
  return (
    <section aria-labelledby={`addresses-${type}`} css={{ display: 'grid', gap: space[4] }}>
      <Row justify="space-between">
        <Heading level={2} look="h3" id={`addresses-${type}`} ref={heading} tabIndex={-1}>
          {texts[type]}
        </Heading>
        {open !== 'new' && (
          <Button variant="secondary" size="small" onClick={() => setOpen('new')}>
            {texts[`add${type}`]}
          </Button>
        )}
      </Row>
      {open === 'new' && entry(undefined)}
      <KeptList none={open === 'new' ? undefined : texts[`none${type}`]}>
        {ofType.map((address) =>
          open === address.addressId ? (
            <li key={address.addressId} css={{ gridColumn: '1 / -1' }}>
              {entry(address)}
            </li>
          ) : (
            <AddressCard
              key={address.addressId}
              address={address}
              onEdit={() => setOpen(address.addressId)}
              onSaved={save}
              onRemoved={() => {
                onChanged(withoutAddress(addresses, address.addressId));
                heading.current?.focus();
              }}
              onGone={onGone}
            />
          ),
        )}
      </KeptList>
    </section>
  );
}

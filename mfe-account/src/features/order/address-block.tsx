import { addressLines } from 'shared-contracts/address-lines';
import type { Address } from 'shared-contracts/calls/cart-entities';
import { Text } from 'shared-ui/text';
import { useLocale } from 'storefront-kit/use-locale';

/** An address in the lines of its country. */
export function AddressText({ address }: { readonly address: Address }) {
  return (
    <address css={{ fontStyle: 'normal' }}>
      {addressLines(address, useLocale()).map((line) => (
        <div key={line}>{line}</div>
      ))}
    </address>
  );
}

/** An address below a heading that names its purpose. */
export function AddressBlock({ title, address }: { readonly title: string; readonly address: Address }) {
  return (
    <div>
      <Text weight={600}>{title}</Text>
      <AddressText address={address} />
    </div>
  );
}

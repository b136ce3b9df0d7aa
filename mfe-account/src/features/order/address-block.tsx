import { addressLines } from 'shared-contracts/address-lines';
import type { Address } from 'shared-contracts/calls/cart-entities';
import { Text } from 'shared-ui/text';
import { useLocale } from 'storefront-kit/use-locale';

/** An address below a heading that names its purpose. */
export function AddressBlock({ title, address }: { readonly title: string; readonly address: Address }) {
  const locale = useLocale();
  return (
    <div>
      <Text weight={600}>{title}</Text>
      <address css={{ fontStyle: 'normal' }}>
        {addressLines(address, locale).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
    </div>
  );
}

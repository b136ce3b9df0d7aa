import { addressLines } from 'shared-contracts/address-lines';
import type { Address } from 'shared-contracts/calls/cart-entities';
import type { Locale } from 'shared-contracts/locale';

/** An address, line by line. */
export function AddressLines({ address, locale }: { readonly address: Address; readonly locale: Pick<Locale, 'tag'> }) {
  return (
    <address css={{ fontStyle: 'normal' }}>
      {addressLines(address, locale).map((line) => (
        <div key={line}>{line}</div>
      ))}
    </address>
  );
}

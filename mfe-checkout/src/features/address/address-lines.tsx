import type { Address } from 'shared-contracts/calls/cart-entities';
import type { Locale } from 'shared-contracts/locale';

/** An address in the lines its country writes it in. */
export function addressLines(address: Address, locale: Pick<Locale, 'tag'>): string[] {
  const { firstName, lastName, addressLine1, addressLine2, city, postalCode, province, country } = address;
  const place =
    country === 'DE'
      ? `${postalCode} ${city}`
      : country === 'GB'
        ? `${city}, ${postalCode}`
        : `${city}, ${[province, postalCode].filter(Boolean).join(' ')}`;
  const countryName = new Intl.DisplayNames(locale.tag, { type: 'region' }).of(country) ?? country;
  return [`${firstName} ${lastName}`, addressLine1, addressLine2 ?? '', place, countryName].filter(Boolean);
}

export function AddressLines({ address, locale }: { readonly address: Address; readonly locale: Pick<Locale, 'tag'> }) {
  return (
    <address css={{ fontStyle: 'normal' }}>
      {addressLines(address, locale).map((line) => (
        <div key={line}>{line}</div>
      ))}
    </address>
  );
}

import type { Address } from 'shared-contracts/calls/cart-entities';
import { useLocale } from 'shared-contracts/platform';
import { Text } from 'shared-ui/text';

/** An address in the lines its country writes it in. */
export function addressLines(address: Address, tag: string): string[] {
  const { firstName, lastName, addressLine1, addressLine2, city, postalCode, province, stateCode, country } = address;
  const region = [province ?? stateCode, postalCode].filter(Boolean).join(' ');
  const places: Readonly<Record<string, string>> = {
    DE: `${postalCode} ${city}`,
    GB: `${city}, ${postalCode}`,
  };
  const countryName = new Intl.DisplayNames(tag, { type: 'region' }).of(country) ?? country;
  return [
    `${firstName} ${lastName}`,
    addressLine1,
    addressLine2 ?? '',
    places[country] ?? `${city}, ${region}`,
    countryName,
  ].filter(Boolean);
}

/** An address under a word that says what it is for. */
export function AddressBlock({ title, address }: { readonly title: string; readonly address: Address }) {
  const { tag } = useLocale();
  return (
    <div>
      <Text weight={600}>{title}</Text>
      <address css={{ fontStyle: 'normal' }}>
        {addressLines(address, tag).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
    </div>
  );
}

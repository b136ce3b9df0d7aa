import type { Address } from 'shared-contracts/calls/cart-entities';
import { countryName, type Locale } from 'shared-contracts/locale';

/** An address in the line format of its country. */
export function addressLines(address: Address, { tag }: Pick<Locale, 'tag'>): string[] {
  const { firstName, lastName, addressLine1, addressLine2, city, postalCode, province, stateCode, country } = address;
  const region = [province ?? stateCode, postalCode].filter(Boolean).join(' ');
  const places: Readonly<Record<string, string>> = {
    DE: `${postalCode} ${city}`,
    GB: `${city}, ${postalCode}`,
  };
  return [
    `${firstName} ${lastName}`,
    addressLine1,
    addressLine2 ?? '',
    places[country] ?? `${city}, ${region}`,
    countryName(country, tag),
  ].filter(Boolean);
}

import type { Address } from './calls/cart-entities.ts';
import { countryName, type Locale } from './locale.ts';
import { localityLine } from './locality-line.ts';

/** An address in the line format of its country; that of a collection point names it below the person. */
export function addressLines(address: Address, { tag }: Pick<Locale, 'tag'>): string[] {
  const { firstName, lastName, storeName, addressLine1, addressLine2, province, stateCode, country } = address;
  return [
    `${firstName} ${lastName}`.trim(),
    storeName ?? '',
    addressLine1,
    addressLine2 ?? '',
    localityLine({ ...address, province: province ?? stateCode }, country),
    countryName(country, tag),
  ].filter(Boolean);
}

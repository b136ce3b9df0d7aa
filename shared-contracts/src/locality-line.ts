import type { Address } from './calls/cart-entities.ts';

/** Town, postal code, and state in the order of a country. */
export function localityLine(
  { city, postalCode, province }: Pick<Address, 'city' | 'postalCode' | 'province'>,
  country: string,
): string {
  if (country === 'DE') return `${postalCode} ${city}`;
  if (country === 'GB') return `${city}, ${postalCode}`;
  return `${city}, ${[province, postalCode].filter(Boolean).join(' ')}`;
}

/** Street and town of a place in one line. */
export const placeLine = (
  place: Pick<Address, 'addressLine1' | 'city' | 'postalCode' | 'province'> & { readonly country: string },
): string => `${place.addressLine1}, ${localityLine(place, place.country)}`;

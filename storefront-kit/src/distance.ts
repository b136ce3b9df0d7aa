import type { Locale } from 'shared-contracts/locale';

const kilometresPerMile = 1.609344;

/** A distance in the country's unit, e.g. "3.4 km", "2.1 mi". */
export function formatDistance(kilometres: number, { country, tag }: Pick<Locale, 'country' | 'tag'>): string {
  const miles = country === 'US' || country === 'GB';
  return new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: miles ? 'mile' : 'kilometer',
    maximumFractionDigits: 1,
  }).format(miles ? kilometres / kilometresPerMile : kilometres);
}

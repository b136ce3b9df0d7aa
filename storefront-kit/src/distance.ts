import type { Locale } from 'shared-contracts/locale';

const kilometresPerMile = 1.609344;

/** From here on, tenths are noise. */
const far = 10;

/** A distance in the country's unit, e.g. "3.4 km", "2.1 mi", "142 mi". */
export function formatDistance(kilometres: number, { country, tag }: Pick<Locale, 'country' | 'tag'>): string {
  const miles = country === 'US' || country === 'GB';
  const distance = miles ? kilometres / kilometresPerMile : kilometres;
  return new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: miles ? 'mile' : 'kilometer',
    maximumFractionDigits: distance < far ? 1 : 0,
  }).format(distance);
}

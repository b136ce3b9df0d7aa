import type { Store } from 'shared-contracts/calls/utilities';

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const halves = (hours: string): readonly string[] => hours.split(/[–-]/);

/** A store as structured data (schema.org/LocalBusiness), with the days that have other hours. */
export function storeData(store: Store, origin: string, localeId: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'SportingGoodsStore',
    '@id': `${origin}/${localeId}${store.url}`,
    url: `${origin}/${localeId}${store.url}`,
    name: store.name,
    telephone: store.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: store.addressLine1,
      addressLocality: store.city,
      postalCode: store.postalCode,
      ...(store.province ? { addressRegion: store.province } : {}),
      addressCountry: store.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
    openingHoursSpecification: Object.entries(store.openingHours).map(([day, hours]) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${dayNames[Number(day) - 1]}`,
      opens: halves(hours)[0],
      closes: halves(hours)[1],
    })),
    specialOpeningHoursSpecification: store.specialDays.map(({ date, hours }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      opens: hours === '' ? '00:00' : halves(hours)[0],
      closes: hours === '' ? '00:00' : halves(hours)[1],
    })),
  };
}

/** A map with the way to a store, at a party that the shopper goes to by themselves. */
export const directionsTo = ({ latitude, longitude }: Pick<Store, 'latitude' | 'longitude'>): string =>
  `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;

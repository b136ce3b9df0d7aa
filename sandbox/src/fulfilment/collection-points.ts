import { createHash } from 'node:crypto';
import type { CollectionPoint } from 'shared-contracts/calls/stores';
import type { CountryCode, Language } from 'shared-contracts/locale';
import { type Coordinates, townNear } from '../addresses/places.ts';

const HOW_MANY = 6;

const kinds: Readonly<Record<Language, readonly string[]>> = {
  en: ['Corner parcel shop', 'Station kiosk', 'Bakery', 'Petrol station', 'Parcel locker', 'Bookshop'],
  fr: ['Relais du coin', 'Kiosque de la gare', 'Boulangerie', 'Station-service', 'Consigne à colis', 'Librairie'],
  de: ['Paketladen am Eck', 'Bahnhofskiosk', 'Bäckerei', 'Tankstelle', 'Paketstation', 'Buchhandlung'],
};
const streets: Readonly<Record<CountryCode, readonly string[]>> = {
  US: ['Quarry Street', 'Mill Avenue', 'Ridge Road', 'Harbor Lane'],
  CA: ['Portage Road', 'Maple Street', 'Inlet Avenue', 'Granite Way'],
  GB: ['Mill Lane', 'Fell Street', 'Quarry Road', 'Beck Terrace'],
  DE: ['Mühlgasse', 'Steinweg', 'Bergstraße', 'Am Bach'],
};
/** Returns a number from 0 to 1 derived from a text. */
const shareOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE() / 0xffff_ffff;

const hours = (tag: Language): CollectionPoint['hours'] => [
  { days: { en: 'Mon–Sat', fr: 'lun.–sam.', de: 'Mo–Sa' }[tag], hours: '08:00–20:00' },
];

export interface PostalArea {
  readonly postalCode: string;
  readonly country: CountryCode;
}

export interface PointsNearby {
  /** Where the postal code lies. */
  readonly origin: Coordinates;
  readonly points: readonly Omit<CollectionPoint, 'distanceKm'>[];
}

/** Returns collection points near a postal code. They are generated from the code alone and therefore stable. */
export function collectionPointsNear({ postalCode, country }: PostalArea, language: Language): PointsNearby {
  const code = postalCode.toUpperCase().replace(/\s/g, '');
  const seed = `${country}-${code}`;
  const { city, latitude, longitude } = townNear(code, country);
  // Within the town, each code has a place of its own.
  const origin = {
    latitude: latitude + (shareOf(`${seed}a`) - 0.5) * 0.04,
    longitude: longitude + (shareOf(`${seed}o`) - 0.5) * 0.04,
  };
  const points = Array.from({ length: HOW_MANY }, (_, index) => {
    const id = `${seed}-${index + 1}`;
    const names = kinds[language];
    const street = streets[country][Math.floor(shareOf(`${id}s`) * 3.99)] ?? '';
    const number = 1 + Math.floor(shareOf(`${id}n`) * 120);
    return {
      collectionPointId: `CP-${id}`,
      name: names[index % names.length] ?? '',
      addressLine1: country === 'DE' ? `${street} ${number}` : `${number} ${street}`,
      city,
      postalCode,
      country,
      latitude: Number((origin.latitude + (shareOf(`${id}a`) - 0.5) * 0.06).toFixed(5)),
      longitude: Number((origin.longitude + (shareOf(`${id}o`) - 0.5) * 0.06).toFixed(5)),
      hours: hours(language),
    };
  });
  return { origin, points };
}

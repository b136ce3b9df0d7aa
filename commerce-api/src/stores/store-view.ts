import type { Store } from 'shared-contracts/calls/utilities';
import type { Locale } from 'shared-contracts/locale';
import type { LocationTable } from '../database/schema.ts';

// 5 January 2026 was a Monday: ISO weekday n is its day n.
const dayName = (weekday: number, tag: string): string =>
  new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' }).format(new Date(Date.UTC(2026, 0, 4 + weekday)));

/** Returns opening hours, combining consecutive days with equal hours: Mon–Wed, Thu–Fri, Sat. */
export function hoursText(hours: Readonly<Record<string, string>>, tag: string): Store['hours'] {
  const runs: { from: number; to: number; hours: string }[] = [];
  for (let weekday = 1; weekday <= 7; weekday += 1) {
    const open = hours[String(weekday)];
    const last = runs.at(-1);
    if (!open) continue;
    if (last && last.hours === open && last.to === weekday - 1) last.to = weekday;
    else runs.push({ from: weekday, to: weekday, hours: open });
  }
  return runs.map((run) => ({
    days: run.from === run.to ? dayName(run.from, tag) : `${dayName(run.from, tag)}–${dayName(run.to, tag)}`,
    hours: run.hours,
  }));
}

/** Returns a store as the shop shows it. */
export function toStore(location: LocationTable, locale: Locale): Store {
  const { addressLine1, city, postalCode, province } = location.address;
  return {
    storeId: location.location_id,
    name: location.name,
    addressLine1,
    city,
    postalCode,
    ...(province ? { province } : {}),
    country: location.country,
    phone: location.phone,
    latitude: location.latitude,
    longitude: location.longitude,
    hours: hoursText(location.hours, locale.tag),
  };
}

const EARTH_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the great-circle distance in kilometres, with one decimal. */
export function distanceKm(
  a: { readonly latitude: number; readonly longitude: number },
  b: { readonly latitude: number; readonly longitude: number },
): number {
  const dLatitude = radians(b.latitude - a.latitude);
  const dLongitude = radians(b.longitude - a.longitude);
  const chord =
    Math.sin(dLatitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLongitude / 2) ** 2;
  return Math.round(2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord))) * 10) / 10;
}

import type { Store } from 'shared-contracts/calls/utilities';
import type { Locale } from 'shared-contracts/locale';
import { slugOf } from '../base/slug.ts';
import type { LocationTable } from '../database/schema.ts';
import { openNow, specialDays } from '../delivery/open-now.ts';

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

/** Returns the path of a store's page below the locale. */
export const storeUrl = ({ name, location_id }: Pick<LocationTable, 'name' | 'location_id'>): string =>
  `/stores/${slugOf(name)}-${location_id}`;

/** Returns a store as the shop shows it. */
export function toStore(location: LocationTable, locale: Locale, now: Date): Store {
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
    url: storeUrl(location),
    opening: openNow(now, location),
    specialDays: specialDays(now, location),
    openingHours: location.hours,
    services: location.services,
  };
}

import type { CountryCode } from 'shared-contracts/locale';
import { dateFormat } from '../base/formats.ts';
import { toIsoDate } from './dates.ts';

const DAY_MS = 86_400_000;
const storeZones: Readonly<Record<CountryCode, string>> = {
  US: 'America/Chicago',
  CA: 'America/Toronto',
  GB: 'Europe/London',
  DE: 'Europe/Berlin',
};
/** Orders placed at least this long before closing are ready the same day. */
const HOURS_TO_PICK = 2;

function local(now: Date, timeZone: string): { readonly day: Date; readonly hour: number } {
  const text = dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(now);
  const [date = '', time = '0'] = text.split(' ');
  return { day: new Date(`${date}T00:00:00Z`), hour: Number(time.slice(0, 2)) };
}

const isoWeekday = (day: Date): string => String(day.getUTCDay() || 7);
const closingHour = (hours: string): number => Number(hours.split('–')[1]?.slice(0, 2) ?? 0);

/** Returns the pickup date of goods in stock at a store, by its opening hours; undefined when it never opens. */
export function pickupDate(
  now: Date,
  store: { readonly country: CountryCode; readonly hours: Readonly<Record<string, string>> },
): string | undefined {
  const { day, hour } = local(now, storeZones[store.country]);
  for (let ahead = 0; ahead < 8; ahead += 1) {
    const candidate = new Date(day.getTime() + ahead * DAY_MS);
    const open = store.hours[isoWeekday(candidate)];
    if (open && (ahead > 0 || hour + HOURS_TO_PICK <= closingHour(open))) return toIsoDate(candidate);
  }
  return undefined;
}

import type { CountryCode } from 'shared-contracts/locale';
import { dateFormat } from '../base/formats.ts';
import type { LocationTable } from '../database/schema.ts';

/** When a store is open, by its own clock. */
export type OpeningTimes = Pick<LocationTable, 'country' | 'hours' | 'time_zone' | 'special_hours'>;

/** The hours of one day, in minutes after midnight. */
export interface OpenDay {
  readonly opens: number;
  readonly closes: number;
}

export const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Zones of stores that name none: where most people of the country live. */
const zonesByCountry: Readonly<Record<CountryCode, string>> = {
  US: 'America/Chicago',
  CA: 'America/Toronto',
  GB: 'Europe/London',
  DE: 'Europe/Berlin',
};
export const zoneOf = (store: Pick<OpeningTimes, 'country' | 'time_zone'>): string =>
  store.time_zone ?? zonesByCountry[store.country];

/** Hours of a day, such as `10:00–19:00`. */
const shape = /^(\d{1,2}):(\d{2})[–-](\d{1,2}):(\d{2})$/;

/** Returns the hours of a day; undefined when it is closed. */
export function parseHours(text: string | undefined): OpenDay | undefined {
  const [, fromHour, fromMinute, toHour, toMinute] = (shape.exec(text ?? '') ?? []).map(Number);
  if (fromHour === undefined || fromMinute === undefined || toHour === undefined || toMinute === undefined) return;
  const opens = fromHour * 60 + fromMinute;
  const closes = toHour * 60 + toMinute;
  return opens < closes && closes <= 24 * 60 ? { opens, closes } : undefined;
}

/** Returns minutes after midnight as a time of day: `19:00`. */
export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Returns the ISO date that many days later. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns what the clocks of a zone show, as if it were UTC. */
function wallClock(instant: number, timeZone: string): number {
  const text = dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(instant);
  return Date.parse(`${text.replace(' ', 'T')}Z`);
}

/** Returns the store's date at a moment. */
export const dateAt = (now: Date, store: Pick<OpeningTimes, 'country' | 'time_zone'>): string =>
  new Date(wallClock(now.getTime(), zoneOf(store))).toISOString().slice(0, 10);

/**
 * Returns the moment at which the store's clocks show a time of a date. Clocks that are put forward never show some
 * times: then it is the moment at which they are put forward, or up to an hour later.
 */
export function momentOf(date: string, minutes: number, store: Pick<OpeningTimes, 'country' | 'time_zone'>): Date {
  const shown = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE_MS;
  const zone = zoneOf(store);
  const offsetAt = (instant: number): number => wallClock(instant, zone) - Math.floor(instant / 1000) * 1000;
  const first = shown - offsetAt(shown);
  return new Date(shown - offsetAt(first));
}

const isoWeekday = (date: string): string => String(new Date(`${date}T00:00:00Z`).getUTCDay() || 7);

/** Returns the text of a store's hours on a date: those of that date, else of its weekday; empty when closed. */
export const hoursOn = (date: string, store: OpeningTimes): string =>
  store.special_hours[date] ?? store.hours[isoWeekday(date)] ?? '';

/** Returns a store's hours on a date; undefined when it is closed. */
export const openingOn = (date: string, store: OpeningTimes): OpenDay | undefined => parseHours(hoursOn(date, store));

/** A store that stays closed for longer has no next day. */
const DAYS_AHEAD = 30;
const dayNames = ['today', 'tomorrow'] as const;

interface NextDay {
  readonly date: string;
  readonly day: 'today' | 'tomorrow' | 'later';
  readonly open: OpenDay;
}

/** Returns the days on which a store opens, from today on, by its own clock. */
export function* nextOpenDays(now: Date, store: OpeningTimes): Generator<NextDay> {
  const today = dateAt(now, store);
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const date = daysAfter(today, ahead);
    const open = openingOn(date, store);
    if (open) yield { date, day: dayNames[ahead] ?? 'later', open };
  }
}

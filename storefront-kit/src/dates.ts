import type { Locale } from 'shared-contracts/locale';

/** A short date in the locale's format, e.g. "Tue, Nov 24". `iso` is a date without a time zone. */
export function formatDay(iso: string, locale: Pick<Locale, 'tag'>): string {
  return new Intl.DateTimeFormat(locale.tag, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${iso}T00:00:00Z`));
}

/** A date with its year in the locale's format, e.g. "Nov 24, 2026". `iso` is a date without a time zone. */
export const formatDate = (iso: string, { tag }: Pick<Locale, 'tag'>): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${iso}T00:00:00Z`));

/** Date and time of a timestamp in the reader's time zone, for data read by a browser. */
export const moment = (timestamp: string, { tag }: Pick<Locale, 'tag'>): string =>
  new Date(timestamp).toLocaleString(tag, { dateStyle: 'medium', timeStyle: 'short' });

/** The time of day of a timestamp in the reader's time zone. */
export const timeOfDay = (timestamp: string, { tag }: Pick<Locale, 'tag'>): string =>
  new Date(timestamp).toLocaleTimeString(tag, { timeStyle: 'short' });

/** A number of days in the locale's format, e.g. "60 days". */
export const formatDays = (days: number, { tag }: Pick<Locale, 'tag'>): string =>
  new Intl.NumberFormat(tag, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days);

/** A time of day at a place, such as `19:00`, in the locale's format: "7 PM", "19:00", "19 h", "17:30 Uhr". */
export function formatClock(time: string, { tag }: Pick<Locale, 'tag'>): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const text = new Intl.DateTimeFormat(tag, {
    hour: 'numeric',
    ...(minutes > 0 || tag === 'en-GB' ? { minute: '2-digit' } : {}),
    timeZone: 'UTC',
  }).format(Date.UTC(2026, 0, 1, hours, minutes));
  return tag.startsWith('de') && minutes > 0 ? `${text} Uhr` : text;
}

/** From when until when at a place, such as `10:00` and `16:00`, in the locale's format: "10 AM – 4 PM". */
export const formatHours = (start: string, end: string | undefined, locale: Pick<Locale, 'tag'>): string =>
  (end === undefined ? [start] : [start, end]).map((time) => formatClock(time, locale)).join(' – ');

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

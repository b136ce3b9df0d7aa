import { type CalendarEntry, calendarFile } from 'shared-contracts/event-calendar';
import type { Locale } from 'shared-contracts/locale';
import { localePath } from 'shared-contracts/routing';
import { saveBlob } from './save-blob.ts';

/** Saves the days of a registration as a file that calendars open. `url` is relative to the locale. */
export function saveCalendarFile({ url, ...entry }: CalendarEntry, locale: Locale): void {
  const page = url === undefined ? {} : { url: new URL(localePath(locale, url), location.origin).href };
  const file = calendarFile({ ...entry, ...page }, new Date());
  saveBlob('event.ics', new Blob([file], { type: 'text/calendar;charset=utf-8' }));
}

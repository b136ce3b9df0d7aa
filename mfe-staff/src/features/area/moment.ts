import type { Locale } from 'shared-contracts/locale';

/** Date and time of a timestamp in the reader's time zone, for data read by a browser. */
export const moment = (timestamp: string, { tag }: Locale): string =>
  new Date(timestamp).toLocaleString(tag, { dateStyle: 'medium', timeStyle: 'short' });

/** The time of day of a timestamp in the reader's time zone. */
export const timeOfDay = (timestamp: string, { tag }: Locale): string =>
  new Date(timestamp).toLocaleTimeString(tag, { timeStyle: 'short' });

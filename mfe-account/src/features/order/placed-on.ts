import type { Locale } from 'shared-contracts/locale';

/** The day of a moment in the shopper's time zone; only for what a browser has read, never on the server. */
export const placedOn = (timestamp: string, { tag }: Locale): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(new Date(timestamp));

/** Day and time of a moment in the shopper's time zone; only for what a browser has read. */
export const happenedAt = (timestamp: string, { tag }: Locale): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(timestamp));

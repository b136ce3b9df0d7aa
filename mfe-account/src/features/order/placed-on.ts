import type { Locale } from 'shared-contracts/locale';

/** The date of a timestamp in the shopper's time zone. Used only for orders read by a browser, never on the server. */
export const placedOn = (timestamp: string, { tag }: Locale): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(new Date(timestamp));

/** Date and time of a timestamp in the shopper's time zone, for data read by a browser. */
export const happenedAt = (timestamp: string, { tag }: Locale): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(timestamp));

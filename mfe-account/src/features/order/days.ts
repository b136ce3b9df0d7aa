import type { Locale } from 'shared-contracts/locale';

/** The date of a timestamp in the shopper's time zone. Used only for orders read by a browser, never on the server. */
export const longDay = (timestamp: string, { tag }: Locale): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(new Date(timestamp));

/** The same in short, without the year: where the whole date is beside it. */
export const shortDay = (timestamp: string, { tag }: Locale): string =>
  new Intl.DateTimeFormat(tag, { month: 'short', day: 'numeric' }).format(new Date(timestamp));

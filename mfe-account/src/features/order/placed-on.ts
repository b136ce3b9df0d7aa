import type { Locale } from 'shared-contracts/locale';

/** The date of a timestamp in the shopper's time zone. Used only for orders read by a browser, never on the server. */
export const placedOn = (timestamp: string, { tag }: Locale): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(new Date(timestamp));

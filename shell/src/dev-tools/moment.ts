import type { Locale } from 'shared-contracts/locale';

/** A time of today to the millisecond. */
export const momentOf = (at: number, { tag }: Pick<Locale, 'tag'>): string =>
  new Intl.DateTimeFormat(tag, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
    hourCycle: 'h23',
  }).format(at);

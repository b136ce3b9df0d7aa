import { isDay } from './calendar-day.ts';
import type { CountryCode, Locale } from './locale.ts';

/** Minimum age for an account: COPPA, the age of consent in Quebec and the UK, GDPR article 8 in Germany. */
export const minimalAge: Readonly<Record<CountryCode, number>> = { US: 13, CA: 14, GB: 13, DE: 16 };
const EARLIEST = '1900-01-01';

/** The earliest and latest birth date, YYYY-MM-DD, of somebody who may have an account today, and the least age. */
export function birthDateBounds(country: CountryCode, today: Date) {
  const age = minimalAge[country];
  const day = new Date(today);
  day.setUTCFullYear(day.getUTCFullYear() - age);
  return { earliest: EARLIEST, latest: day.toISOString().slice(0, 10), age };
}

/** The problem of a birth date, YYYY-MM-DD; undefined when valid (docs/spec/accounts.md section 5). */
export function birthDateFault(
  birthDate: string | undefined,
  country: CountryCode,
  today: Date,
): 'PRO410' | 'PRO411' | undefined {
  if (!birthDate) return 'PRO411';
  const { earliest, latest } = birthDateBounds(country, today);
  return !isDay(birthDate) || birthDate < earliest || birthDate > latest ? 'PRO410' : undefined;
}

/** Date order: month first in North America, day first elsewhere (docs/spec/accounts.md section 5). */
export function birthDateFormat({ region, language }: Locale): 'MM/DD/YYYY' | 'DD/MM/YYYY' | 'DD.MM.YYYY' {
  if (region === 'NORA') return 'MM/DD/YYYY';
  return language === 'de' ? 'DD.MM.YYYY' : 'DD/MM/YYYY';
}

/** Parses a date typed in the locale's order into YYYY-MM-DD; returns other input unchanged. */
export function readBirthDate(typed: string, locale: Locale): string {
  const [first = '', second = '', year = ''] = typed.trim().split(/[\s./-]+/);
  const [month, day] = birthDateFormat(locale) === 'MM/DD/YYYY' ? [first, second] : [second, first];
  if (!/^\d{1,2}$/.test(first) || !/^\d{1,2}$/.test(second) || !/^\d{4}$/.test(year)) return typed.trim();
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Formats a date, YYYY-MM-DD, in the locale's order; the inverse of `readBirthDate`. */
export function writeBirthDate(day: string, locale: Locale): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return birthDateFormat(locale).replace('YYYY', year).replace('MM', month).replace('DD', date);
}

import type { CountryCode, Locale } from './locale.ts';

/** Years one must be to open an account: COPPA, Quebec's and the UK's age of consent, GDPR article 8 in Germany. */
const minimalAge: Readonly<Record<CountryCode, number>> = { US: 13, CA: 14, GB: 13, DE: 16 };
const EARLIEST = '1900-01-01';

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** The latest birthday with which one is old enough today. */
function latestBirthday(country: CountryCode, today: Date): string {
  const day = new Date(today);
  day.setUTCFullYear(day.getUTCFullYear() - minimalAge[country]);
  return day.toISOString().slice(0, 10);
}

/** What is wrong with a date of birth, YYYY-MM-DD; undefined when nothing is (docs/spec/accounts.md section 5). */
export function birthDateFault(
  birthDate: string | undefined,
  country: CountryCode,
  today: Date,
): 'PRO410' | 'PRO411' | undefined {
  if (!birthDate) return 'PRO411';
  if (!isDay(birthDate) || birthDate < EARLIEST || birthDate > latestBirthday(country, today)) return 'PRO410';
  return undefined;
}

/** How people write a day: month first in North America, day first elsewhere (docs/spec/accounts.md section 5). */
export function birthDateFormat({ region, language }: Locale): 'MM/DD/YYYY' | 'DD/MM/YYYY' | 'DD.MM.YYYY' {
  if (region === 'NORA') return 'MM/DD/YYYY';
  return language === 'de' ? 'DD.MM.YYYY' : 'DD/MM/YYYY';
}

/** A day as it was typed in the locale's order, as YYYY-MM-DD; whatever else was typed, as it is. */
export function readBirthDate(typed: string, locale: Locale): string {
  const [first = '', second = '', year = ''] = typed.trim().split(/[\s./-]+/);
  const [month, day] = birthDateFormat(locale) === 'MM/DD/YYYY' ? [first, second] : [second, first];
  if (!/^\d{1,2}$/.test(first) || !/^\d{1,2}$/.test(second) || !/^\d{4}$/.test(year)) return typed.trim();
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** A day, YYYY-MM-DD, as the locale writes it; the other way round of `readBirthDate`. */
export function writeBirthDate(day: string, locale: Locale): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return birthDateFormat(locale).replace('YYYY', year).replace('MM', month).replace('DD', date);
}

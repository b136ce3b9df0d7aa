import type { CountryCode } from 'shared-contracts/locale';

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

/** What is wrong with a date of birth; undefined when nothing is (accounts.md section 5). */
export function birthDateFault(
  birthDate: string | undefined,
  country: CountryCode,
  today: Date,
): 'PRO410' | 'PRO411' | undefined {
  if (!birthDate) return 'PRO411';
  if (!isDay(birthDate) || birthDate < EARLIEST || birthDate > latestBirthday(country, today)) return 'PRO410';
  return undefined;
}

/** Letters and digits without those that look alike. */
const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Eight letters and digits that can be read out, e.g. 4K7Q-2X9D: random, so that they tell nothing about how many there are. */
export function readableCode(): string {
  const letters = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => CODE_LETTERS[byte % 32]);
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}

/** A number of a membership, e.g. TM-4K7Q-2X9D. */
export const newMemberId = (): string => `TM-${readableCode()}`;

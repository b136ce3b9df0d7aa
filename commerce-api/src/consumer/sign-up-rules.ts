import type { CountryCode } from 'shared-contracts/locale';

/** Years one must be to open an account: COPPA, Quebec's and the UK's age of consent, GDPR article 8 in Germany. */
const minimalAge: Readonly<Record<CountryCode, number>> = { US: 13, CA: 14, GB: 13, DE: 16 };
const EARLIEST = '1900-01-01';

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
function isDay(text: string): boolean {
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
const MEMBER_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A number of a membership, e.g. TM-4K7Q-2X9D: random, so that it tells nothing about how many there are. */
export function newMemberId(): string {
  const letters = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => MEMBER_LETTERS[byte % 32]);
  return `TM-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}

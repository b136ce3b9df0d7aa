/** How far ahead a card can be valid; beyond it the year is a slip of the finger. */
const MOST_YEARS = 20;

/**
 * Years of four digits are typed too: 2029 is 29, and 202 is on the way there.
 * @param {string} digits
 */
function shortYear(digits) {
  if (!/^20\d/.test(digits)) return digits.slice(0, 2);
  return digits.length > 3 ? digits.slice(2, 4) : digits;
}

/**
 * What is typed, as it stands on the card: a slash after the month, a leading zero for months that can only be one digit.
 * @param {string} text
 */
export function formatExpiry(text) {
  const typed = text.replace(/[^\d/]/g, '');
  const short = /^(\d)\/(\d*)/.exec(typed);
  if (short) return `0${short[1]}/${shortYear(short[2] ?? '')}`;
  const digits = typed.replace(/\D/g, '');
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  const month = padded.slice(0, 2);
  if (padded.length > 2) return `${month}/${shortYear(padded.slice(2))}`;
  return padded.length === 2 && typed.includes('/') ? `${month}/` : month;
}

/**
 * Whether a card with this expiry can be used: it is good to the end of its month.
 * @param {string} text MM/YY
 * @param {Date} now
 * @returns {'valid' | 'incomplete' | 'past'}
 */
export function checkExpiry(text, now) {
  const parts = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(text);
  if (!parts) return 'incomplete';
  const year = 2000 + Number(parts[2]);
  if (year > now.getFullYear() + MOST_YEARS) return 'incomplete';
  const firstInvalidDay = new Date(year, Number(parts[1]), 1);
  return firstInvalidDay > now ? 'valid' : 'past';
}

import { createHmac } from 'node:crypto';
import { plainCode } from 'shared-contracts/plain-text';
import { contentHash } from '../base/hash.ts';

/** The shop's cards start with these digits. */
const PREFIX = '6036';
const BODY_DIGITS = 11;

function checkDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const doubled = place % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

/** Returns a card number of sixteen digits from its eleven unique ones. */
export function cardNumberFrom(body: string): string {
  const digits = PREFIX + body.padStart(BODY_DIGITS, '0').slice(-BODY_DIGITS);
  return digits + checkDigit(digits);
}

/** Returns the digits of the input; undefined when it cannot be a card number. */
export function normalizeCardNumber(typed: string): string | undefined {
  const digits = plainCode(typed).replaceAll('-', '');
  if (!/^\d{16}$/.test(digits) || !digits.startsWith(PREFIX)) return undefined;
  return checkDigit(digits.slice(0, -1)) === digits.slice(-1) ? digits : undefined;
}

/** Returns a reward code in its stored form: capitals, no spaces; undefined when invalid. */
export function normalizeRewardCode(typed: string): string | undefined {
  const code = plainCode(typed);
  return /^[A-Z0-9-]{6,30}$/.test(code) ? code : undefined;
}

export const numberHash = (number: string): string => contentHash(`value-card:${number}`);

/** The secrets that a card's holder knows. */
export interface CardSecret {
  readonly number: string;
  readonly pin: string;
}

/** Digits of the PIN of a new card. Older cards have four. */
export const pinDigits = 6;

/**
 * Derives number and PIN of an issued card from its id and the shop's secret, so that they can be mailed again without
 * being stored.
 */
export function issuedCardSecret(secret: string, cardId: string, digits = pinDigits): CardSecret {
  const digest = createHmac('sha256', secret).update(cardId).digest();
  const body = String(digest.readBigUInt64BE(0) % 100_000_000_000n);
  const pin = String(digest.readUInt32BE(8) % 10 ** digits).padStart(digits, '0');
  return { number: cardNumberFrom(body), pin };
}

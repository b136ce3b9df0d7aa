import { randomInt } from 'node:crypto';

/** A code to type: six digits, 20 bits. */
export const sixDigits = (): string => String(randomInt(1_000_000)).padStart(6, '0');

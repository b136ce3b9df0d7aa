import { randomInt } from 'node:crypto';

/** Without 0, O, 1, I, L, and U, because people read these codes out over the phone. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const part = (): string => Array.from({ length: 4 }, () => letters.charAt(randomInt(letters.length))).join('');

/**
 * Returns eight random letters and digits that are easy to read out, e.g. 4K7Q-2X9D; they do not reveal how many codes
 * exist.
 */
export const readableCode = (): string => `${part()}-${part()}`;

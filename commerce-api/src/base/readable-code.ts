/** Letters and digits that cannot be confused with each other. */
const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * Returns eight random letters and digits that are easy to read out, e.g. 4K7Q-2X9D; they do not reveal how many codes
 * exist.
 */
export function readableCode(): string {
  const letters = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => CODE_LETTERS[byte % 32]);
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}

/** Returns a membership number, e.g. TM-4K7Q-2X9D. */
export const newMemberId = (): string => `TM-${readableCode()}`;

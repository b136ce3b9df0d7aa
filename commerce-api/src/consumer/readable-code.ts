/** Letters and digits without those that look alike. */
const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Eight letters and digits that can be read out, e.g. 4K7Q-2X9D: random, so that they tell nothing about how many there are. */
export function readableCode(): string {
  const letters = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => CODE_LETTERS[byte % 32]);
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}

/** A number of a membership, e.g. TM-4K7Q-2X9D. */
export const newMemberId = (): string => `TM-${readableCode()}`;

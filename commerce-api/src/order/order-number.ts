import { randomInt } from 'node:crypto';

// Omits 0 O 1 I L U, because customers read order numbers out over the phone.
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Returns a random order number, e.g. TF-7K2M-9QXD. It does not reveal how many orders there are and needs no shared
 * counter.
 */
export function newOrderNumber(): string {
  const part = (): string => Array.from({ length: 4 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  return `TF-${part()}-${part()}`;
}

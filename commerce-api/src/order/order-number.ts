import { randomInt } from 'node:crypto';

// Without 0 O 1 I L U: an order number is read out over the phone.
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number from no counter, e.g. TF-7K2M-9QXD: nobody learns from it how many orders there are, and nobody waits for it. */
export function newOrderNumber(): string {
  const part = (): string => Array.from({ length: 4 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  return `TF-${part()}-${part()}`;
}

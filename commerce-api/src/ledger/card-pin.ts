import { hashPassword, verifyPassword } from '../auth/password.ts';
import { contentHash } from '../base/hash.ts';

/** Cards from before salted hashes: SHA-256 of number and PIN. */
const oldHash = (number: string, pin: string): string => contentHash(`value-card-pin:${number}:${pin}`);
const isOld = (hash: string): boolean => /^[\da-f]{64}$/.test(hash);

/** Returns the stored form of a PIN, slow and salted like a password's; empty for a code without a PIN. */
export const hashPin = async (pin: string): Promise<string> => (pin === '' ? '' : hashPassword(pin));

/** How a typed PIN compares with a stored hash; `outdated` when it matches a hash that is to be replaced. */
export type PinMatch = 'none' | 'current' | 'outdated';

/** Compares a PIN; takes equally long whether there is a card or not, and whatever its hash. */
export async function matchPin(
  { number, pin }: { readonly number: string; readonly pin: string },
  hash: string | undefined,
): Promise<PinMatch> {
  const old = hash !== undefined && isOld(hash);
  const matches = await verifyPassword(pin, old ? undefined : hash);
  if (old) return hash === oldHash(number, pin) ? 'outdated' : 'none';
  return matches ? 'current' : 'none';
}

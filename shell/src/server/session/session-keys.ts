import { createHash } from 'node:crypto';
import { ownSecret } from 'release-kit/own-secret';

/** A key that seals sessions; several exist while they are rotated. */
export interface SessionKey {
  /** Tells by which key a cookie was sealed. */
  readonly id: string;
  readonly secret: Uint8Array;
}

/** Shorter secrets can be guessed. */
const MIN_LENGTH = 32;

function keyOf(text: string): SessionKey {
  if (text.length < MIN_LENGTH)
    throw new Error(
      `SESSION_KEYS: each key needs at least ${MIN_LENGTH} characters, e.g. from "openssl rand -base64 32"`,
    );
  const secret = createHash('sha256').update(`session ${text}`).digest();
  return { id: createHash('sha256').update(secret).digest('base64url').slice(0, 8), secret };
}

interface Source {
  /** The keys, separated by spaces: the first one seals, all of them open. */
  readonly text: string;
  /** Where a key is kept that this machine makes for itself. */
  readonly file: string;
  /** Whether shoppers other than on this machine use the shop. */
  readonly isPublic: boolean;
}

/**
 * Reads the keys of sessions. A shop on this machine makes a key of its own, which outlives restarts.
 * @throws {Error} for a short key, and in public without one
 */
export function readSessionKeys({ text, file, isPublic }: Source): readonly SessionKey[] {
  const keys = text.split(' ').filter(Boolean).map(keyOf);
  if (keys.length > 0) return keys;
  if (isPublic)
    throw new Error('SESSION_KEYS is needed in production: a long random text, the same for all shells of the shop');
  return [keyOf(ownSecret(file))];
}

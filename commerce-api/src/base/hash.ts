import { createHash } from 'node:crypto';

/** Returns the SHA-256 of a text as 64 hexadecimal characters. */
export function contentHash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Derives a UUID from a text. */
export function hashedUuid(text: string): string {
  const hex = contentHash(text);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

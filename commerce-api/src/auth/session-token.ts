import { randomBytes } from 'node:crypto';
import { contentHash } from '../base/hash.ts';

/** A family of 128 random bits and a secret of 256. */
const SHAPE = /^([\w-]{22})\.[\w-]{43}$/;

/**
 * The family that a token names; undefined for a token from before families. All tokens of a session share it, so that a
 * replaced token still leads to its session. Nothing but these tokens contains it.
 */
const familyOf = (token: string): string | undefined => SHAPE.exec(token)?.[1];

/** Creates a token: the next one of a family, or the first one of a new family. */
export function newToken(family = randomBytes(16).toString('base64url')): string {
  return `${family}.${randomBytes(32).toString('base64url')}`;
}

/** Creates the token that replaces another one. */
export const nextToken = (token: string): string => newToken(familyOf(token));

/** The hash by which the database finds the session of a token; null for a token from before families. */
export function familyHash(token: string): string | null {
  const family = familyOf(token);
  return family === undefined ? null : contentHash(`family:${family}`);
}

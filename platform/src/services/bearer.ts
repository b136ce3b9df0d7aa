import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const digestOf = (text: string) => createHash('sha256').update(text).digest();

/** SHA-256 of the token that a request brings; undefined when it brings none. */
function bearerDigest({ authorization }: IncomingHttpHeaders): Buffer | undefined {
  const token = /^Bearer (.+)$/.exec(authorization ?? '')?.[1];
  return token === undefined ? undefined : digestOf(token);
}

/** The one whose token a request brings, by the SHA-256 (hex) of each token. */
export function bearerAmong<Owner>(
  headers: IncomingHttpHeaders,
  owners: Readonly<Record<string, Owner>>,
): Owner | undefined {
  const digest = bearerDigest(headers);
  if (!digest) return undefined;
  return Object.entries(owners).find(([hash]) => timingSafeEqual(Buffer.from(hash, 'hex'), digest))?.[1];
}

/** Whether a request brings this token; how long the comparing takes tells nothing of it. */
export function bearerIs(headers: IncomingHttpHeaders, token: string): boolean {
  const digest = bearerDigest(headers);
  return digest !== undefined && timingSafeEqual(digest, digestOf(token));
}

import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const digestOf = (text: string) => createHash('sha256').update(text).digest();

/** SHA-256 (hex) of a token: what is kept of it. */
export const hashOfToken = (token: string): string => digestOf(token).toString('hex');

/** The bearer token that a request brings; undefined when it brings none. */
export const bearerIn = ({ authorization }: IncomingHttpHeaders): string | undefined =>
  /^Bearer (.+)$/.exec(authorization ?? '')?.[1];

/** The one whose token it is, by the SHA-256 (hex) of each token. */
export function tokenAmong<Owner>(
  token: string | undefined,
  owners: Readonly<Record<string, Owner>>,
): Owner | undefined {
  if (!token) return undefined;
  const digest = digestOf(token);
  return Object.entries(owners).find(([hash]) => timingSafeEqual(Buffer.from(hash, 'hex'), digest))?.[1];
}

/** Whether a request brings this token; how long the comparing takes tells nothing of it. */
export function bearerIs(headers: IncomingHttpHeaders, token: string): boolean {
  const brought = bearerIn(headers);
  return brought !== undefined && timingSafeEqual(digestOf(brought), digestOf(token));
}

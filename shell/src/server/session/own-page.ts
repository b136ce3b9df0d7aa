import type { FastifyRequest } from 'fastify';
import { headerNames, storefrontAccessKey } from 'shared-contracts/headers';

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);

/**
 * Whether a page of the shop itself made a call: the one rule against forged requests. Another site's page can send no
 * header of its own without being asked for its origin, and browsers state where a request comes from: by Sec-Fetch-Site,
 * or by Origin where that is missing.
 */
export function isFromOwnPage({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  if (headers[headerNames.accessKey] !== storefrontAccessKey) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin === undefined || hostOf(headers.origin) === host;
}

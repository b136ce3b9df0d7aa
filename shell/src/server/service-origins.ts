import { servicePrefixes } from 'shared-contracts/calls/all-calls';

/** First path segments that lead to the services: those of every call, the pictures', and those for search engines. */
export const proxiedPrefixes: readonly string[] = [...servicePrefixes, 'images', 'feeds', 'sitemap.xml'];

/** Where the services are: one origin for all, and others for single prefixes that another back end answers. */
export interface ServiceOrigins {
  readonly all: string;
  /** By first path segment, e.g. `cart`; origins without a trailing slash. */
  readonly byPrefix: Readonly<Record<string, string>>;
}

/**
 * Reads `cart=https://cart.example,products=https://catalogue.example`.
 * @throws {Error} for a prefix that no call has, or an address that is no origin
 */
export function readServiceOrigins(text: string): ServiceOrigins['byPrefix'] {
  const entries = text.split(',').filter((entry) => entry.trim() !== '');
  return Object.fromEntries(
    entries.map((entry) => {
      const [prefix = '', origin = ''] = entry.split('=').map((part) => part.trim());
      if (!proxiedPrefixes.includes(prefix))
        throw new Error(`SERVICE_ORIGINS: "${prefix}" is no service. Known ones: ${proxiedPrefixes.join(', ')}`);
      if (!URL.canParse(origin) || new URL(origin).origin !== origin)
        throw new Error(
          `SERVICE_ORIGINS: ${prefix} needs an origin such as https://${prefix}.example, not "${origin}"`,
        );
      return [prefix, origin];
    }),
  );
}

/** The origin that answers a path. */
export const serviceOriginOf = ({ all, byPrefix }: ServiceOrigins, path: string): string =>
  byPrefix[path.split('/')[1] ?? ''] ?? all;

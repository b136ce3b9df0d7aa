/**
 * First segment of a path below the locale, as the router compares it: `cart` of `/Cart/gifts`, empty for `/`.
 * Releases are indexed by it, so that a page need not know all routes.
 */
export function firstSegment(path: string): string {
  const segment = (path.split('/')[1] ?? '').toLowerCase();
  try {
    return decodeURIComponent(segment);
  } catch {
    // Not URL-encoded: use it as is.
    return segment;
  }
}

/** The part of a page's path below the locale: `/cart` of `/en-us/cart`. */
export const belowLocale = (pathname: string): string => `/${pathname.split('/').slice(2).join('/')}`;

/**
 * First part of a path below the locale, as the router compares it: `cart` of `/Cart/gifts`, nothing of `/`. Releases are
 * found by it, so that nobody has to know the routes of all of them.
 */
export function firstSegment(path: string): string {
  const segment = (path.split('/')[1] ?? '').toLowerCase();
  try {
    return decodeURIComponent(segment);
  } catch {
    // Not an encoded text: then it is what it says.
    return segment;
  }
}

/** The part below the locale of a page's address: `/cart` of `/en-us/cart`. */
export const belowLocale = (pathname: string): string => `/${pathname.split('/').slice(2).join('/')}`;

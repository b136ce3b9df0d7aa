import type { ServedPage } from 'release-kit/page-token';

let pages = 0;

/** A page for tests, which differs from all others in id and network. */
export function servedPage(different: Partial<ServedPage> = {}): ServedPage {
  pages += 1;
  return {
    id: pages.toString(16).padStart(32, '0'),
    at: Date.now(),
    locale: 'de-de',
    browser: 'Firefox 141',
    screen: 'cart cart',
    network: `network ${pages}`,
    releases: { cart: '1.0.0' },
    ...different,
  };
}

import { localeOfPath } from './locale.ts';

/** The types of pages (docs/spec/content.md section 2.1). */
export const pageTypes = [
  'Product detail',
  'Product list',
  'Cart',
  'Account',
  'Search',
  'Search hub',
  'Order confirmation',
  'Checkout',
  'Home',
  'Other',
  'Error',
] as const;
export type PageType = (typeof pageTypes)[number];

const byFirstSegment: Readonly<Record<string, PageType>> = {
  p: 'Product detail',
  c: 'Product list',
  cart: 'Cart',
  account: 'Account',
  'order-confirmation': 'Order confirmation',
  checkout: 'Checkout',
};

/**
 * The type of a page, by its address below the locale: a search without words is the search hub. `isProblem`: a page
 * whose description says that it is not available.
 */
export function pageTypeOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>, isProblem = false): PageType {
  if (isProblem) return 'Error';
  const [, ...segments] = pathname.replace(/\/$/, '').split('/');
  const [first, second] = localeOfPath(pathname) ? segments.slice(1) : segments;
  if (first === undefined || first === '') return localeOfPath(pathname) ? 'Home' : 'Other';
  if (first === 'search') return new URLSearchParams(search).get('q')?.trim() ? 'Search' : 'Search hub';
  // A product and a list have a name; nothing is below cart, checkout, and order confirmation.
  if ((first === 'p' || first === 'c') !== (second !== undefined) && first !== 'account') return 'Other';
  return Object.hasOwn(byFirstSegment, first) ? (byFirstSegment[first] ?? 'Other') : 'Other';
}

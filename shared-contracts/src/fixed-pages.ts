/**
 * The pages that the shop itself has, which editors add blocks to (docs/spec/content.md section 7.1), each with its path
 * below the locale; null for what has no page of its own, such as a dialog.
 */
export const fixedPagePaths = {
  account: '/account',
  'account-profile': '/account/profile',
  basecamp: '/pages/basecamp',
  cart: '/cart',
  checkout: '/checkout',
  'contact-us': '/help/contact-us',
  'error-4xx': null,
  'gift-card': '/pages/gift-card',
  'loyalty-modal': '/loyalty',
  'order-confirmation': '/order-confirmation',
  promotions: '/pages/promotions',
  search: '/search',
  'sign-in-modal': null,
  'sign-up': '/sign-up',
  'sign-up-modal': null,
  'store-locator': '/stores',
  westend: '/pages/westend',
} as const;
export type FixedPage = keyof typeof fixedPagePaths;

export const isFixedPage = (name: string): name is FixedPage => Object.hasOwn(fixedPagePaths, name);

/** The path of a fixed page below the locale; undefined for a name that is none, and for one without a page. */
export const pathOfFixedPage = (name: string): string | undefined =>
  isFixedPage(name) ? (fixedPagePaths[name] ?? undefined) : undefined;

/** Those that consist of nothing but their blocks. */
export const landingPages: readonly FixedPage[] = [
  'basecamp',
  'contact-us',
  'gift-card',
  'loyalty-modal',
  'promotions',
  'westend',
];

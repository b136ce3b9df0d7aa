import { optionalItems } from './optional-items.ts';

/*
 * Everything that the shop stores in a browser. The helpers of storefront-kit take no other key, a refusal deletes what is
 * optional, the preferences list it all, and a journey walks the shop and compares. Frames of other companies (payment, bot
 * check) have an origin of their own, and run when they are used. What is optional stands in `optional-items.ts`, since each page
 * needs that part to delete what is refused.
 */

interface StoredItem {
  readonly where: 'cookie' | 'local' | 'session';
  /** A name that ends with `*` stands for all names that begin so. Cookies may have the prefix `__Host-`. */
  readonly name: string;
}

/** What a service that somebody uses needs, including settings that a shopper makes. */
export const necessaryItems = [
  { where: 'cookie', name: 'shop.session' },
  { where: 'cookie', name: 'shop.staff' },
  { where: 'cookie', name: 'shop.visitor' },
  { where: 'cookie', name: 'shop.avoid' },
  { where: 'cookie', name: 'shop.consent' },
  { where: 'local', name: 'shop.cart' },
  { where: 'local', name: 'shop.favorites' },
  { where: 'local', name: 'shop.favorite-store' },
  { where: 'local', name: 'shop.location-asked' },
  { where: 'local', name: 'shop.account.way' },
  { where: 'local', name: 'shop.account.passkey-offer' },
  { where: 'local', name: 'shop.signed-in' },
  { where: 'local', name: 'shop.store-mode' },
  { where: 'local', name: 'shop.store-mode-used' },
  { where: 'local', name: 'shop.theme' },
  { where: 'session', name: 'shop.cart.scans' },
  { where: 'session', name: 'shop.checkout.place-attempt' },
  { where: 'session', name: 'shop.account.provider' },
  { where: 'session', name: 'shop.content.compare' },
  { where: 'session', name: 'shop.typed.*' },
  { where: 'session', name: 'shop.reloaded' },
  // Of the router.
  { where: 'session', name: 'react-router-scroll-positions' },
  { where: 'session', name: 'shop.studio.draft.*' },
] as const satisfies readonly StoredItem[];

type Item = (typeof necessaryItems)[number] | (typeof optionalItems)[number];
type KeyOf<Name extends string> = Name extends `${infer Start}*` ? `${Start}${string}` : Name;

export type StoredName = Item['name'];
/** Keys of local and session storage that need no consent. */
export type NecessaryKey = KeyOf<Exclude<(typeof necessaryItems)[number], { readonly where: 'cookie' }>['name']>;

/** The item that a cookie or key of the browser belongs to; undefined when it is not declared. */
export function storedItemOf(where: Item['where'], name: string): Item | undefined {
  const bare = where === 'cookie' ? name.replace(/^__Host-/, '') : name;
  return [...necessaryItems, ...optionalItems].find(
    (item) =>
      item.where === where && (item.name.endsWith('*') ? bare.startsWith(item.name.slice(0, -1)) : item.name === bare),
  );
}

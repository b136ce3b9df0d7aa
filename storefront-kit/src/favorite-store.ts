import type { Locale } from 'shared-contracts/locale';
import { storedValue } from './storage.ts';

/** The shopper's preferred pickup store, sent as `favStoreId`. */
export interface FavoriteStore {
  readonly storeId: string;
  readonly name: string;
  readonly country: string;
}

/** Checked by hand: every list would bring the schemas for it. */
function storeIn(json: unknown): FavoriteStore {
  const { storeId, name, country } = Object(json) as Partial<FavoriteStore>;
  if (typeof storeId === 'string' && typeof name === 'string' && typeof country === 'string')
    return { storeId, name, country };
  throw new TypeError('not a store');
}

const stored = storedValue('local', 'shop.favorite-store', storeIn);

/** The favorite store of this browser, if it is in the locale's country. */
export function readFavoriteStore({ country }: Pick<Locale, 'country'>): FavoriteStore | undefined {
  const store = stored.read();
  return store?.country === country ? store : undefined;
}

/** Undefined removes it. */
export function writeFavoriteStore(store: FavoriteStore | undefined): void {
  stored.write(store);
  // Browsers tell other tabs only.
  window.dispatchEvent(
    new StorageEvent('storage', { key: stored.key, newValue: store ? JSON.stringify(store) : null }),
  );
}

/** Calls back when the store changes, here or in another tab. Returns a function that ends the subscription. */
export const followFavoriteStore = (onChange: () => void): (() => void) => stored.subscribe(() => onChange());

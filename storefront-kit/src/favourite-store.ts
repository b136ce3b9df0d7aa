import type { Locale } from 'shared-contracts/locale';
import * as v from 'valibot';

const favouriteStore = v.object({ storeId: v.string(), name: v.string(), country: v.string() });
/** The store where a shopper likes to collect; sent as `favStoreId`. */
export type FavouriteStore = v.InferOutput<typeof favouriteStore>;

export const favouriteStoreKey = 'tarnfell.favourite-store';

/** The favourite of this browser in the locale's country; undefined for none. */
export function readFavouriteStore({ country }: Pick<Locale, 'country'>): FavouriteStore | undefined {
  try {
    const value = localStorage.getItem(favouriteStoreKey);
    if (!value) return undefined;
    const kept = v.parse(favouriteStore, JSON.parse(value));
    return kept.country === country ? kept : undefined;
  } catch (error) {
    console.warn('The favourite store cannot be read and is left aside', error);
    return undefined;
  }
}

export function writeFavouriteStore(store: FavouriteStore): void {
  try {
    localStorage.setItem(favouriteStoreKey, JSON.stringify(store));
  } catch (error) {
    console.warn('This browser allows no storage: the favourite store lasts for this page only', error);
  }
}

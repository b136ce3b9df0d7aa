import type { Locale } from 'shared-contracts/locale';
import * as v from 'valibot';
import { storedValue } from './storage.ts';

const favouriteStore = v.object({ storeId: v.string(), name: v.string(), country: v.string() });
/** The shopper's preferred pickup store, sent as `favStoreId`. */
export type FavouriteStore = v.InferOutput<typeof favouriteStore>;

const stored = storedValue('local', 'tarnfell.favourite-store', v.parser(favouriteStore));

/** The favourite store of this browser, if it is in the locale's country. */
export function readFavouriteStore({ country }: Pick<Locale, 'country'>): FavouriteStore | undefined {
  const store = stored.read();
  return store?.country === country ? store : undefined;
}

export const writeFavouriteStore = (store: FavouriteStore): void => stored.write(store);

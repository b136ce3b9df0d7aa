import { useEffect, useState } from 'react';
import { type FavouriteStore, followFavouriteStore, readFavouriteStore } from './favourite-store.ts';
import { useLocale } from './use-locale.ts';

/** The shopper's store: unknown on the server and in the first render, then that of this browser. */
export function useFavouriteStore(): FavouriteStore | undefined {
  const locale = useLocale();
  const [store, setStore] = useState<FavouriteStore>();
  useEffect(() => {
    const read = () => setStore(readFavouriteStore(locale));
    read();
    return followFavouriteStore(read);
  }, [locale]);
  return store;
}

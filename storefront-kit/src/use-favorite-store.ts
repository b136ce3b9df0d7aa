import { useEffect, useState } from 'react';
import { type FavoriteStore, followFavoriteStore, readFavoriteStore } from './favorite-store.ts';
import { useLocale } from './use-locale.ts';

/** The shopper's store: unknown on the server and in the first render, then that of this browser. */
export function useFavoriteStore(): FavoriteStore | undefined {
  const locale = useLocale();
  const [store, setStore] = useState<FavoriteStore>();
  useEffect(() => {
    const read = () => setStore(readFavoriteStore(locale));
    read();
    return followFavoriteStore(read);
  }, [locale]);
  return store;
}

import { useCallback, useEffect, useState } from 'react';
import { type FavouriteList, getFavourites } from 'shared-contracts/calls/favourites';
import { usePlatform } from 'shared-contracts/platform';
import { keepsFavourites } from '../../service/favourites-service.ts';

/** How many are read at a time. */
const pageSize = 12;

export type FavouriteItem = FavouriteList['items'][number];

interface Reading {
  readonly status: 'pending' | 'success' | 'error';
  readonly items: readonly FavouriteItem[];
  readonly total: number;
  readonly listId: string;
}

/** Favourites as far as they have been read, newest first, with the ways to read on and to read anew. */
export function useFavourites() {
  const { calls, session, report } = usePlatform();
  const [reading, setReading] = useState<Reading>({ status: 'pending', items: [], total: 0, listId: '' });

  const read = useCallback(
    async (start: number, count: number, signal?: AbortSignal) => {
      setReading((before) => ({ ...before, status: 'pending' }));
      try {
        // Who works here has none: there is nothing to ask for.
        if (!keepsFavourites(await session.ready())) return;
        const page = { start: String(start), count: String(count) };
        const list = await calls(getFavourites, { query: page }, signal ? { signal } : {});
        setReading((before) => ({
          status: 'success',
          items: [...before.items.slice(0, start), ...list.items],
          total: list.total,
          listId: list.favoriteId,
        }));
      } catch (error) {
        if (signal?.aborted) return;
        report(error, { remote: 'account', phase: 'event' });
        setReading((before) => ({ ...before, status: 'error' }));
      }
    },
    [calls, session, report],
  );
  useEffect(() => {
    const abort = new AbortController();
    void read(0, pageSize, abort.signal);
    return () => abort.abort();
  }, [read]);

  return {
    ...reading,
    more: () => void read(reading.items.length, pageSize),
    /** As many as are shown, as they are now. */
    again: () => read(0, Math.max(pageSize, reading.items.length)),
  };
}

import { useMemo, useState } from 'react';
import { type FavouriteList, getFavourites } from 'shared-contracts/calls/favourites';
import { usePlatform } from 'shared-contracts/platform';
import { useReading } from 'storefront-kit/use-call';
import { keepsFavourites } from '../../service/favourites-service.ts';

export type FavouriteItem = FavouriteList['items'][number];

interface Page {
  /** The favorites read before this page. */
  readonly before: readonly FavouriteItem[];
  readonly count: number;
}

/** The favourites read so far, newest first. */
export function useFavourites() {
  const { calls, session, config } = usePlatform();
  const { listPageSize } = config;
  const [page, setPage] = useState<Page>({ before: [], count: listPageSize });
  const read = useMemo(
    () => async (signal: AbortSignal) => {
      // Employees have no favourites.
      if (!keepsFavourites(await session.ready())) return { items: page.before, total: 0 };
      const query = { start: String(page.before.length), count: String(page.count) };
      const list = await calls(getFavourites, { query }, { signal });
      return { items: [...page.before, ...list.items], total: list.total };
    },
    [calls, session, page],
  );
  const { status, value, set } = useReading(read, { remote: 'account', keepPrevious: true });
  const { items = [], total = 0 } = value ?? {};
  /** Reads everything shown again. */
  const again = () => setPage({ before: [], count: Math.max(listPageSize, items.length) });

  return {
    status,
    items,
    total,
    more: () => setPage({ before: items, count: listPageSize }),
    again,
    /** Takes a removed favourite out of the list and reads the list again. */
    removed(itemId: string) {
      set({ items: items.filter((item) => item.itemId !== itemId), total: total - 1 });
      again();
    },
  };
}

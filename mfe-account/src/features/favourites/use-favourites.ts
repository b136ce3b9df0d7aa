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

interface Favourites {
  readonly items: readonly FavouriteItem[];
  readonly total: number;
  /** Which list it is, and by which token it is shared. Employees have none. */
  readonly list: Pick<FavouriteList, 'favoriteId' | 'shareToken'> | undefined;
}

/** The favourites read so far, newest first. */
export function useFavourites() {
  const { calls, session, config } = usePlatform();
  const { listPageSize } = config;
  const [page, setPage] = useState<Page>({ before: [], count: listPageSize });
  const read = useMemo(
    () =>
      async (signal: AbortSignal): Promise<Favourites> => {
        // Employees have no favourites.
        if (!keepsFavourites(await session.ready())) return { items: page.before, total: 0, list: undefined };
        const query = { start: String(page.before.length), count: String(page.count) };
        const list = await calls(getFavourites, { query }, { signal });
        const { favoriteId, shareToken } = list;
        return { items: [...page.before, ...list.items], total: list.total, list: { favoriteId, shareToken } };
      },
    [calls, session, page],
  );
  const { status, value, set } = useReading(read, { remote: 'account', keepPrevious: true });
  const { items = [], total = 0, list } = value ?? {};
  /** Reads everything shown again. */
  const again = () => setPage({ before: [], count: Math.max(listPageSize, items.length) });

  return {
    status,
    items,
    total,
    list,
    more: () => setPage({ before: items, count: listPageSize }),
    again,
    /** Takes a removed favourite out of the list and reads the list again. */
    removed(itemId: string) {
      set({ items: items.filter((item) => item.itemId !== itemId), total: total - 1, list });
      again();
    },
    /** Notes that the list is shared by a token, or by none any more. */
    shared(shareToken: string | undefined) {
      set({ items, total, list: list && { ...list, shareToken } });
    },
  };
}

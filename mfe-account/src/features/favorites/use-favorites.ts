import { useMemo, useState } from 'react';
import { type FavoriteList, getFavorites } from 'shared-contracts/calls/favorites';
import { usePlatform } from 'shared-contracts/platform';
import { keepsFavorites } from 'storefront-kit/stored-favorites';
import { useReading } from 'storefront-kit/use-call';

export type FavoriteItem = FavoriteList['items'][number];

interface Page {
  /** The favorites read before this page. */
  readonly before: readonly FavoriteItem[];
  readonly count: number;
}

interface Favorites {
  readonly items: readonly FavoriteItem[];
  readonly total: number;
  /** Which list it is, and by which token it is shared. Employees have none. */
  readonly list: Pick<FavoriteList, 'favoriteId' | 'shareToken'> | undefined;
}

/** The favorites read so far, newest first. */
export function useFavorites() {
  const { calls, session, config } = usePlatform();
  const { listPageSize } = config;
  const [page, setPage] = useState<Page>({ before: [], count: listPageSize });
  const read = useMemo(
    () =>
      async (signal: AbortSignal): Promise<Favorites> => {
        // Employees have no favorites.
        if (!keepsFavorites(await session.ready())) return { items: page.before, total: 0, list: undefined };
        const query = { start: String(page.before.length), count: String(page.count) };
        const list = await calls(getFavorites, { query }, { signal });
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
    /** Takes a removed favorite out of the list and reads the list again. */
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

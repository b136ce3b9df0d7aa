import { useMemo, useState } from 'react';
import type { CallInput } from 'shared-contracts/call';
import { postAvailability } from 'shared-contracts/calls/products';
import { searchStores } from 'shared-contracts/calls/utilities';
import type { PickupRequest } from 'shared-contracts/dialogs/cart';
import { usePlatform } from 'shared-contracts/platform';
import { readFavoriteStore } from 'storefront-kit/favorite-store';
import { useReading } from 'storefront-kit/use-call';
import { storeChoices } from './store-choices.ts';

type Where = Omit<CallInput<typeof searchStores>['body'], 'upc'>;

/**
 * Stores near a place, with their stock of the product if one is wanted; initially the shopper's own and those around.
 */
export function useStores(wanted?: Pick<PickupRequest, 'productId' | 'upc' | 'qty'>) {
  const { productId, upc, qty = 0 } = wanted ?? {};
  const { calls, locale } = usePlatform();
  const [where, find] = useState<Where>({});
  const read = useMemo(
    () => async (signal: AbortSignal) => {
      const favoriteId = readFavoriteStore(locale)?.storeId;
      const from = favoriteId ? { from: favoriteId } : {};
      const [found, availability] = await Promise.all([
        calls(searchStores, { query: from, body: { ...where, ...(upc ? { upc } : {}) } }, { signal }),
        // Stores are still useful without pickup dates.
        productId && upc
          ? calls(postAvailability, { params: { productId }, body: { upc, qty } }, { signal }).catch(() => undefined)
          : undefined,
      ]);
      return {
        choices: storeChoices(found.stores, availability, { qty, favoriteId }),
        unknown: found.isUnknown ? where.query : undefined,
        hasMore: found.hasMore === true,
      };
    },
    [calls, locale, productId, upc, qty, where],
  );
  const { status, value, error } = useReading(read, { remote: 'cart', keepPrevious: true });
  const kind: 'place' | 'position' = where.latitude === undefined ? 'place' : 'position';
  return {
    status,
    choices: status === 'error' || !value ? [] : value.choices,
    /** What was typed, where neither a place nor a store is called so. */
    unknown: value?.unknown,
    /** Whether there are others that a search would find. */
    hasMore: value?.hasMore === true,
    error,
    /** The criteria of the current search. */
    finding: status === 'pending' ? kind : undefined,
    find,
  };
}

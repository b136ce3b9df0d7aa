import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallInput } from 'shared-contracts/call';
import { postAvailability } from 'shared-contracts/calls/products';
import { searchStores } from 'shared-contracts/calls/utilities';
import type { PickupRequest } from 'shared-contracts/dialogs/cart';
import { asProductError } from 'shared-contracts/errors/as-product-error';
import { usePlatform } from 'shared-contracts/platform';
import { readFavouriteStore } from 'storefront-kit/favourite-store';
import { pickupMessages } from '../../messages/pickup-messages.ts';
import { type StoreChoice, storeChoices } from './store-choices.ts';

type Where = Omit<CallInput<typeof searchStores>['body'], 'upc'>;

interface Stores {
  readonly status: 'pending' | 'success' | 'error';
  readonly choices: readonly StoreChoice[];
  readonly error: string | undefined;
}

/** The stores near a place with what they have of the goods; all of the country at first. */
export function useStores({ productId, upc, qty }: PickupRequest) {
  const { calls, locale } = usePlatform();
  const [stores, setStores] = useState<Stores>({ status: 'pending', choices: [], error: undefined });
  const asked = useRef(0);

  const find = useCallback(
    async (where: Where) => {
      asked.current += 1;
      const turn = asked.current;
      setStores((before) => ({ ...before, status: 'pending', error: undefined }));
      try {
        const [found, availability] = await Promise.all([
          calls(searchStores, { body: { ...where, upc } }),
          // Without dates the stores are still worth showing.
          calls(postAvailability, { params: { productId }, body: { upc, qty } }).catch(() => undefined),
        ]);
        if (turn !== asked.current) return;
        const favouriteId = readFavouriteStore(locale)?.storeId;
        setStores({
          status: 'success',
          choices: storeChoices(found.stores, availability, { qty, favouriteId }),
          error: undefined,
        });
      } catch (error) {
        if (turn !== asked.current) return;
        const text = asProductError(error).message || pickupMessages(locale).storesFailed;
        setStores({ status: 'error', choices: [], error: text });
      }
    },
    [calls, locale, productId, upc, qty],
  );
  useEffect(() => void find({}), [find]);
  return { stores, find };
}

/** Milliseconds until the browser has to know where it is. */
const positionTimeout = 8000;

/** Where the shopper is, when the browser may tell. */
export const ownPosition = (): Promise<{ readonly latitude: number; readonly longitude: number }> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, { timeout: positionTimeout });
  });

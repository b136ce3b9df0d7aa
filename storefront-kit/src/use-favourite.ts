import { useRef, useState, useSyncExternalStore } from 'react';
import { usePlatform } from 'shared-contracts/platform';
import { favouritesService } from 'shared-contracts/services/favourites';
import { followFavourites, noFavourites, readFavourites } from './stored-favourites.ts';

interface Favourite {
  /** False for accounts without favorites. */
  readonly isOffered: boolean;
  readonly isFavourite: boolean;
  /** Updates optimistically; reverts and rejects when the change fails. */
  readonly toggle: () => Promise<void>;
}

/** Whether a product is a favorite, and how to change that (ACC-13). The account's code loads with the first click. */
export function useFavourite(productId: string): Favourite {
  const { services } = usePlatform();
  const [wanted, setWanted] = useState<boolean>();
  const presses = useRef(0);
  const { isOffered, items } = useSyncExternalStore(followFavourites, readFavourites, () => noFavourites);
  const isFavourite = wanted ?? productId in items;
  return {
    isOffered,
    isFavourite,
    async toggle() {
      presses.current += 1;
      const press = presses.current;
      setWanted(!isFavourite);
      try {
        const service = await services.load(favouritesService);
        await service.set(productId, !isFavourite);
      } finally {
        // Only the last of several presses ends the pending state.
        if (press === presses.current) setWanted(undefined);
      }
    },
  };
}

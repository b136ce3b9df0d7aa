import { useRef, useState, useSyncExternalStore } from 'react';
import { usePlatform } from 'shared-contracts/platform';
import { favoritesService } from 'shared-contracts/services/favorites';
import { followFavorites, noFavorites, readFavorites } from './stored-favorites.ts';

interface Favorite {
  /** False for accounts without favorites. */
  readonly isOffered: boolean;
  readonly isFavorite: boolean;
  /** Updates optimistically; reverts and rejects when the change fails. */
  readonly toggle: () => Promise<void>;
}

/** Whether a product is a favorite, and how to change that (ACC-13). The account's code loads with the first click. */
export function useFavorite(productId: string): Favorite {
  const { services } = usePlatform();
  const [wanted, setWanted] = useState<boolean>();
  const presses = useRef(0);
  const { isOffered, items } = useSyncExternalStore(followFavorites, readFavorites, () => noFavorites);
  const isFavorite = wanted ?? productId in items;
  return {
    isOffered,
    isFavorite,
    async toggle() {
      presses.current += 1;
      const press = presses.current;
      setWanted(!isFavorite);
      try {
        const service = await services.load(favoritesService);
        await service.set(productId, !isFavorite);
      } finally {
        // Only the last of several presses ends the pending state.
        if (press === presses.current) setWanted(undefined);
      }
    },
  };
}

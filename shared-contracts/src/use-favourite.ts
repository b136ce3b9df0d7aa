import { useState, useSyncExternalStore } from 'react';
import { followFavourites, noFavourites, readFavourites } from './kept-favourites.ts';
import { usePlatform } from './platform.tsx';
import { favouritesService } from './services/favourites.ts';

interface Favourite {
  /** False where nobody keeps favourites. */
  readonly isOffered: boolean;
  readonly isFavourite: boolean;
  /** Shows at once what was wished; goes back when that did not work, and rejects then. */
  readonly toggle: () => Promise<void>;
}

/** Whether a product is a favourite, and the way to change that (ACC-13). The account's code comes with the first click. */
export function useFavourite({ productId, name }: { readonly productId: string; readonly name: string }): Favourite {
  const { services } = usePlatform();
  const [wanted, setWanted] = useState<boolean>();
  const { isOffered, items } = useSyncExternalStore(followFavourites, readFavourites, () => noFavourites);
  const isFavourite = wanted ?? productId in items;
  return {
    isOffered,
    isFavourite,
    async toggle() {
      setWanted(!isFavourite);
      try {
        const service = await services.load(favouritesService);
        await service.set({ productId, name }, !isFavourite);
      } finally {
        setWanted(undefined);
      }
    },
  };
}

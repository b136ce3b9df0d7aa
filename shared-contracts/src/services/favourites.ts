import { defineService } from '../services.ts';

export interface FavouritesService {
  /** Keeps a product, or lets go of it. Rejects with a ProductError. */
  set(productId: string, isFavourite: boolean): Promise<void>;
}

export const favouritesService = defineService<FavouritesService>('favourites');

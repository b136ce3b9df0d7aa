import { defineService } from '../services.ts';

export interface FavouritesService {
  /** Adds or removes a favorite. Rejects with a ProductError. */
  set(productId: string, isFavourite: boolean): Promise<void>;
}

export const favouritesService = defineService<FavouritesService>('favourites');

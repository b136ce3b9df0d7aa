import { defineService } from '../services.ts';

export interface FavoritesService {
  /** Adds or removes a favorite. Rejects with a ProductError. */
  set(productId: string, isFavorite: boolean): Promise<void>;
}

export const favoritesService = defineService<FavoritesService>('favorites');

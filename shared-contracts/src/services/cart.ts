import type { NewItem } from '../calls/cart.ts';
import type { CartItem } from '../calls/cart-entities.ts';
import type { Picture } from '../fields.ts';
import { defineService } from '../services.ts';

export interface AddToCart
  extends Pick<
    NewItem,
    'productId' | 'upc' | 'storeId' | 'giftOption' | 'customAmount' | 'recipeId' | 'precreatedCustomsCode'
  > {
  readonly qty?: number;
  /** For the toast and the mini cart, so that they need not wait for the cart. */
  readonly name: string;
  readonly picture?: Picture;
  /** False leaves the mini cart closed. Default true. */
  readonly showMiniCart?: boolean;
}

export interface CartService {
  /**
   * Adds after reading the inventory; makes the cart when there is none. Resolves with the line's id as far as the
   * services tell it; rejects with a ProductError.
   */
  add(item: AddToCart): Promise<string | undefined>;
  /** Gives a line another variant; rejects with a ProductError. */
  changeVariant(itemId: string, to: Pick<NewItem, 'productId' | 'upc'>): Promise<void>;
  /**
   * Begins another session and a cart with these items, once, and starts the page over soon after: for a page that finds
   * out that the services no longer know whose its cart is (CART-08).
   */
  renew(items: readonly CartItem[]): Promise<void>;
  openMiniCart(): void;
}

export const cartService = defineService<CartService>('cart');

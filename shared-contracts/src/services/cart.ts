import type { NewItem } from '../calls/cart.ts';
import type { CartItem } from '../calls/cart-entities.ts';
import type { Picture } from '../fields.ts';
import { defineService } from '../services.ts';
import type { TrackedGoods } from '../tracking/product-record.ts';

export interface AddToCart
  extends Pick<
    NewItem,
    'productId' | 'upc' | 'storeId' | 'giftOption' | 'customAmount' | 'recipeId' | 'precreatedCustomsCode'
  > {
  readonly qty?: number;
  /** For the toast and the mini cart, which then need not wait for the cart. */
  readonly name: string;
  readonly picture?: Picture;
  /** What tracking records of it (docs/tracking.md). */
  readonly tracked?: TrackedGoods;
  /** False keeps the mini cart closed. Default true. */
  readonly showMiniCart?: boolean;
}

export interface CartService {
  /**
   * Adds after checking stock; creates the cart on demand. Resolves with the line's id if the services return it;
   * rejects with a ProductError.
   */
  add(item: AddToCart): Promise<string | undefined>;
  /**
   * Adds several items in one step, all or nothing, and confirms them by one name, such as that of a set. Rejects with a
   * ProductError; when items are refused, `additionalInfo.upc` of its details says which.
   */
  addAll(items: readonly Omit<AddToCart, 'showMiniCart'>[], name: string): Promise<void>;
  /** Changes a line's variant; rejects with a ProductError. */
  changeVariant(itemId: string, to: Pick<NewItem, 'productId' | 'upc'>): Promise<void>;
  /** Changes the size or color of what is saved for later; rejects with a ProductError. */
  changeSaved(itemId: string, to: Pick<NewItem, 'productId' | 'upc'>): Promise<void>;
  /**
   * Restarts the session with a cart of these items, once, and reloads the page soon after: for pages that discover
   * that the services no longer know the session (CART-08).
   */
  renew(items: readonly CartItem[]): Promise<void>;
  openMiniCart(): void;
}

export const cartService = defineService<CartService>('cart');

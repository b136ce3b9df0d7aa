import { getCart } from 'shared-contracts/calls/cart';
import type { Cart } from 'shared-contracts/calls/cart-entities';
import { asProductError } from 'shared-contracts/errors/as-product-error';
import { isProductError } from 'shared-contracts/errors/product-error';
import type { Platform } from 'shared-contracts/platform';
import { readFavoriteStore } from 'storefront-kit/favorite-store';
import { keepCart, storedCart, summaryOf } from 'storefront-kit/stored-cart';
import { serviceMessages } from '../messages/service-messages.ts';
import type { CartAtoms } from './cart-state.ts';
import { recoveryOf } from './recovery.ts';

/** The result of a read. After `reset` the session must be restarted; the error has not been shown yet. */
export type ReadOutcome =
  | { readonly status: 'read' | 'failed' }
  | { readonly status: 'reset'; readonly error: unknown };

export interface CartReader {
  /** Reads the cart. With `settle`, the services adapt it to what is available now. */
  read(settle?: boolean): Promise<ReadOutcome>;
  /** Shows a cart; undefined for an empty one. */
  take(cart: Cart | undefined): void;
  /** Marks the cart as unreadable. */
  failed(error: unknown): void;
}

/** Reads the cart of the page into its atoms. */
export function cartReader(platform: Platform, atoms: CartAtoms): CartReader {
  const { store, calls, bus, toasts, locale } = platform;
  const texts = serviceMessages(locale);
  const settled = () => store.set(atoms.queue, ({ length }) => ({ length, isSettled: length === 0 }));

  function take(cart: Cart | undefined): void {
    store.set(atoms.takeCart, cart);
    keepCart(bus, cart && summaryOf(cart));
  }

  const request = (basketId: string, settle: boolean): Promise<Cart> => {
    const favorite = readFavoriteStore(locale);
    const query = {
      ...(favorite ? { favStoreId: favorite.storeId } : {}),
      ...(settle ? { isPatchRequired: 'true' as const } : {}),
    };
    return calls(getCart, { params: { basketId }, query });
  };

  /** Retries once when that may help, with the cart that has replaced a missing one. */
  async function requestTwice(basketId: string, settle: boolean): Promise<Cart> {
    try {
      return await request(basketId, settle);
    } catch (error) {
      const now = storedCart.read()?.basketId;
      const isReplaced = now !== undefined && now !== basketId;
      if (recoveryOf(asProductError(error), 'read') !== 'retry' || !now) throw error;
      if (isProductError(error, 'CART_NOT_FOUND') && !isReplaced) throw error;
      return request(now, settle);
    }
  }

  function failed(error: unknown): void {
    if (isProductError(error, 'CART_NOT_FOUND')) {
      // The cart was ordered or has expired: tells the shopper once and shows an empty cart.
      const units = (store.get(atoms.cart) ?? storedCart.read())?.totalItems ?? 0;
      if (units > 0) toasts.show({ tone: 'info', text: texts.cartExpired });
      take(undefined);
      return;
    }
    // A network fault does not mean an empty cart: what was shown stays, with the error above it.
    store.set(atoms.read, (before) => ({ ...before, status: 'error', error: asProductError(error) }));
    settled();
  }

  return {
    take,
    failed,
    async read(settle = false) {
      const basketId = storedCart.read()?.basketId;
      if (!basketId) {
        take(undefined);
        return { status: 'read' };
      }
      if (store.get(atoms.cart) === undefined) store.set(atoms.read, (before) => ({ ...before, status: 'pending' }));
      try {
        const cart = await requestTwice(basketId, settle);
        const shown = store.get(atoms.cart);
        // Responses may arrive out of order.
        const isLate = shown !== undefined && shown.basketId === cart.basketId && shown.revision > cart.revision;
        if (isLate) settled();
        else take(cart);
        return { status: 'read' };
      } catch (error) {
        if (recoveryOf(asProductError(error), 'read') === 'reset') return { status: 'reset', error };
        failed(error);
        return { status: 'failed' };
      }
    },
  };
}

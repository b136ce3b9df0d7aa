import type { PrimitiveAtom } from 'jotai/vanilla';
import { getCart } from 'shared-contracts/calls/cart';
import type { Cart } from 'shared-contracts/calls/cart-entities';
import { asProductError } from 'shared-contracts/errors/as-product-error';
import { isProductError } from 'shared-contracts/errors/product-error';
import type { Platform } from 'shared-contracts/platform';
import { readFavouriteStore } from 'storefront-kit/favourite-store';
import { keepCart, storedCart, summaryOf } from 'storefront-kit/stored-cart';
import { cartMessages } from '../messages/cart-messages.ts';
import type { CartState } from './cart-state.ts';
import { noticesOf, recoveryOf } from './recovery.ts';

export interface CartReader {
  /** Reads the cart; resolves with whether it could. `settle` lets the services adapt it to what can be had now. */
  read(settle?: boolean): Promise<boolean>;
  take(cart: Cart | undefined): void;
  failed(error: unknown): void;
}

interface ReaderParts {
  /** How many changes are still on their way. */
  readonly pending: () => number;
  /** Begins anew for a customer whom the services no longer know; false when that was done already. */
  readonly reset: () => Promise<boolean>;
}

/** Reads the cart of the page into its state. */
export function cartReader(
  platform: Platform,
  state: PrimitiveAtom<CartState>,
  { pending, reset }: ReaderParts,
): CartReader {
  const { store, calls, bus, toasts, locale } = platform;
  const texts = cartMessages(locale);
  const patch = (change: Partial<CartState>) => store.set(state, { ...store.get(state), ...change });

  function take(cart: Cart | undefined): void {
    const { wanted, arriving, leaving, notices } = store.get(state);
    patch({
      cart,
      status: 'success',
      error: undefined,
      settling: pending() > 0,
      ...(pending() > 0 ? { wanted, arriving, leaving } : { wanted: {}, arriving: 0, leaving: [] }),
      notices: noticesOf(notices, cart),
    });
    keepCart(bus, cart && summaryOf(cart));
  }

  const ask = (basketId: string, settle: boolean): Promise<Cart> => {
    const favourite = readFavouriteStore(locale);
    const query = {
      ...(favourite ? { favStoreId: favourite.storeId } : {}),
      ...(settle ? { isPatchRequired: 'true' as const } : {}),
    };
    return calls(getCart, { params: { basketId }, query });
  };

  /** Once more, of what may work then; and of the cart that has taken the place of one that is gone. */
  async function askTwice(basketId: string, settle: boolean): Promise<Cart> {
    try {
      return await ask(basketId, settle);
    } catch (error) {
      const now = storedCart.read()?.basketId;
      const replaced = now !== undefined && now !== basketId;
      if (recoveryOf(asProductError(error), 'read') !== 'retry' || !now) throw error;
      if (isProductError(error, 'CART_NOT_FOUND') && !replaced) throw error;
      return ask(now, settle);
    }
  }

  function failed(error: unknown): void {
    if (isProductError(error, 'CART_NOT_FOUND')) {
      // An order, or time, has ended it: the shopper is told once and starts with an empty one.
      const held = (store.get(state).cart ?? storedCart.read())?.totalItems ?? 0;
      if (held > 0) toasts.show({ tone: 'info', text: texts.cartExpired });
      take(undefined);
      return;
    }
    // A fault of the network is not an empty cart: what was shown stays, with the error beside it.
    patch({ status: 'error', settling: pending() > 0, error: asProductError(error) });
  }

  return {
    take,
    failed,
    async read(settle = false) {
      const basketId = storedCart.read()?.basketId;
      if (!basketId) {
        take(undefined);
        return true;
      }
      if (store.get(state).cart === undefined) patch({ status: 'pending' });
      try {
        const cart = await askTwice(basketId, settle);
        const shown = store.get(state).cart;
        // Answers may come in another order than they were asked for.
        const late = shown !== undefined && shown.basketId === cart.basketId && shown.revision > cart.revision;
        if (late) patch({ settling: pending() > 0 });
        else take(cart);
        return true;
      } catch (error) {
        const begunAnew = recoveryOf(asProductError(error), 'read') === 'reset' && (await reset());
        if (!begunAnew) failed(error);
        return false;
      }
    },
  };
}

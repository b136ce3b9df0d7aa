import type { PrimitiveAtom } from 'jotai/vanilla';
import type { Calls } from 'shared-contracts/call';
import { getCart } from 'shared-contracts/calls/cart';
import type { Cart } from 'shared-contracts/calls/cart-entities';
import { getPaymentMethods } from 'shared-contracts/calls/payment';
import { isProductError, ProductError } from 'shared-contracts/errors/product-error';
import type { Platform } from 'shared-contracts/platform';
import { keepCart, storedCart, summaryOf } from 'storefront-kit/stored-cart';
import type { CheckoutState } from './checkout-state.ts';
import { renewingCalls } from './renewing-calls.ts';

/** The cart in checkout, with what all parts of the model share. */
export interface CheckoutCart {
  readonly calls: Calls;
  readonly get: () => CheckoutState;
  readonly patch: (change: Partial<CheckoutState>) => void;
  /** Reports an error that needs no message. */
  readonly fault: (error: unknown) => void;
  /** @throws {ProductError} BSK404 when there is none */
  readonly basketId: () => string;
  readonly refresh: (options?: { readonly settles?: boolean }) => Promise<Cart | undefined>;
  /** The available payment methods depend on what is applied to the cart. */
  readonly refreshPayment: () => Promise<void>;
}

export function checkoutCart(platform: Platform, state: PrimitiveAtom<CheckoutState>): CheckoutCart {
  const { store, bus, report } = platform;
  const get = () => store.get(state);
  const patch = (change: Partial<CheckoutState>) => store.set(state, { ...get(), ...change });
  const calls = renewingCalls(platform, () => get().cart?.items ?? []);

  function basketId(): string {
    const id = get().cart?.basketId ?? storedCart.read()?.basketId;
    if (!id) throw new ProductError('BSK404', '');
    return id;
  }

  function take(cart: Cart | undefined): Cart | undefined {
    const { ready, notices } = get();
    const isOver = ready?.amount !== undefined && ready.amount !== cart?.totals.remainingToPay;
    // The services report a change only once.
    const heard = (cart?.flash ?? []).filter(({ code, itemId }) =>
      notices.every((notice) => notice.code !== code || notice.itemId !== itemId),
    );
    patch({ cart, notices: [...notices, ...heard], ...(isOver ? { ready: undefined } : {}) });
    keepCart(bus, cart && summaryOf(cart));
    return cart;
  }

  async function refresh({ settles = false } = {}): Promise<Cart | undefined> {
    const id = storedCart.read()?.basketId;
    if (!id) return take(undefined);
    try {
      const query = settles ? { isPatchRequired: 'true' as const } : {};
      return take(await calls(getCart, { params: { basketId: id }, query }));
    } catch (error) {
      if (isProductError(error, 'CART_NOT_FOUND')) return take(undefined);
      throw error;
    }
  }

  return {
    calls,
    get,
    patch,
    fault: (error) => report(error, { remote: 'checkout', phase: 'event' }),
    basketId,
    refresh,
    async refreshPayment() {
      const cart = await refresh();
      if (cart) patch({ payment: await calls(getPaymentMethods, { params: { basketId: cart.basketId } }) });
    },
  };
}

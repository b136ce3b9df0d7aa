import type { CallInput } from 'shared-contracts/call';
import { beginServing, endServing } from 'shared-contracts/calls/serving';
import { usePlatform } from 'shared-contracts/platform';
import { forgetTraces } from 'storefront-kit/forget-traces';
import { useNavigate } from 'storefront-kit/routing';
import { keepCart, storedCart } from 'storefront-kit/stored-cart';

interface Serving {
  /** Serves a customer from now on; the till's cart goes along or is left. Rejects with a ProductError. */
  begin(
    choice: Omit<CallInput<typeof beginServing>['body'], 'cartId'> & { readonly takesCart: boolean },
  ): Promise<void>;
  /** Lets go of the customer, of whom nothing stays on the till. Rejects with a ProductError. */
  end(): Promise<void>;
}

/** Begins and ends serving a customer in store mode (STO-02). */
export function useServing(): Serving {
  const { calls, session, bus } = usePlatform();
  const navigate = useNavigate();

  /** The session has another shopper now, to whom only a cart belongs that went along. */
  async function goOn(cart: { readonly basketId: string; readonly totalItems: number } | undefined): Promise<void> {
    forgetTraces();
    await session.reset();
    keepCart(bus, cart);
  }

  return {
    async begin({ takesCart, ...choice }) {
      const { basketId, totalItems = 0 } = storedCart.read() ?? {};
      const cart = takesCart && basketId ? { basketId, totalItems } : undefined;
      await calls(beginServing, { body: { ...choice, ...(cart ? { cartId: cart.basketId } : {}) } });
      await goOn(cart);
      // What checkout shows is of the shopper before.
      if (window.location.pathname.includes('/checkout')) navigate('/cart', { replace: true });
    },
    async end() {
      await calls(endServing, { body: {} });
      await goOn(undefined);
      // Whatever page is open may show the customer's data.
      navigate('/', { replace: true });
    },
  };
}

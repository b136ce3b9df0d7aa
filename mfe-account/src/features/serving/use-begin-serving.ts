import type { CallInput } from 'shared-contracts/call';
import { beginServing } from 'shared-contracts/calls/serving';
import { usePlatform } from 'shared-contracts/platform';
import { useNavigate } from 'storefront-kit/routing';
import { storedCart } from 'storefront-kit/stored-cart';
import { changeCustomer } from './change-customer.ts';

type Choice = Omit<CallInput<typeof beginServing>['body'], 'cartId'> & { readonly takesCart: boolean };

/** Serves a customer from now on (STO-02); the till's cart goes along or is left. Rejects with a ProductError. */
export function useBeginServing(): (choice: Choice) => Promise<void> {
  const platform = usePlatform();
  const navigate = useNavigate();
  return async ({ takesCart, ...choice }) => {
    const { basketId, totalItems = 0 } = storedCart.read() ?? {};
    const cart = takesCart && basketId ? { basketId, totalItems } : undefined;
    await platform.calls(beginServing, { body: { ...choice, ...(cart ? { cartId: cart.basketId } : {}) } });
    await changeCustomer(platform, cart);
    // What checkout shows is of the shopper before.
    if (window.location.pathname.includes('/checkout')) navigate('/cart', { replace: true });
  };
}

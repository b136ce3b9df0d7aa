import { useMemo } from 'react';
import { getPurchase, type Order, trackOrder } from 'shared-contracts/calls/checkout';
import { isProductError } from 'shared-contracts/errors/product-error';
import { usePlatform } from 'shared-contracts/platform';
import { type Reading, useReading } from 'storefront-kit/use-call';
import { useHasAccount, useSession } from 'storefront-kit/use-session';
import { shopperIn } from '../../service/shopper-in.ts';
import { useSessionSettled } from '../area/use-session-settled.ts';
import { knownEmail } from '../look-up/known-email.ts';

/**
 * Reads an order: of the buyer, or by the email with which it was found in this tab. It is read
 * again when somebody signs in or out.
 * @param orderNumber undefined for an address that names no order, of which nothing is read
 */
export function useOrder(orderNumber: string | undefined): Reading<Order> {
  const { calls } = usePlatform();
  const shopper = shopperIn(useSession());
  const isSettled = useSessionSettled();
  const hasAccount = useHasAccount();
  const read = useMemo(() => {
    if (orderNumber === undefined || !isSettled) return undefined;
    return async (signal: AbortSignal) => {
      const own = () => calls(getPurchase, { params: { orderId: orderNumber } }, { signal });
      const email = knownEmail(orderNumber, shopper);
      if (email === undefined) return own();
      const found = () => calls(trackOrder, { body: { orderNumber, email } }, { signal });
      if (!hasAccount) return found();
      return own().catch((error: unknown) => {
        if (!isProductError(error, 'ORDER_NOT_FOUND')) throw error;
        return found();
      });
    };
  }, [calls, orderNumber, shopper, hasAccount, isSettled]);
  return useReading(read, { remote: 'account' });
}

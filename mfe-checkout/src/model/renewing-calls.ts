import type { Calls } from 'shared-contracts/call';
import type { CartItem } from 'shared-contracts/calls/cart-entities';
import { isProductError } from 'shared-contracts/errors/product-error';
import type { Platform } from 'shared-contracts/platform';
import { cartService } from 'shared-contracts/services/cart';

/**
 * The calls of checkout. When the services no longer know the session, the cart is recreated with its items, once;
 * the error is shown where it occurred, and typed values survive the page's restart.
 */
export function renewingCalls(
  { calls, services, report }: Pick<Platform, 'calls' | 'services' | 'report'>,
  held: () => readonly CartItem[],
): Calls {
  let renewing = false;
  async function renew(items: readonly CartItem[]): Promise<void> {
    try {
      await (await services.load(cartService)).renew(items);
    } catch (error) {
      renewing = false;
      report(error, { remote: 'checkout', phase: 'event' });
    }
  }
  return async (call, input, options) => {
    try {
      return await calls(call, input, options);
    } catch (error) {
      const items = held();
      if (isProductError(error, 'INVALID_CUSTOMER') && !renewing && items.length > 0) {
        renewing = true;
        void renew(items);
      }
      throw error;
    }
  };
}

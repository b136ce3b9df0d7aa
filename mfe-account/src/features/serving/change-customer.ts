import type { Platform } from 'shared-contracts/platform';
import { forgetTraces } from 'storefront-kit/forget-traces';
import { keepCart } from 'storefront-kit/stored-cart';

/** Goes on with another customer at a till, whose session the services have: to that customer only a cart belongs that went along. */
export async function changeCustomer(
  { session, bus }: Pick<Platform, 'session' | 'bus'>,
  cart?: { readonly basketId: string; readonly totalItems: number },
): Promise<void> {
  forgetTraces();
  await session.reset();
  keepCart(bus, cart);
}

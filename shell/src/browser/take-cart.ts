import { cartGrown } from 'shared-contracts/events/cart';
import type { Platform } from 'shared-contracts/platform';
import { cartService } from 'shared-contracts/services/cart';
import { type CartSummary, keepCart, storedCart } from 'storefront-kit/stored-cart';

/**
 * The page's cart is another one now. One that grew is told by the cart itself, whose code comes for that, unless it is not
 * the one that is sold from.
 */
export function takeCart({ bus, services }: Platform, summary: CartSummary | undefined, isAside = false): void {
  const before = storedCart.read()?.totalItems ?? 0;
  keepCart(bus, summary);
  if (isAside || !summary?.basketId || summary.totalItems <= before) return;
  bus.publish(cartGrown, { basketId: summary.basketId, totalItems: summary.totalItems });
  services.preload(cartService);
}

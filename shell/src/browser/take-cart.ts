import { cartGrown } from 'shared-contracts/events/cart';
import type { Platform } from 'shared-contracts/platform';
import { cartService } from 'shared-contracts/services/cart';
import { type CartSummary, keepCart, storedCart } from 'storefront-kit/stored-cart';

/** The page's cart is another one now. One that grew by it is told by the cart itself, whose code comes for that. */
export function takeCart({ bus, services }: Platform, summary: CartSummary | undefined): void {
  const before = storedCart.read()?.totalItems ?? 0;
  keepCart(bus, summary);
  if (!summary?.basketId || summary.totalItems <= before) return;
  bus.publish(cartGrown, { basketId: summary.basketId, totalItems: summary.totalItems });
  services.preload(cartService);
}

import type { EventBus } from 'shared-contracts/events';
import { cartChanged } from 'shared-contracts/events/cart';
import { storedCart } from 'storefront-kit/stored-cart';

/**
 * Publishes the stored cart, so that the header shows its count before the cart's code loads, and follows other tabs.
 * The cart publishes its own state later.
 */
export function keepCartCount(bus: EventBus): void {
  const stored = storedCart.read();
  if (stored) bus.publish(cartChanged, stored);
  storedCart.subscribe((cart) => bus.publish(cartChanged, cart ?? { totalItems: 0 }));
}

import type { EventBus } from 'shared-contracts/events';
import { cartChanged } from 'shared-contracts/events/cart';
import { parseCartSummary, readStoredCart, storedCartKey } from 'storefront-kit/stored-cart';

/**
 * Tells the page what its cart held when it was last seen, so that the count in the header stands at once and without
 * the cart's code, and follows what other tabs do. The cart itself says later how it stands.
 */
export function keepCartCount(bus: EventBus): void {
  const stored = readStoredCart();
  if (stored) bus.publish(cartChanged, stored);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === storedCartKey) bus.publish(cartChanged, parseCartSummary(newValue) ?? { totalItems: 0 });
  });
}

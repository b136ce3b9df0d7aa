import type { Cart } from 'shared-contracts/calls/cart-entities';
import type { EventBus } from 'shared-contracts/events';
import { cartChanged } from 'shared-contracts/events/cart';
import { amount, currency, uuid } from 'shared-contracts/fields';
import * as v from 'valibot';
import { storedValue } from './storage.ts';

const summary = v.object({
  basketId: v.optional(uuid),
  totalItems: v.number(),
  total: v.optional(amount),
  currency: v.optional(currency),
  /** Identifies an older cart in another tab. */
  revision: v.optional(v.number()),
});
export type CartSummary = v.InferOutput<typeof summary>;

/** The cart of this browser, so that the count in the header shows before the cart is read; the server is the truth (CART-01). */
export const storedCart = storedValue('local', 'shop.cart', v.parser(summary));

/** The part of a cart that the browser stores. */
export const summaryOf = ({ basketId, totalItems, totals, currency, revision }: Cart): CartSummary => ({
  basketId,
  totalItems,
  total: totals.total,
  currency,
  revision,
});

/** Stores the browser's current cart, or that there is none, and publishes the change. */
export function keepCart(bus: EventBus, cart: CartSummary | undefined): void {
  storedCart.write(cart);
  bus.publish(cartChanged, cart ?? { totalItems: 0 });
}

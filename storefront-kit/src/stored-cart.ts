import type { Cart } from 'shared-contracts/calls/cart-entities';
import type { EventBus } from 'shared-contracts/events';
import { cartChanged } from 'shared-contracts/events/cart';
import { amount, currency } from 'shared-contracts/fields';
import * as v from 'valibot';

/** Local storage keeps which cart is this browser's; the server is the truth (CART-01). */
export const storedCartKey = 'tarnfell.cart';

const summary = v.object({
  basketId: v.optional(v.string()),
  totalItems: v.number(),
  total: v.optional(amount),
  currency: v.optional(currency),
  /** Tells tabs apart that know an older cart. */
  revision: v.optional(v.number()),
});
export type CartSummary = v.InferOutput<typeof summary>;

/** The summary in a storage value; undefined when there is none or it is not one. */
export function parseCartSummary(value: string | null): CartSummary | undefined {
  if (!value) return undefined;
  try {
    return v.parse(summary, JSON.parse(value));
  } catch (error) {
    console.warn('The stored cart cannot be read and is left aside', error);
    return undefined;
  }
}

export function readStoredCart(): CartSummary | undefined {
  try {
    return parseCartSummary(localStorage.getItem(storedCartKey));
  } catch (error) {
    console.warn('This browser allows no storage: the cart lasts for this page only', error);
    return undefined;
  }
}

export function writeStoredCart(value: CartSummary | undefined): void {
  try {
    if (value) localStorage.setItem(storedCartKey, JSON.stringify(value));
    else localStorage.removeItem(storedCartKey);
  } catch (error) {
    console.warn('This browser allows no storage: the cart lasts for this page only', error);
  }
}

/** What is remembered of a cart. */
export const summaryOf = ({ basketId, totalItems, totals, currency, revision }: Cart): CartSummary => ({
  basketId,
  totalItems,
  total: totals.total,
  currency,
  revision,
});

/** Remembers which cart is this browser's now, or that there is none, and tells everybody who shows it. */
export function keepCart(bus: EventBus, cart: CartSummary | undefined): void {
  writeStoredCart(cart);
  bus.publish(cartChanged, cart ?? { totalItems: 0 });
}

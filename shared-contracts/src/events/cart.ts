import * as v from 'valibot';
import { defineEvent } from '../events.ts';
import { amount, currency, picture, productId, upc } from '../fields.ts';

/** A product was added to the cart. */
export const cartItemAdded = defineEvent(
  'cart.item-added',
  v.object({ productId, upc, qty: v.number(), name: v.string(), picture: v.optional(picture) }),
);

/** The current cart, for counts and totals. The last one is retained. */
export const cartChanged = defineEvent(
  'cart.changed',
  v.object({
    basketId: v.optional(v.string()),
    totalItems: v.number(),
    total: v.optional(amount),
    currency: v.optional(currency),
    /** Increases with every change of the cart. */
    revision: v.optional(v.number()),
  }),
  { retained: true },
);

/** The difference in units once pending changes have been made. */
export const cartExpected = defineEvent('cart.expected', v.object({ units: v.number() }), { retained: true });

/** Sign-in merged two carts. Retained for late subscribers of the page. */
export const cartGrown = defineEvent('cart.grown', v.object({ basketId: v.string(), totalItems: v.number() }), {
  retained: true,
});

/** The cart became an order: drop all copies of it. */
export const orderPlaced = defineEvent(
  'checkout.order-placed',
  v.object({
    orderNumber: v.string(),
    basketId: v.string(),
    /** What was paid. */
    total: v.optional(amount),
    currency: v.optional(currency),
  }),
);

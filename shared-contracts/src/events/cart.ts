import * as v from 'valibot';
import { defineEvent } from '../events.ts';
import { amount, currency, picture, productId, upc } from '../fields.ts';

/** A product was put into the cart. */
export const cartItemAdded = defineEvent(
  'cart.item-added',
  v.object({ productId, upc, qty: v.number(), name: v.string(), picture: v.optional(picture) }),
);

/** The cart as it stands now, for whoever shows a count or a total. The last one is kept for late subscribers. */
export const cartChanged = defineEvent(
  'cart.changed',
  v.object({
    basketId: v.optional(v.string()),
    totalItems: v.number(),
    total: v.optional(amount),
    currency: v.optional(currency),
    /** Rises with every change of the cart. */
    revision: v.optional(v.number()),
  }),
  { retained: true },
);

/** How many more units the cart will hold, or fewer, when what is on its way to the services has arrived. */
export const cartExpected = defineEvent('cart.expected', v.object({ units: v.number() }), { retained: true });

/** Signing in brought more into the cart than it had. Kept for late subscribers of the page. */
export const cartGrown = defineEvent('cart.grown', v.object({ basketId: v.string(), totalItems: v.number() }), {
  retained: true,
});

/** The cart became an order: everybody who holds a copy lets go of it. */
export const orderPlaced = defineEvent(
  'checkout.order-placed',
  v.object({ orderNumber: v.string(), basketId: v.string() }),
);

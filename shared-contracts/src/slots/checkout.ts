import { defineSlot } from '../slots.ts';

/**
 * Buttons that pay the whole cart at once: PayPal, which an associate never sees, and Apple Pay. They follow the cart by
 * its events, and show nothing while there is nothing to pay.
 */
export const expressSlot = defineSlot<{ readonly place: 'cart' | 'mini-cart' }>('checkout.express');

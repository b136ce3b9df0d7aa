import { defineSlot } from '../slots.ts';

/**
 * Buttons that pay for the whole cart: PayPal, hidden from associates, and Apple Pay. They follow the cart's events,
 * and are hidden while there is nothing to pay.
 */
export const expressSlot = defineSlot<{ readonly place: 'cart' | 'mini-cart' }>('checkout.express');

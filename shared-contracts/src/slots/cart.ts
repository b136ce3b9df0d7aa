import { defineSlot } from '../slots.ts';

/** The way to the till, in store mode: in the bar above every page, or as the main action of a panel. */
export const tillSlot = defineSlot<{ readonly look: 'bar' | 'panel' }>('cart.till');

import { defineDialog } from '../dialogs.ts';

/** The mini cart; `addedItemId` is the line that was just added and stands first. */
export const miniCartDialog = defineDialog<{ readonly addedItemId?: string }>('cart.mini-cart', 'panel');

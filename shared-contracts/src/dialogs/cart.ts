import { defineDialog } from '../dialogs.ts';
import type { Picture } from '../fields.ts';

/** The mini cart; `addedItemId` is the line that was just added and stands first. */
export const miniCartDialog = defineDialog<{ readonly addedItemId?: string }>('cart.mini-cart', 'panel');

/** Goods that are to be collected: a line of the cart when `itemId` says which, else something to add. */
export interface PickupRequest {
  readonly productId: string;
  readonly upc: string;
  readonly name: string;
  readonly qty: number;
  readonly picture?: Picture;
  readonly itemId?: string;
}

/**
 * Stores that have something, to collect it there. Resolves when the goods have gone there, or back to home delivery.
 * Open it with `keep`: it asks back by another dialog.
 */
export const pickupDialog = defineDialog<PickupRequest>('cart.pickup', 'panel');

export interface NamedStore {
  readonly storeId: string;
  readonly name: string;
}

/** How a delivery group travels (`me`, `customs`, a store's). Resolves when that is settled. */
export const shippingMethodDialog = defineDialog<{ readonly shippingId: string }>('cart.shipping-method', 'modal');

/** Makes a line a gift, or changes what is said with it. Resolves when that is kept. */
export const giftDialog = defineDialog<{ readonly itemId: string }>('cart.gift-option', 'modal');

/** Other goods are collected somewhere else: shall they go along? Resolves with which. */
export const changeStoreDialog = defineDialog<
  { readonly to: NamedStore; readonly lines: readonly { readonly name: string; readonly at: string }[] },
  'all' | 'one'
>('cart.change-store', 'modal');

/** What came of it: what is collected at the new store now, and what could not go along. */
export const storeChangedDialog = defineDialog<{
  readonly to: NamedStore;
  readonly moved: readonly string[];
  readonly stayed: readonly { readonly name: string; readonly at: string }[];
}>('cart.store-changed', 'modal');

/**
 * What an associate takes off: a line when `itemId` says which, else the order; an adjustment that is there already when
 * `adjustmentId` says which. Resolves when that is kept.
 */
export const priceAdjustmentDialog = defineDialog<{ readonly itemId?: string; readonly adjustmentId?: string }>(
  'cart.price-adjustment',
  'modal',
);

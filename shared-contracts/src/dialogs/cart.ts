import { defineDialog } from '../dialogs.ts';
import type { Picture } from '../fields.ts';
import type { TrackedGoods } from '../tracking/product-record.ts';

/** The mini cart; `addedItemId` is the line just added and comes first. */
export const miniCartDialog = defineDialog<{ readonly addedItemId?: string }>('cart.mini-cart', 'panel');

/** A product to collect: a cart line when `itemId` is set, else something to add. */
export interface PickupRequest {
  readonly productId: string;
  readonly upc: string;
  readonly name: string;
  readonly qty: number;
  readonly picture?: Picture;
  readonly tracked?: TrackedGoods;
  readonly itemId?: string;
}

/**
 * Stores that stock a product, for pickup. Resolves when the line is collected there, or delivered home again. Open
 * it with `keep`: it opens a further dialog.
 */
export const pickupDialog = defineDialog<PickupRequest>('cart.pickup', 'panel');

export interface NamedStore {
  readonly storeId: string;
  readonly name: string;
}

/** Stores near a place, to choose one as one's own. Resolves with it; it is remembered already. */
export const chooseStoreDialog = defineDialog<Record<string, never>, NamedStore>('cart.choose-store', 'panel');

/** The method of a delivery group (`me`, `customs`, a store's). Resolves when it is chosen. */
export const shippingMethodDialog = defineDialog<{ readonly shippingId: string }>('cart.shipping-method', 'modal');

/** Makes a line a gift, or edits its message. Resolves when saved. */
export const giftDialog = defineDialog<{ readonly itemId: string }>('cart.gift-option', 'modal');

/** Asks whether lines collected at another store should move too. Resolves with the answer. */
export const changeStoreDialog = defineDialog<
  { readonly to: NamedStore; readonly lines: readonly { readonly name: string; readonly at: string }[] },
  'all' | 'one'
>('cart.change-store', 'modal');

/** The result of changing the pickup store: moved and remaining lines. */
export const storeChangedDialog = defineDialog<{
  readonly to: NamedStore;
  readonly moved: readonly string[];
  readonly stayed: readonly { readonly name: string; readonly at: string }[];
}>('cart.store-changed', 'modal');

/**
 * An associate's adjustment: of a line when `itemId` is set, else of the order; of an existing adjustment when
 * `adjustmentId` is set. Resolves when saved.
 */
export const priceAdjustmentDialog = defineDialog<{ readonly itemId?: string; readonly adjustmentId?: string }>(
  'cart.price-adjustment',
  'modal',
);

/** A link to what is in the cart, to send, or to have scanned at a till. */
export const shareCartDialog = defineDialog<Record<string, never>>('cart.share', 'modal');

/** Asks what becomes of the visitor's own cart, which has this many units. Resolves with the answer. */
export const joinCartDialog = defineDialog<{ readonly units: number }, 'add' | 'replace'>('cart.join-shared', 'modal');

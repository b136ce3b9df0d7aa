import { defineDialog } from '../dialogs.ts';

/** A line of the cart that another variant is chosen for. */
export interface ShoppingListContext {
  readonly itemId: string;
  /** The variant that it has now. */
  readonly upc: string;
}

/**
 * A product's colours and sizes, to add one at once; with a context it changes a line of the cart. Resolves when that
 * is done.
 */
export const quickshopDialog = defineDialog<{ readonly productId: string; readonly context?: ShoppingListContext }>(
  'content.quickshop',
  'panel',
);

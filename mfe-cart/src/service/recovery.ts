import type { Cart, Flash } from 'shared-contracts/calls/cart-entities';
import type { ErrorId } from 'shared-contracts/errors/catalogue';
import type { ProductError } from 'shared-contracts/errors/product-error';

/** What was tried. */
export type CartAction = 'add' | 'update' | 'remove' | 'read' | 'other';

/**
 * What the page does by itself, once, before it tells the shopper:
 * - `recreate`: a new cart is made and the item added to it
 * - `reset`: another session and a cart with what was in the old one, then the page starts over
 * - `retry`: the cart is read and the same is tried again
 * - `reload`: the cart is read with everything that had to change in it
 * - `show`: nothing; the error stands at its place
 */
export type Recovery = 'recreate' | 'reset' | 'retry' | 'reload' | 'show';

/** Answers that may not have arrived, and sums that may work out the second time. */
const passing: readonly ErrorId[] = ['NET408', 'NET503', 'ORD415'];

/** Errors after which an action is tried once more on the cart as it stands now (commerce.md section 4). */
const triedAgain: Readonly<Record<CartAction, readonly ErrorId[]>> = {
  // The first answer may have been lost: the same key makes one of both.
  add: ['NET408', 'NET503'],
  // A line that is not found may have joined another, or moved to the cart of an account.
  update: ['BSK404', 'ORD404', ...passing],
  remove: ['BSK404', 'ORD404', ...passing],
  read: ['BSK404', ...passing],
  other: [],
};

/** The article is gone, from the shop, from its store, or in that quantity (commerce.md sections 4 and 8). */
const noLongerAvailable: readonly ErrorId[] = ['ORD430', 'INV405', 'INV407', 'INV409'];

/** The recovery of an error by its id, never by its text. */
export function recoveryOf(error: ProductError, action: CartAction): Recovery {
  if (error.is('INVALID_CUSTOMER')) return 'reset';
  if (error.is('CART_NOT_FOUND') && action === 'add') return 'recreate';
  if (triedAgain[action].includes(error.id)) return 'retry';
  if (error.is(...noLongerAvailable) || error.details.some(({ additionalInfo }) => additionalInfo?.flash))
    return 'reload';
  return 'show';
}

/** A line goes another way than was chosen, or a group's method gave way (commerce.md section 4). */
const deliveryChanges: readonly string[] = [
  'PickupToSthTransition',
  'PickupToStsTransition',
  'StsToSthTransition',
  'StsToPickupTransition',
  'STHToPickupTransition',
  'OrderShippingMethodDowngraded',
];

export const isDeliveryChange = ({ code }: Pick<Flash, 'code'>): boolean => deliveryChanges.includes(code);

/** Whether a line goes another way than the shopper chose. */
export const wasMoved = (notices: readonly Flash[], { id }: Pick<Cart['items'][number], 'id'>): boolean =>
  notices.some((flash) => flash.itemId === id && isDeliveryChange(flash));

const keyOf = ({ code, itemId = '' }: Flash): string => `${code} ${itemId}`;

/**
 * What the shopper is told of a cart: its own messages, and changes of delivery that were told once, as long as their
 * line is there. The services tell a change only when they make it.
 */
export function noticesOf(before: readonly Flash[], cart: Cart | undefined): Flash[] {
  if (!cart) return [];
  const ids = cart.items.map(({ id }) => id);
  const kept = before.filter((flash) => isDeliveryChange(flash) && (!flash.itemId || ids.includes(flash.itemId)));
  return [...new Map([...kept, ...cart.flash].map((flash) => [keyOf(flash), flash])).values()];
}

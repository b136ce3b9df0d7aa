import type { Cart, Flash } from 'shared-contracts/calls/cart-entities';
import { type ErrorAction, type ErrorHandling, handlingOf } from 'shared-contracts/errors/catalogue';
import type { ProductError } from 'shared-contracts/errors/product-error';

/**
 * The automatic recovery, attempted once, after a refused cart action. The catalogue decides by error id; a flash
 * message in the details means that the services changed the cart (docs/spec/commerce.md section 4).
 */
export function recoveryOf(error: ProductError, action: ErrorAction): ErrorHandling {
  const handling = handlingOf(error.id, action);
  const changedCart = error.details.some(({ additionalInfo }) => additionalInfo?.flash);
  return handling === 'show' && changedCart ? 'refresh' : handling;
}

/**
 * Messages about a line whose delivery method changed, or a group whose method is no longer available
 * (docs/spec/commerce.md section 4).
 */
const deliveryChanges: readonly string[] = [
  'PickupToSthTransition',
  'PickupToStsTransition',
  'StsToSthTransition',
  'StsToPickupTransition',
  'STHToPickupTransition',
  'OrderShippingMethodDowngraded',
];

export const isDeliveryChange = ({ code }: Pick<Flash, 'code'>): boolean => deliveryChanges.includes(code);

/** Whether the services changed a line's delivery. */
export const wasMoved = (notices: readonly Flash[], { id }: Pick<Cart['items'][number], 'id'>): boolean =>
  notices.some((flash) => flash.itemId === id && isDeliveryChange(flash));

const keyOf = ({ code, itemId = '' }: Flash): string => `${code} ${itemId}`;

/**
 * The messages shown for a cart: its own, and delivery changes reported earlier while their line exists. The services
 * report a change only once.
 */
export function noticesOf(before: readonly Flash[], cart: Cart | undefined): Flash[] {
  if (!cart) return [];
  const ids = cart.items.map(({ id }) => id);
  const kept = before.filter((flash) => isDeliveryChange(flash) && (!flash.itemId || ids.includes(flash.itemId)));
  return [...new Map([...kept, ...cart.flash].map((flash) => [keyOf(flash), flash])).values()];
}

import type { Cart, CartItem } from 'shared-contracts/calls/cart-entities';

export type LostGift = Pick<CartItem, 'upc' | 'name'>;

/** The gifts that promotions gave earlier and the cart has no more; a gift that comes back is none of them. */
export function lostGifts(
  known: readonly LostGift[],
  before: Cart | undefined,
  cart: Cart | undefined,
): readonly LostGift[] {
  if (!cart || cart.items.length === 0 || before?.basketId !== cart.basketId) return [];
  const gone = [...known, ...before.bonusItems].filter(({ upc }) => !cart.bonusItems.some((gift) => gift.upc === upc));
  return [...new Map(gone.map(({ upc, name }) => [upc, { upc, name }])).values()];
}

import type { Cart } from 'shared-contracts/calls/cart-entities';
import { goodsOfCart } from 'shared-contracts/tracking/tracked-goods';
import { useTracked } from 'storefront-kit/use-tracked';

/** Tells that a cart with something in it is looked at, once while it is shown. */
export function useTrackedCart(cart: Cart | undefined, place: 'cart' | 'mini-cart'): void {
  const shown = cart && cart.items.length > 0 ? cart : undefined;
  useTracked(shown?.basketId, () => shown && { event: 'view_cart', place, ...goodsOfCart(shown) });
}
